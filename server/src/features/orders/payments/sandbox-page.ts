import { type Locale, locales } from 'contract/locale'
import { formatCents } from 'contract/money'
import { WORDMARK } from '../../../adapters/pdf/wordmark'

interface Words {
  title: string
  /** In a word or two, beside the wordmark. */
  practice: string
  intro: string
  order: string
  tax: string
  extra: string
  discount: string
  amount: string
  approve: string
  decline: string
  abandon: string
  over: string
  back: string
}

export const sandboxWords: Record<Locale, Words> = {
  en: {
    title: 'Sandbox payment',
    practice: 'No real money',
    intro: 'This is Tavan’s practice payment page. No money moves: choose how the bank should answer.',
    order: 'Order',
    tax: 'Tax',
    extra: 'Tax and shipping',
    discount: 'Discount',
    amount: 'Amount',
    approve: 'Approve',
    decline: 'Decline',
    abandon: 'Abandon',
    over: 'This payment has ended. Go back to your order to see its status.',
    back: 'Back to the Order',
  },
  fa: {
    title: 'پرداخت آزمایشی',
    practice: 'بدون پول واقعی',
    intro: 'این صفحهٔ پرداخت آزمایشی «توان» است و پولی جابه‌جا نمی‌شود. پاسخی را که بانک باید بدهد انتخاب کنید.',
    order: 'سفارش',
    tax: 'مالیات',
    extra: 'مالیات و هزینهٔ ارسال',
    discount: 'تخفیف',
    amount: 'مبلغ',
    approve: 'تأیید',
    decline: 'رد',
    abandon: 'انصراف',
    over: 'این پرداخت پایان یافته است. برای دیدن وضعیت به سفارش خود بازگردید.',
    back: 'بازگشت به سفارش',
  },
  nl: {
    title: 'Proefbetaling',
    practice: 'Geen echt geld',
    intro:
      'Dit is de oefenbetaalpagina van Tavan. Er wordt niets afgeschreven: kies wat de bank zou antwoorden.',
    order: 'Bestelling',
    tax: 'Belasting',
    extra: 'Belasting en verzending',
    discount: 'Korting',
    amount: 'Bedrag',
    approve: 'Goedkeuren',
    decline: 'Weigeren',
    abandon: 'Afbreken',
    over: 'Deze betaling is voorbij. Ga terug naar je bestelling om te zien hoe het ervoor staat.',
    back: 'Terug naar de bestelling',
  },
}

/**
 * The page's own rules, on the tokens of the site, whose stylesheet follows them where the web is built; the first rule
 * holds what they need without it.
 */
export const SANDBOX_STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#faf7f1, #121916); --raised: light-dark(#fefdfa, #18231d);
  --sunken: light-dark(#f1ece1, #0d1411); --ink: light-dark(#13221b, #ece8dd); --ink-soft: light-dark(#4d5a54, #b3bdb6);
  --hairline: light-dark(#ddd9cf, #36433c); --edge: light-dark(#7d857f, #76807a); --pine: light-dark(#0c533c, #83c5a5);
  --pine-strong: light-dark(#083f2d, #a0dabf); --on-pine: light-dark(#faf7f1, #0d1b15); --saffron: #e2a22b;
  --pomegranate: light-dark(#98173a, #f08f98); --turquoise: light-dark(#0b5e66, #7fd0d6);
  --night: light-dark(#0f2a20, #0a120e); --on-night: #f6f2e8;
  --face-text: system-ui, sans-serif; --face-display: system-ui, sans-serif }
* { box-sizing: border-box }
body { margin: 0; min-block-size: 100dvh; background: var(--paper); color: var(--ink);
  font: 17px/1.6 var(--face-text) }
:lang(fa) body { line-height: 1.9 }
.head { background: var(--night); color: var(--on-night); border-block-end: 4px solid var(--saffron) }
.head div, main { inline-size: min(30rem, 100%); margin-inline: auto; padding-inline: 1.25rem }
.head div { padding-block: 1.1rem; display: flex; align-items: center; justify-content: space-between; gap: 1rem }
.head svg { block-size: 1.7rem; inline-size: auto; display: block; fill: currentColor }
.head .fa { block-size: 2.4rem }
.practice { white-space: nowrap; font-size: .8125rem; border: 1px solid currentColor; border-radius: 99px; padding: .1rem .7rem; opacity: .85 }
main { padding-block: 2.25rem 3rem }
h1 { font: 700 1.75rem/1.15 var(--face-display); font-stretch: 112%; letter-spacing: -.012em; margin: 0 0 .75rem }
:lang(fa) h1 { font-weight: 800; line-height: 1.4; letter-spacing: 0 }
p { margin: 0; color: var(--ink-soft) }
.sum { margin-block: 1.5rem; border: 1px solid var(--hairline); border-radius: 10px; background: var(--raised);
  padding: .35rem 1.25rem }
.sum ul { list-style: none; margin: 0; padding: .6rem 0; display: grid; gap: .5rem }
.sum li, .sum dl div { display: flex; justify-content: space-between; gap: 1.25rem; align-items: baseline }
.sum li { font-size: .9375rem }
.sum li span:first-child { min-inline-size: 0; overflow-wrap: anywhere }
.sum dl { margin: 0; padding-block: .75rem; border-block-start: 1px solid var(--hairline); display: grid; gap: .35rem }
dt { color: var(--ink-soft) }
.sum dd.small { font-weight: 400 }
dd { margin: 0; font-weight: 650; text-align: end; font-variant-numeric: tabular-nums }
.total dd { font-size: 1.375rem }
form { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem }
button, a.button { min-block-size: 52px; border-radius: 6px; border: 1px solid var(--edge); background: none;
  color: inherit; font: 600 1rem/1.25 var(--face-text); cursor: pointer; display: grid; place-items: center;
  text-decoration: none; padding-inline: 1rem; transition: background-color 150ms }
a.button { margin-block-start: 1.25rem }
button:hover, a.button:hover { border-color: var(--ink); background: var(--raised) }
button[value=approve] { grid-column: 1 / -1; background: var(--pine); border-color: var(--pine); color: var(--on-pine);
  font-size: 1.125rem }
button[value=approve]:hover { background: var(--pine-strong); border-color: var(--pine-strong) }
button[value=decline] { color: var(--pomegranate) }
:focus-visible { outline: 2px solid var(--turquoise); outline-offset: 2px }
@media (prefers-reduced-motion: reduce) { button { transition: none } }
`

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] as string)

export interface SandboxPayment {
  orderNumber: string
  /** In cents. */
  amount: number
  /** Discount on the lines in cents. */
  discount: number
  /** Price of shipping in cents; 0 for programs alone. */
  shipping: number
  locale: Locale
  /** False when the attempt is over. */
  open: boolean
  /** Lines with `total` in cents; tax and shipping are in the amount. */
  lines: readonly { name: string; quantity: number; total: number }[]
}

interface Place {
  orderUrl: string
  /** The site's own stylesheet; undefined where the web is not built. */
  stylesheet: string | undefined
}

/** The sandbox's payment page: plain forms, no script. */
export function sandboxPage(payment: SandboxPayment, { orderUrl, stylesheet }: Place): string {
  const { locale, open } = payment
  const w = sandboxWords[locale]
  const action = (name: 'approve' | 'decline' | 'abandon') =>
    `<button name="action" value="${name}">${w[name]}</button>`
  const choices = `<form method="post">${action('approve')}${action('decline')}${action('abandon')}</form>`
  const back = `<a class="button" href="${escapeHtml(orderUrl)}">${w.back}</a>`
  const sheets = ['/pay/style.css', ...(stylesheet ? [stylesheet] : [])]
  return `<!doctype html><html lang="${locale}" dir="${locales[locale].dir}"><head><meta charset="utf-8">
<title>${w.title} · Tavan</title><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg">
${sheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('')}</head>
<body><header class="head"><div>${wordmark(locale)}<span class="practice">${w.practice}</span></div></header>
<main><h1>${w.title}</h1><p>${open ? w.intro : w.over}</p>${summary(payment)}${open ? choices : back}</main></body></html>`
}

function summary({ orderNumber, amount, discount, shipping, locale, lines }: SandboxPayment): string {
  const w = sandboxWords[locale]
  const digits = new Intl.NumberFormat(locale)
  const extra = amount + discount - lines.reduce((sum, line) => sum + line.total, 0)
  const row = (label: string, cents: number) =>
    `<div><dt>${label}</dt><dd class="small"><bdi dir="ltr">${formatCents(cents)}</bdi></dd></div>`
  const goods = lines.map(
    ({ name, quantity, total }) =>
      `<li><span>${digits.format(quantity)} × <bdi>${escapeHtml(name)}</bdi></span><bdi dir="ltr">${formatCents(total)}</bdi></li>`,
  )
  return `<section class="sum"><ul>${goods.join('')}</ul><dl>${discount > 0 ? row(w.discount, -discount) : ''}${extra > 0 ? row(shipping > 0 ? w.extra : w.tax, extra) : ''}
<div><dt>${w.order}</dt><dd><bdi dir="ltr">${escapeHtml(orderNumber)}</bdi></dd></div>
<div class="total"><dt>${w.amount}</dt><dd><bdi dir="ltr">${formatCents(amount)}</bdi></dd></div></dl></section>`
}

function wordmark(locale: Locale): string {
  const [name, box, more] =
    locale === 'fa'
      ? ([
          '«توان»',
          '0 -164 2347 1283',
          '<circle cx="462" cy="256.5" r="78" fill="none" stroke="var(--saffron)" stroke-width="54"/>',
        ] as const)
      : ([
          'Tavan',
          '0 20 3071 752',
          '<g fill="none" stroke-width="148"><circle cx="888" cy="491" r="202" stroke="currentColor"/><circle cx="2116" cy="491" r="202" stroke="currentColor"/><path d="M888 289A202 202 0 0 0 690 531" stroke="var(--saffron)"/></g>',
        ] as const)
  const { path } = WORDMARK[locale === 'fa' ? 'persian' : 'latin']
  return `<svg class="${locale}" viewBox="${box}" role="img" aria-label="${name}"><path d="${path}"/>${more}</svg>`
}
