import { isLocale, type Locale } from 'contract/locale'
import { composeMail } from '../../../adapters/mail/layout'
import type { Deps } from '../../../deps'
import { transaction } from '../../../kernel/db/transaction'
import type { JobData } from '../../../kernel/jobs/jobs'
import { countJobMail } from '../../auth/attempts'
import { deliver } from '../../notifications/deliver.logic'
import { noteReminder } from '../../notifications/notifications.sql'
import { readMailShop } from '../../site/shop.logic'
import { getToday } from '../today/today.logic'
import * as sql from './reminders.sql'

/** Queue of the reminders of today's session. */
export const SESSION_REMINDER = 'session-reminder'

/** Hour of the account's own day from which it is reminded of what is still open. */
export const REMINDER_HOUR = 17
/** Accounts that one run looks at. */
const AT_ONCE = 200

export const reminderWords: Record<Locale, { subject: string; text: string; why: string; action: string }> = {
  en: {
    subject: 'Your session for today is waiting',
    text: 'There is a session in your plan for today. You can do it, move it or leave it out.',
    why: 'You asked for this reminder. You can turn it off in your account.',
    action: 'Open Today',
  },
  fa: {
    subject: 'جلسهٔ امروز در انتظار شماست',
    text: 'در برنامهٔ شما برای امروز جلسه‌ای هست. می‌توانید آن را انجام دهید، جابه‌جا کنید یا کنار بگذارید.',
    why: 'شما این یادآوری را خواسته‌اید. می‌توانید آن را در حساب خود خاموش کنید.',
    action: 'باز کردن امروز',
  },
  nl: {
    subject: 'Je training van vandaag wacht op je',
    text: 'In je plan staat een training voor vandaag. Je kunt hem doen, verplaatsen of overslaan.',
    why: 'Je hebt om deze herinnering gevraagd. Je kunt hem uitzetten in je account.',
    action: 'Vandaag openen',
  },
}

/** Reminds people of today's session, once a day each; run by the schedule. */
export async function remindOfSessions(deps: Pick<Deps, 'db' | 'jobs'>, hour = REMINDER_HOUR): Promise<void> {
  for (const { accountId, today } of await sql.listDueReminders(deps.db, hour, AT_ONCE)) {
    const { sessions } = await getToday(deps.db, { accountId, locale: 'en', date: today })
    const isOpen = sessions.some(({ state }) => state === 'planned')
    await transaction(deps.db, async (tx) => {
      const isFirst = await noteReminder(tx, accountId, today)
      if (isFirst && isOpen) await deps.jobs.enqueue(tx, SESSION_REMINDER, { accountId, day: today })
    })
  }
}

/** The job's handler; a repeat is the same mail. */
export async function sendSessionReminder(
  deps: Pick<Deps, 'db' | 'jobs' | 'mail' | 'config' | 'pseudonym' | 'log'>,
  data: JobData,
): Promise<void> {
  const accountId = String(data.accountId)
  const notification = { accountId, kind: 'session', text: 'session_today', path: '/today' } as const
  if (!(await deliver(deps, { ...notification, mail: { queue: SESSION_REMINDER, data } }))) return
  const reader = await sql.findReminderReader(deps.db, accountId)
  if (!reader) return
  const { email: recipient, confirmed, firstName, lastName } = reader
  const id = `session-reminder-${accountId}-${data.day}`
  if (!(await countJobMail(deps, id, { recipient, accountId, networkHash: undefined }))) {
    deps.log.warn(
      { event: 'mail_limited', mail: id, account: accountId },
      'a mail was not sent: too many today',
    )
    return
  }
  const locale = isLocale(reader.locale) ? reader.locale : 'en'
  const { subject, text, why, action } = reminderWords[locale]
  await deps.mail.send({
    id,
    to: { name: confirmed ? `${firstName} ${lastName}` : '', address: recipient },
    ...composeMail({
      locale,
      subject,
      reason: 'account',
      shop: await readMailShop(deps),
      ...(confirmed ? { name: firstName } : {}),
      blocks: [{ text }, { action, url: `${deps.config.publicUrl}/today` }, { text: why }],
    }),
  })
}
