import type { Locale } from 'contract/locale'
import { isolated, type Letter, ltr, type Reason } from './letter'

/** `{shop}` is the shop's name. */
const reasons: Record<Locale, Record<Reason, string>> = {
  en: {
    order: 'You’re receiving this email because this address was used for an order at {shop}.',
    account: 'You get this email because you have an account at {shop}.',
    coach: 'You get this email because you coach at {shop}.',
    application: 'You get this email because someone applied to coach at {shop} with this address.',
    alert: 'You’re receiving this email because someone asked {shop} to notify this address.',
  },
  fa: {
    order: 'این ایمیل برای سفارشی است که با این نشانی در {shop} ثبت شده است.',
    account: 'این ایمیل را می‌گیرید چون در {shop} حساب دارید.',
    coach: 'این ایمیل را می‌گیرید چون مربی {shop} هستید.',
    application: 'این ایمیل برای درخواست مربیگری است که با این نشانی به {shop} فرستاده شده است.',
    alert: 'این ایمیل را می‌گیرید چون از {shop} خواسته شده بود به این نشانی بنویسد.',
  },
  nl: {
    order: 'Je krijgt deze mail omdat er bij {shop} met dit adres is besteld.',
    account: 'Je krijgt deze mail omdat je een account hebt bij {shop}.',
    coach: 'Je krijgt deze mail omdat je coach bent bij {shop}.',
    application: 'Je krijgt deze mail omdat iemand zich met dit adres bij {shop} heeft aangemeld als coach.',
    alert: 'Je krijgt deze mail omdat iemand {shop} heeft gevraagd naar dit adres te mailen.',
  },
}
const questions: Record<Locale, string> = {
  en: 'Questions? Write to {email}.',
  fa: 'پرسشی دارید؟ به {email} ایمیل بزنید.',
  nl: 'Vragen? Mail naar {email}.',
}
const houses: Record<Locale, string> = { en: '{shop}', fa: '«توان»', nl: '{shop}' }

/** Why this mail came and where questions go; who wrote it follows. */
export function footerLines({ locale, reason, shop }: Letter): string[] {
  // Only our own name has a Persian form; a shop's name is written as set.
  const name = shop.name === 'Tavan' ? houses[locale].replace('{shop}', shop.name) : isolated(shop.name)
  return [
    reasons[locale][reason].replace('{shop}', () => name),
    questions[locale].replace('{email}', () => ltr(shop.email)),
  ]
}
