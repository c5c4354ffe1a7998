import { isLocale } from 'contract/locale'
import { composeMail } from '../../../adapters/mail/layout'
import type { Deps } from '../../../deps'
import { transaction } from '../../../kernel/db/transaction'
import type { JobData } from '../../../kernel/jobs/jobs'
import { countJobMail } from '../../auth/attempts'
import { deliver } from '../../notifications/deliver.logic'
import { noteMealReminder, noteReminder } from '../../notifications/notifications.sql'
import { readMailShop } from '../../site/shop.logic'
import { getToday } from '../today/today.logic'
import { type ReminderKind, reminderWords } from './reminder-words'
import * as sql from './reminders.sql'

/** Queues of the reminders of today's session, and of meals at their time. */
export const SESSION_REMINDER = 'session-reminder'
export const MEAL_REMINDER = 'meal-reminder'

/** Hour of the account's own day from which it is reminded of what is still open. */
export const REMINDER_HOUR = 17
/** Minutes after its time in which a meal is reminded of. */
const MEAL_MINUTES = 30
/** Accounts that one run looks at. */
const AT_ONCE = 200

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

/** Reminds people of meals at their time; run by the schedule. */
export async function remindOfMeals({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  for (const { accountId, meal } of await sql.listDueMeals(db, MEAL_MINUTES, AT_ONCE))
    await transaction(db, async (tx) => {
      if (await noteMealReminder(tx, accountId, meal))
        await jobs.enqueue(tx, MEAL_REMINDER, { accountId, day: meal })
    })
}

type MailDeps = Pick<Deps, 'db' | 'jobs' | 'mail' | 'config' | 'pseudonym' | 'log'>

/** The handlers of the jobs; a repeat is the same mail. */
export const sendSessionReminder = (deps: MailDeps, data: JobData) => send(deps, data, 'session')
export const sendMealReminder = (deps: MailDeps, data: JobData) => send(deps, data, 'meal')

const notices = {
  session: { queue: SESSION_REMINDER, text: 'session_today' },
  meal: { queue: MEAL_REMINDER, text: 'meal_now' },
} as const

async function send(deps: MailDeps, data: JobData, kind: ReminderKind): Promise<void> {
  const accountId = String(data.accountId)
  const { queue, text: notice } = notices[kind]
  const notification = { accountId, kind, text: notice, path: '/today', mail: { queue, data } }
  if (!(await deliver(deps, notification))) return
  const reader = await sql.findReminderReader(deps.db, accountId)
  if (!reader) return
  const { email: recipient, confirmed, firstName, lastName } = reader
  const id = `${queue}-${accountId}-${String(data.day).replace(/\W/g, '-')}`
  if (!(await countJobMail(deps, id, { recipient, accountId, networkHash: undefined }))) {
    deps.log.warn(
      { event: 'mail_limited', mail: id, account: accountId },
      'a mail was not sent: too many today',
    )
    return
  }
  const locale = isLocale(reader.locale) ? reader.locale : 'en'
  const { why, action, ...of } = reminderWords[locale]
  const { subject, text } = of[kind]
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
