import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** The words of invitations to the staff. */
export const staffInvitationsWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
