import type { Page } from '@playwright/test'
import type { Locale } from 'contract/locale'
import auditEn from '../../web/src/features/admin/audit/words/en'
import auditFa from '../../web/src/features/admin/audit/words/fa'
import auditNl from '../../web/src/features/admin/audit/words/nl'
import peopleEn from '../../web/src/features/admin/people/words/en'
import peopleFa from '../../web/src/features/admin/people/words/fa'
import peopleNl from '../../web/src/features/admin/people/words/nl'
import queuesEn from '../../web/src/features/admin/queues/words/en'
import queuesFa from '../../web/src/features/admin/queues/words/fa'
import queuesNl from '../../web/src/features/admin/queues/words/nl'
import staffEn from '../../web/src/features/admin/staff/words/en'
import staffFa from '../../web/src/features/admin/staff/words/fa'
import staffNl from '../../web/src/features/admin/staff/words/nl'
import invitationsEn from '../../web/src/features/auth/staff/words/en'
import invitationsFa from '../../web/src/features/auth/staff/words/fa'
import invitationsNl from '../../web/src/features/auth/staff/words/nl'
import { createTranslate } from '../../web/src/i18n/translate'
import type { Texts } from '../../web/src/i18n/types'
import { owner } from './owner'

const en = { ...peopleEn, ...staffEn, ...invitationsEn, ...auditEn, ...queuesEn }
const texts: Record<Locale, Texts<typeof en>> = {
  en,
  fa: { ...peopleFa, ...staffFa, ...invitationsFa, ...auditFa, ...queuesFa },
  nl: { ...peopleNl, ...staffNl, ...invitationsNl, ...auditNl, ...queuesNl },
}

/** Actions of the owner on accounts, staff, audit log and queues in one language. */
export function peopleStaff(page: Page, locale: Locale = 'en') {
  const me = owner(page, locale)
  const p = createTranslate<typeof en>(locale, texts[locale])
  const button = (name: string) => me.main.getByRole('button', { name, exact: true })
  const answer = (name: string) => me.dialog.getByRole('button', { name, exact: true })
  const rows = me.main.getByRole('row')
  return { ...me, p, button, answer, rows }
}
