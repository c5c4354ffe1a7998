import { isLocale, type Locale } from 'contract/locale'
import { composeMail, isolated } from '../../adapters/mail/layout'
import type { Deps } from '../../deps'
import type { JobData } from '../../kernel/jobs/jobs'
import { deliver } from '../notifications/deliver.logic'
import { COACH_PROGRAM_MAIL, type CoachMail } from '../programs/life/program-jobs'
import { readMailShop } from '../site/shop.logic'
import { findCoachMailReader } from './program-mail.sql'

interface Words {
  subject: string
  text: string
}

/** `{program}` and `{athlete}` are filled in; no health data in any of them. */
const words: Record<Locale, Record<CoachMail, Words> & { action: string }> = {
  en: {
    action: 'Open the Dashboard',
    assigned: {
      subject: 'A new athlete: {program}',
      text: '{athlete} has been assigned to you with the program {program}.',
    },
    answered: {
      subject: 'Answers are in: {program}',
      text: '{athlete} has answered the questionnaire for {program}. You can write the plan now.',
    },
    handed_over: {
      subject: '{program} was handed over',
      text: '{athlete}’s program {program} has been handed over to another coach.',
    },
    deactivated: {
      subject: '{program} has ended',
      text: '{athlete}’s order for {program} was cancelled or refunded, so the program has ended.',
    },
    athlete_paused: {
      subject: '{program} is paused',
      text: '{athlete} has paused the program {program}. It goes on by itself after 14 days at the latest.',
    },
    consent_withdrawn: {
      subject: '{program}: you no longer see your athlete’s data',
      text: '{athlete} no longer agrees that health data is stored and shown to you. Plans, answers and blood tests stay closed to you until {athlete} agrees again. You can still write to each other.',
    },
    left: {
      subject: '{program}: your athlete has left',
      text: '{athlete} has left: the account is closed, and the program {program} ends with it. You don’t need to do anything.',
    },
  },
  fa: {
    action: 'باز کردن پیشخوان',
    assigned: {
      subject: 'ورزشکار جدید: {program}',
      text: '{athlete} با برنامهٔ {program} به شما سپرده شد.',
    },
    answered: {
      subject: 'پاسخ‌ها رسید: {program}',
      text: '{athlete} پرسش‌نامهٔ {program} را پر کرد. اکنون می‌توانید برنامه را بنویسید.',
    },
    handed_over: {
      subject: '{program} واگذار شد',
      text: 'برنامهٔ {program} از {athlete} به مربی دیگری واگذار شد.',
    },
    deactivated: {
      subject: '{program} به پایان رسید',
      text: 'سفارش برنامهٔ {program} از {athlete} لغو شد یا وجه آن بازگردانده شد؛ برنامه از این رو غیرفعال شده است.',
    },
    athlete_paused: {
      subject: '{program} در توقف موقت است',
      text: '{athlete} برنامهٔ {program} را موقتاً متوقف کرده است. برنامه حداکثر پس از ۱۴ روز خودبه‌خود ادامه می‌یابد.',
    },
    consent_withdrawn: {
      subject: '{program}: داده‌های ورزشکار دیگر برای شما باز نیست',
      text: '{athlete} دیگر با نگهداری داده‌های سلامت و نمایش آن به شما موافق نیست. تا وقتی دوباره موافقت کند، برنامه‌ها، پاسخ‌ها و آزمایش‌های او برای شما بسته است. همچنان می‌توانید به هم پیام بدهید.',
    },
    left: {
      subject: '{program}: ورزشکار شما رفته است',
      text: '{athlete} حساب خود را بسته است و برنامهٔ {program} هم با آن به پایان می‌رسد. لازم نیست کاری بکنید.',
    },
  },
  nl: {
    action: 'Dashboard openen',
    assigned: {
      subject: 'Een nieuwe sporter: {program}',
      text: '{athlete} is aan je toegewezen met het programma {program}.',
    },
    answered: {
      subject: 'De antwoorden zijn binnen: {program}',
      text: '{athlete} heeft de vragenlijst van {program} ingevuld. Je kunt nu het plan schrijven.',
    },
    handed_over: {
      subject: '{program} is overgedragen',
      text: 'Het programma {program} van {athlete} is aan een andere coach overgedragen.',
    },
    deactivated: {
      subject: '{program} is beëindigd',
      text: 'De bestelling van het programma {program} van {athlete} is geannuleerd of terugbetaald; het programma is daarom beëindigd.',
    },
    athlete_paused: {
      subject: '{program} is gepauzeerd',
      text: '{athlete} heeft het programma {program} gepauzeerd. Het gaat na uiterlijk 14 dagen vanzelf verder.',
    },
    consent_withdrawn: {
      subject: '{program}: je ziet de gegevens van je sporter niet meer',
      text: '{athlete} vindt het niet langer goed dat gezondheidsgegevens worden bewaard en aan jou getoond. Plannen, antwoorden en bloedonderzoeken blijven voor jou gesloten tot {athlete} weer akkoord gaat. Jullie kunnen elkaar nog wel schrijven.',
    },
    left: {
      subject: '{program}: je sporter is vertrokken',
      text: '{athlete} is vertrokken: het account is gesloten en daarmee eindigt het programma {program}. Je hoeft niets te doen.',
    },
  },
}

/** The job's handler: tells a coach about an athlete's program, unless the coach wants no such mails; may run twice. */
export async function sendCoachProgramMail(
  deps: Pick<Deps, 'db' | 'jobs' | 'mail' | 'config'>,
  data: JobData,
): Promise<void> {
  const coachId = String(data.coachId)
  const reader = await findCoachMailReader(deps.db, coachId, String(data.userProgramId))
  if (!reader) return
  const notification = {
    accountId: coachId,
    kind: 'plan',
    text: 'program_news',
    path: '/coach/dashboard',
  } as const
  if (!(await deliver(deps, { ...notification, mail: { queue: COACH_PROGRAM_MAIL, data } }))) return
  const locale = isLocale(reader.locale) ? reader.locale : 'en'
  const { subject, text } = words[locale][data.mail as CoachMail]
  await deps.mail.send({
    id: `coach-program-${data.mail}-${data.id}`,
    to: { name: `${reader.firstName} ${reader.lastName}`, address: reader.email },
    ...composeMail({
      locale,
      subject: subject.replace('{program}', () => reader.program),
      reason: 'coach',
      shop: await readMailShop(deps),
      name: reader.firstName,
      blocks: [
        {
          text: text
            .replace('{program}', () => isolated(reader.program))
            .replaceAll('{athlete}', () => isolated(reader.athlete)),
        },
        { action: words[locale].action, url: `${deps.config.publicUrl}/coach/dashboard` },
      ],
    }),
  })
}
