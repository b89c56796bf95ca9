import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { useLanguage } from './lib/fluent'
import { keepForOffline } from './lib/offline.svelte'
import { settings } from './lib/settings.svelte'
import { preferred } from './lib/spoken.svelte'

await useLanguage(preferred([settings.language, ...navigator.languages]))
mount(App, { target: document.getElementById('app') ?? document.body })
void keepForOffline()
