import type { ErrorTable } from './table'

/** Errors of the pages around the shop. */
export const siteErrors = {
  'site.name_required': [400, 'Please enter the name of the shop'],
  'site.time_zone_unknown': [400, 'This time zone is not known. An example: Europe/Amsterdam'],
  'site.link_invalid': [400, 'Please enter a whole address that begins with https://'],
  'site.text_required': [400, 'Please write this text in every language'],
  'site.settings_changed': [
    409,
    'Someone else saved the settings while you were editing. Reload them before saving yours.',
  ],
} as const satisfies ErrorTable
