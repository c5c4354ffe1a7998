import { isLocale, type Locale, locales } from 'contract/locale'
import { composeMail, isolated } from '../../../adapters/mail/layout'
import type { Deps } from '../../../deps'
import type { JobData } from '../../../kernel/jobs/jobs'
import { countJobMail } from '../../auth/attempts'
import { readMailShop } from '../../site/shop.logic'
import { findReader } from './cover-mail.sql'

/** `{coach}`, `{colleague}`, `{from}` and `{to}` are filled in. */
interface Words {
  subject: string
  athlete: { named: string; ended: string; action: string }
  colleague: { named: string; ended: string; action: string }
  /** For an unconfirmed address: the mail contains no text that a person typed. */
  nameless: string
}

export const coverMailWords: Record<Locale, Words> = {
  en: {
    subject: 'Who looks after your program',
    athlete: {
      named:
        '{colleague} looks after you for {coach} from {from} to {to}. During these days {colleague} can read your program, your tests and your conversation with {coach}, and answers you there. Nothing changes in your plan.',
      ended: '{coach} looks after you again. {colleague} no longer has access to anything of yours.',
      action: 'Open Your Messages',
    },
    colleague: {
      named:
        'You cover for {coach} from {from} to {to}: the athletes of {coach} are among yours during these days.',
      ended: 'You no longer cover for {coach}.',
      action: 'Open Your Queue',
    },
    nameless: 'There is news about who looks after your program. Sign in to read it.',
  },
  fa: {
    subject: 'چه کسی همراه برنامهٔ شماست',
    athlete: {
      named:
        '{colleague} از {from} تا {to} به‌جای {coach} همراه شماست. در این روزها {colleague} برنامه، آزمایش‌ها و گفت‌وگوی شما با {coach} را می‌بیند و همان‌جا پاسخ می‌دهد. برنامهٔ شما همان است که بود.',
      ended: '{coach} دوباره همراه شماست. {colleague} دیگر به چیزی از شما دسترسی ندارد.',
      action: 'باز کردن پیام‌ها',
    },
    colleague: {
      named: 'شما از {from} تا {to} جانشین {coach} هستید: ورزشکاران {coach} در این روزها در فهرست شما هستند.',
      ended: 'شما دیگر جانشین {coach} نیستید.',
      action: 'باز کردن صف',
    },
    nameless: 'دربارهٔ اینکه چه کسی همراه برنامهٔ شماست خبری هست. برای خواندن آن وارد شوید.',
  },
  nl: {
    subject: 'Wie je programma begeleidt',
    athlete: {
      named:
        '{colleague} begeleidt je van {from} tot en met {to} voor {coach}. In die dagen kan {colleague} je programma, je tests en je gesprek met {coach} lezen, en antwoordt je daar. Aan je plan verandert niets.',
      ended: '{coach} begeleidt je weer. {colleague} heeft nergens meer toegang toe.',
      action: 'Berichten openen',
    },
    colleague: {
      named:
        'Je neemt van {from} tot en met {to} waar voor {coach}: de sporters van {coach} staan die dagen bij de jouwe.',
      ended: 'Je neemt niet meer waar voor {coach}.',
      action: 'Werklijst openen',
    },
    nameless: 'Er is nieuws over wie je programma begeleidt. Log in om het te lezen.',
  },
}

/** The job's handler: tells an athlete, or the colleague, about a cover. A repeat is the same mail. */
export async function sendCoverMail(
  deps: Pick<Deps, 'db' | 'mail' | 'config' | 'pseudonym' | 'log'>,
  data: JobData,
): Promise<void> {
  const ended = data.ended === true
  const reader = await findReader(deps.db, {
    coverId: String(data.coverId),
    accountId: String(data.accountId),
    ended,
  })
  if (!reader) return
  const { accountId, email: recipient, confirmed, firstName, lastName, isColleague } = reader
  const id = `cover-${ended ? 'ended' : 'named'}-${data.coverId}-${accountId}`
  if (!(await countJobMail(deps, id, { recipient, accountId, networkHash: undefined }))) {
    deps.log.warn(
      { event: 'mail_limited', mail: id, account: accountId },
      'a mail was not sent: too many today',
    )
    return
  }
  const locale = isLocale(reader.locale) ? reader.locale : 'en'
  const words = coverMailWords[locale]
  const { named, ended: over, action } = isColleague ? words.colleague : words.athlete
  const day = (text: string) =>
    new Intl.DateTimeFormat(`${locale}-u-ca-${locales[locale].calendar}`, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(`${text}T00:00:00Z`))
  const values: Record<string, string> = {
    coach: isolated(reader.coach),
    colleague: isolated(reader.colleague),
    from: day(reader.from),
    to: day(reader.to),
  }
  const text = (ended ? over : named).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  await deps.mail.send({
    id,
    to: { name: confirmed ? `${firstName} ${lastName}` : '', address: recipient },
    ...composeMail({
      locale,
      subject: words.subject,
      reason: isColleague ? 'coach' : 'account',
      shop: await readMailShop(deps),
      ...(confirmed ? { name: firstName } : {}),
      blocks: [
        { text: confirmed ? text : words.nameless },
        { action, url: deps.config.publicUrl + (isColleague ? '/coach/dashboard' : '/messages') },
      ],
    }),
  })
}
