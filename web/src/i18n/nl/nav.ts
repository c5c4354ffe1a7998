import type { nav as en } from '../en/nav'
import type { Texts } from '../types'

export const nav: Texts<typeof en> = {
  main: 'Hoofdmenu',
  home: 'Home',
  shop: 'Winkel',
  programs: 'Programma’s',
  coach: 'Word coach',
  app: 'App',
  login: 'Inloggen',
  menu: 'Menu',
  language: 'Taal',
  theme: {
    label: 'Weergave',
    system: 'Zoals het systeem',
    light: 'Licht',
    dark: 'Donker',
  },
  account: 'Account',
  cart: {
    zero: 'Winkelwagen, leeg',
    one: 'Winkelwagen, {count} artikel',
    other: 'Winkelwagen, {count} artikelen',
  },
  footer: {
    promise: 'Sterk, zonder poespas. Voeding, materiaal en coaching voor het werk dat je elke dag doet.',
    meaning: 'Tavan (توان) is het Perzische woord voor kracht.',
    help: 'Hulp',
    contact: 'Contact',
    privacy: 'Privacy',
    terms: 'Voorwaarden',
    blog: 'Blog',
    tips: 'Trainingstips',
    nutrition: 'Voeding',
    stories: 'Verhalen',
    support: 'Service',
    read: 'Lezen',
    rights: '© {year} Tavan',
  },
}
