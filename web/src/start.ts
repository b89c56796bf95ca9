import { mount } from 'svelte'
import App from './App.svelte'
import { useLanguage } from './lib/fluent'
import type { Language } from './lib/languages'
import { keepForOffline } from './lib/offline.svelte'

export async function start(language: Language): Promise<void> {
  await useLanguage(language)
  mount(App, { target: document.getElementById('app') ?? document.body })
  void keepForOffline()
}
