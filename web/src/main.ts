import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { useLanguage } from './lib/fluent'
import { keepForOffline } from './lib/offline.svelte'

await useLanguage('en')
mount(App, { target: document.getElementById('app') ?? document.body })
void keepForOffline()
