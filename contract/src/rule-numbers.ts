import { STATS_DAYS_MAX } from './admin/rules'
import { INVITATION_HOURS } from './auth/invitation-rules'
import {
  COACH_LINK_HOURS,
  CONFIRM_LINK_DAYS,
  EMAIL_CHANGE_HOURS,
  EMAIL_UNDO_DAYS,
  RESET_LINK_MINUTES,
  SIGN_IN_RECORD_DAYS,
} from './auth/rules'
import { CODE_TRIES } from './auth/totp-rules'
import { BLOOD_TESTS_MAX, REPORT_BYTES_MAX } from './blood-tests/rules'
import {
  CATEGORIES_MAX,
  IMAGES_MAX,
  IMPORT_BYTES_MAX,
  productImageUploads,
  STOCK_MAX,
} from './catalog/console-rules'
import { WISHES_MAX } from './catalog/wish-list-rules'
import { CHANGE_WITHIN, CHAT_FILE_BYTES_MAX, CHAT_FILES_MAX, MESSAGE_MAX } from './chat/rules'
import {
  DOCUMENT_BYTES_MAX,
  DOCUMENTS_MAX,
  EXPERIENCE_MAX,
  EXPERIENCE_MIN,
  NAME_MAX,
  NAME_MIN,
  PHONE_MAX,
  PHONE_MIN,
  REJECTED_DOCUMENTS_MONTHS,
} from './coaches/rules'
import { exerciseVideoUploads } from './library/rules'
import type { Locale } from './locale'
import { DISCOUNT_CODE_MAX, DISCOUNT_CODE_MIN, DISCOUNT_PERCENT_MAX } from './orders/discount-rules'
import { PROGRAM_WITHDRAWAL_DAYS } from './orders/program-rules'
import { returnPhotoUploads, WITHDRAWAL_REFUND_DAYS, WITHDRAWAL_YEARS } from './orders/return-rules'
import {
  ORDER_KEY_MAX,
  ORDER_PREFIX_MAX,
  PAYMENT_HOLD,
  REFUND_BUSINESS_DAYS,
  SHIPPING_CODE_MAX,
  SHIPPING_CODE_MIN,
  TAX_RATE_MAX,
  UNCONFIRMED_CASH_HOLD,
} from './orders/rules'
import {
  SUBSCRIPTION_DAYS_MAX,
  SUBSCRIPTION_DAYS_MIN,
  SUBSCRIPTION_PAY_DAYS,
  SUBSCRIPTIONS_MAX,
} from './orders/subscription-rules'
import { PASSWORD_MAX, PASSWORD_MIN } from './password'
import { COVER_DAYS_MAX } from './programs/cover-rules'
import { CAPACITY_MAX, PHOTO_BYTES_MAX, SESSION_SETS_MAX, TEMPLATE_DAYS_MAX } from './programs/rules'
import { reviewPhotoUploads } from './reviews/rules'
import { HISTORY_BYTES_MAX, HISTORY_SETS_MAX } from './training/history-rules'
import { PROGRESS_PHOTOS_MAX } from './training/photo-rules'
import { CLIENT_ID_MAX, CLIENT_ID_MIN, LOG_DAY_MAX, LOG_PERIOD_MAX } from './training/rules'
import { HOUR, MB, MINUTE } from './units'

/** Numbers of rules inserted into errors, mails, invoices and articles: `{PASSWORD_MIN}`. */
export const ruleNumbers = {
  WISHES_MAX,
  BLOOD_TESTS_MAX,
  CHANGE_MINUTES: CHANGE_WITHIN / MINUTE,
  CHAT_FILES_MAX,
  CLIENT_ID_MAX,
  CLIENT_ID_MIN,
  HISTORY_MEGABYTES: HISTORY_BYTES_MAX / MB,
  HISTORY_SETS_MAX,
  LOG_DAY_MAX,
  LOG_PERIOD_MAX,
  PROGRESS_PHOTOS_MAX,
  SESSION_SETS_MAX,
  CHAT_FILE_MEGABYTES: CHAT_FILE_BYTES_MAX / MB,
  COVER_DAYS_MAX,
  CAPACITY_MAX,
  CATEGORIES_MAX,
  COACH_LINK_HOURS,
  CONFIRM_LINK_DAYS,
  DISCOUNT_CODE_MAX,
  DISCOUNT_CODE_MIN,
  DISCOUNT_PERCENT_MAX,
  DOCUMENTS_MAX,
  DOCUMENT_MEGABYTES: DOCUMENT_BYTES_MAX / MB,
  EMAIL_CHANGE_HOURS,
  EMAIL_UNDO_DAYS,
  EXERCISE_VIDEO_MEGABYTES: exerciseVideoUploads.fileBytes / MB,
  EXPERIENCE_MAX,
  EXPERIENCE_MIN,
  CODE_TRIES,
  IMAGES_MAX,
  IMAGE_MEGABYTES: productImageUploads.fileBytes / MB,
  IMPORT_MEGABYTES: IMPORT_BYTES_MAX / MB,
  INVITATION_HOURS,
  MESSAGE_MAX,
  NAME_MAX,
  NAME_MIN,
  ORDER_KEY_MAX,
  ORDER_PREFIX_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PHONE_MAX,
  PAYMENT_HOLD_MINUTES: PAYMENT_HOLD / MINUTE,
  PHONE_MIN,
  PHOTO_MEGABYTES: PHOTO_BYTES_MAX / MB,
  PROGRAM_WITHDRAWAL_DAYS,
  REFUND_BUSINESS_DAYS,
  REJECTED_DOCUMENTS_MONTHS,
  REPORT_MEGABYTES: REPORT_BYTES_MAX / MB,
  RESET_LINK_MINUTES,
  SIGN_IN_RECORD_DAYS,
  RETURN_PHOTOS_MAX: returnPhotoUploads.files,
  REVIEW_PHOTOS_MAX: reviewPhotoUploads.files,
  REVIEW_PHOTO_MEGABYTES: reviewPhotoUploads.fileBytes / MB,
  RETURN_PHOTO_MEGABYTES: returnPhotoUploads.fileBytes / MB,
  WITHDRAWAL_REFUND_DAYS,
  WITHDRAWAL_YEARS,
  SHIPPING_CODE_MAX,
  SHIPPING_CODE_MIN,
  SUBSCRIPTION_DAYS_MAX,
  SUBSCRIPTION_DAYS_MIN,
  SUBSCRIPTION_PAY_DAYS,
  SUBSCRIPTIONS_MAX,
  TAX_RATE_MAX,
  TEMPLATE_DAYS_MAX,
  STOCK_MAX,
  STATS_DAYS_MAX,
  UNCONFIRMED_CASH_HOURS: UNCONFIRMED_CASH_HOLD / HOUR,
} as const

const isRule = (name: string): name is keyof typeof ruleNumbers => Object.hasOwn(ruleNumbers, name)

/** The same texts with the numbers of the rules in the digits of the language; other parameters stay open. */
export function withRuleNumbers<T>(texts: T, locale: Locale): T {
  const digits = new Intl.NumberFormat(locale, { useGrouping: false })
  const written = (value: number | string) => (typeof value === 'number' ? digits.format(value) : value)
  const fill = (node: unknown): unknown => {
    if (typeof node === 'string')
      return node.replace(/\{(\w+)\}/g, (hole, name: string) =>
        isRule(name) ? written(ruleNumbers[name]) : hole,
      )
    if (Array.isArray(node)) return node.map(fill)
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, fill(inner)]))
  }
  return fill(texts) as T
}

/** The words of all languages, each with the numbers of the rules in its own digits. */
export function wordsWithRuleNumbers<T>(words: Record<Locale, T>): Record<Locale, T> {
  const { en, fa, nl } = words
  return { en: withRuleNumbers(en, 'en'), fa: withRuleNumbers(fa, 'fa'), nl: withRuleNumbers(nl, 'nl') }
}
