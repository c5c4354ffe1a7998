import { type Locale, locales } from 'contract/locale'
import { formatCents } from 'contract/money'

interface Words {
  title: string
  intro: string
  order: string
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
    intro: 'This is Tavan’s practice payment page. No money moves: choose how the bank should answer.',
    order: 'Order',
    amount: 'Amount',
    approve: 'Approve',
    decline: 'Decline',
    abandon: 'Abandon',
    over: 'This payment has ended. Go back to your order to see its status.',
    back: 'Back to the Order',
  },
  fa: {
    title: 'پرداخت آزمایشی',
    intro: 'این صفحهٔ پرداخت آزمایشی «توان» است و پولی جابه‌جا نمی‌شود. پاسخی را که بانک باید بدهد انتخاب کنید.',
    order: 'سفارش',
    amount: 'مبلغ',
    approve: 'تأیید',
    decline: 'رد',
    abandon: 'انصراف',
    over: 'این پرداخت پایان یافته است. برای دیدن وضعیت به سفارش خود بازگردید.',
    back: 'بازگشت به سفارش',
  },
  nl: {
    title: 'Proefbetaling',
    intro:
      'Dit is de oefenbetaalpagina van Tavan. Er wordt niets afgeschreven: kies wat de bank zou antwoorden.',
    order: 'Bestelling',
    amount: 'Bedrag',
    approve: 'Goedkeuren',
    decline: 'Weigeren',
    abandon: 'Afbreken',
    over: 'Deze betaling is voorbij. Ga terug naar je bestelling om te zien hoe het ervoor staat.',
    back: 'Terug naar de bestelling',
  },
}

export const SANDBOX_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#14211c, #ece8dd); --paper: light-dark(#faf7f0, #121b17);
  --line: light-dark(#d8d3c6, #33403a); --pine: light-dark(#1f5b45, #2f7d5f); --red: light-dark(#a82a3c, #e0697a) }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1rem; background: var(--paper);
  color: var(--ink); font: 17px/1.55 'Hanken Grotesk', 'Vazirmatn', system-ui, sans-serif }
main { inline-size: min(26rem, 100%); border: 1px solid var(--line); border-radius: 10px; padding: 1.75rem 1.5rem;
  border-block-start: 6px solid #e2a22b }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .75rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .35rem 1rem; margin: 1.25rem 0; padding-block: 1rem;
  border-block: 1px solid var(--line); font-variant-numeric: tabular-nums }
dd { margin: 0; font-weight: 650; text-align: end }
form { display: grid; gap: .6rem }
button, a.button { min-block-size: 48px; border-radius: 8px; border: 1px solid var(--line); background: none; color: inherit;
  font: inherit; font-weight: 650; cursor: pointer; display: grid; place-items: center; text-decoration: none }
button[value=approve] { background: #1f5b45; border-color: #1f5b45; color: #fff }
button[value=decline] { color: var(--red) }
:focus-visible { outline: 3px solid #e2a22b; outline-offset: 2px }
`

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] as string)

/** The sandbox's payment page: plain forms, no script. `open` is false when the attempt is over. */
export function sandboxPage(
  payment: { orderNumber: string; amount: number; locale: Locale; open: boolean },
  orderUrl: string,
): string {
  const w = sandboxWords[payment.locale]
  const action = (name: 'approve' | 'decline' | 'abandon') =>
    `<button name="action" value="${name}">${w[name]}</button>`
  const choices = `<form method="post">${action('approve')}${action('decline')}${action('abandon')}</form>`
  const over = `<p>${w.over}</p><a class="button" href="${escapeHtml(orderUrl)}">${w.back}</a>`
  return `<!doctype html><html lang="${payment.locale}" dir="${locales[payment.locale].dir}"><head><meta charset="utf-8">
<title>${w.title} · Tavan</title><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/pay/style.css"></head><body><main><h1>${w.title}</h1>
<p>${w.intro}</p><dl><dt>${w.order}</dt><dd><bdi>${escapeHtml(payment.orderNumber)}</bdi></dd><dt>${w.amount}</dt>
<dd><bdi dir="ltr">${formatCents(payment.amount)}</bdi></dd></dl>${payment.open ? choices : over}</main></body></html>`
}
