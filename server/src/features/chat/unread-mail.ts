import type { ChatSide } from 'contract/chat/rules'
import { isLocale, type Locale } from 'contract/locale'
import { composeMail, isolated } from '../../adapters/mail/layout'
import type { Deps } from '../../deps'
import type { JobData } from '../../kernel/jobs/jobs'
import { countJobMail } from '../auth/attempts'
import { deliver } from '../notifications/deliver.logic'
import { readMailShop } from '../site/shop.logic'
import { announceDue, findReader } from './unread.sql'

/** Queue of the mails about messages that were not read. */
export const UNREAD_MAIL = 'chat-unread-mail'

interface Words {
  subject: string
  /** `{other}` is filled in. */
  text: string
  /** The same where the reader's address is not confirmed: nothing in it was typed by anybody. */
  nameless: string
  action: string
}

export const unreadMailWords: Record<Locale, Words> = {
  en: {
    subject: 'You have unread messages',
    text: '{other} sent you a message.',
    nameless: 'There is something new in your messages.',
    action: 'Open Your Messages',
  },
  fa: {
    subject: 'پیام خوانده‌نشده دارید',
    text: '{other} برای شما پیام فرستاده است.',
    nameless: 'در پیام‌های شما پیام جدیدی هست.',
    action: 'باز کردن پیام‌ها',
  },
  nl: {
    subject: 'Je hebt ongelezen berichten',
    text: '{other} heeft je een bericht gestuurd.',
    nameless: 'Er is iets nieuws in je berichten.',
    action: 'Berichten openen',
  },
}

const PLACE: Record<ChatSide, string> = { user: '/messages', coach: '/coach/dashboard?tab=chats' }

/** Mails about messages unread for too long, each message once; run by the schedule. */
export async function announceUnread({ db }: Pick<Deps, 'db'>): Promise<void> {
  await announceDue(db, UNREAD_MAIL, 'user')
  await announceDue(db, UNREAD_MAIL, 'coach')
}

/**
 * The job's handler: tells the reader that there is something, never what. Nothing is sent where it has been read by now,
 * or where a coach wants no such mails. A repeat is the same mail.
 */
export async function sendUnreadMail(
  deps: Pick<Deps, 'db' | 'jobs' | 'mail' | 'config' | 'pseudonym' | 'log'>,
  data: JobData,
): Promise<void> {
  const { chatId, side, seq } = data
  const readerSide: ChatSide = side === 'coach' ? 'coach' : 'user'
  const reader = await findReader(deps.db, String(chatId), readerSide)
  if (!reader) return
  const path = PLACE[readerSide]
  const notification = { accountId: reader.accountId, kind: 'message', text: 'message', path } as const
  if (!(await deliver(deps, { ...notification, mail: { queue: UNREAD_MAIL, data } }))) return
  const { accountId, email: recipient, confirmed, firstName, lastName, other } = reader
  const id = `chat-unread-${chatId}-${readerSide}-${seq}`
  if (!(await countJobMail(deps, id, { recipient, accountId, networkHash: undefined }))) {
    deps.log.warn(
      { event: 'mail_limited', mail: id, account: accountId },
      'a mail was not sent: too many today',
    )
    return
  }
  const locale = isLocale(reader.locale) ? reader.locale : 'en'
  const words = unreadMailWords[locale]
  const text = confirmed && other ? words.text.replace('{other}', () => isolated(other)) : words.nameless
  await deps.mail.send({
    id,
    to: { name: confirmed ? `${firstName} ${lastName}` : '', address: recipient },
    ...composeMail({
      locale,
      subject: words.subject,
      reason: readerSide === 'coach' ? 'coach' : 'account',
      shop: await readMailShop(deps),
      ...(confirmed ? { name: firstName } : {}),
      blocks: [{ text }, { action: words.action, url: deps.config.publicUrl + path }],
    }),
  })
}
