import { isLocale, type Locale } from 'contract/locale'
import { composeMail } from '../../adapters/mail/layout'
import type { Deps } from '../../deps'
import type { Tx } from '../../kernel/db/client'
import type { JobData } from '../../kernel/jobs/jobs'
import { countJobMail } from '../auth/attempts'
import { deliver } from '../notifications/deliver.logic'
import { readMailShop } from '../site/shop.logic'
import { findMailedCoach, listCoachesOf } from './blood-test-mail.sql'

/** Queue of the mails to coaches whose athlete has sent a blood test. */
export const COACH_BLOOD_TEST_MAIL = 'coach-blood-test-mail'

/** The mail does not name the athlete: the list does after sign-in. */
const words: Record<Locale, { subject: string; text: string; action: string }> = {
  en: {
    subject: 'A blood test is waiting for your comment',
    text: 'One of your athletes has sent a blood test. Sign in to read it and to write your comment.',
    action: 'Open the Blood Tests',
  },
  fa: {
    subject: 'یک آزمایش خون در انتظار نظر شماست',
    text: 'یکی از ورزشکاران شما آزمایش خون فرستاده است. برای خواندن آن و نوشتن نظر وارد حساب خود شوید.',
    action: 'باز کردن آزمایش‌های خون',
  },
  nl: {
    subject: 'Een bloedonderzoek wacht op je reactie',
    text: 'Een van je sporters heeft een bloedonderzoek gestuurd. Log in om het te lezen en erop te reageren.',
    action: 'Bloedonderzoeken openen',
  },
}

/** Queues a mail to each coach who may read the test, in the test's transaction. */
export async function enqueueCoachMails(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  bloodTestId: string,
): Promise<void> {
  for (const coachId of await listCoachesOf(tx, bloodTestId))
    await enqueueCoachMail({ jobs }, tx, bloodTestId, coachId)
}

/** Queues the mail to one coach about the test, in the test's transaction. */
export async function enqueueCoachMail(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  bloodTestId: string,
  coachId: string,
): Promise<void> {
  await jobs.enqueue(tx, COACH_BLOOD_TEST_MAIL, { bloodTestId, coachId })
}

/** Handles the job; a repeat is the same mail. Skips tests commented or handed over meanwhile. */
export async function sendCoachMail(
  deps: Pick<Deps, 'db' | 'jobs' | 'mail' | 'config' | 'pseudonym' | 'log'>,
  data: JobData,
): Promise<void> {
  const [bloodTestId, coachId] = [String(data.bloodTestId), String(data.coachId)]
  const coach = await findMailedCoach(deps.db, { bloodTestId, coachId })
  if (!coach) return
  const path = '/coach/dashboard?tab=blood-tests'
  const notification = { accountId: coachId, kind: 'blood_test', text: 'test_waiting', path } as const
  if (!(await deliver(deps, { ...notification, mail: { queue: COACH_BLOOD_TEST_MAIL, data } }))) return
  const locale = isLocale(coach.locale) ? coach.locale : 'en'
  const { subject, text, action } = words[locale]
  const id = `blood-test-sent-${bloodTestId}-${coachId}`
  const mail = { recipient: coach.email, accountId: coachId, networkHash: undefined }
  if (!(await countJobMail(deps, id, mail))) {
    deps.log.warn(
      { event: 'mail_limited', mail: id, account: coachId },
      'a mail was not sent: too many today',
    )
    return
  }
  await deps.mail.send({
    id,
    to: { name: `${coach.firstName} ${coach.lastName}`, address: coach.email },
    ...composeMail({
      locale,
      subject,
      reason: 'coach',
      shop: await readMailShop(deps),
      name: coach.firstName,
      blocks: [{ text }, { action, url: deps.config.publicUrl + path }],
    }),
  })
}
