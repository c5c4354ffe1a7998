import type { Locale } from 'contract/locale'

interface PageWords {
  /** `{page}` is filled in; as the web writes it into the tab. */
  title: string
  /** Title of the home page, and default for other pages. */
  siteTitle: string
  siteDescription: string
  missingTitle: string
  missingDescription: string
  needsScript: string
  /** The language as social networks spell it. */
  territory: string
}

/** Server-side texts of a page's head and of the note for browsers without JavaScript. */
export const pageWords: Record<Locale, PageWords> = {
  en: {
    title: '{page} · Tavan',
    siteTitle: 'Tavan: nutrition, equipment and coaching',
    siteDescription: 'Supplements with a label you can read, equipment that lasts and coaches who answer.',
    missingTitle: 'Page not found',
    missingDescription: 'There’s nothing at this address. It may have moved, or we’re still writing it.',
    needsScript: 'Tavan needs JavaScript. Please switch it on and load the page again.',
    territory: 'en_US',
  },
  fa: {
    title: '{page} · توان Tavan',
    siteTitle: 'توان Tavan: تغذیه، تجهیزات و مربیگری',
    siteDescription: 'مکمل‌هایی با برچسبی خوانا، تجهیزاتی که سال‌ها می‌مانند و مربیانی که پاسخ می‌دهند.',
    missingTitle: 'صفحه پیدا نشد',
    missingDescription: 'در این نشانی هنوز چیزی نیست. شاید جابه‌جا شده باشد یا هنوز در دست نوشتن است.',
    needsScript: 'سایت «توان» به جاوااسکریپت نیاز دارد. لطفاً آن را روشن کنید و صفحه را دوباره بارگذاری کنید.',
    territory: 'fa_IR',
  },
  nl: {
    title: '{page} · Tavan',
    siteTitle: 'Tavan: voeding, materiaal en coaching',
    siteDescription:
      'Supplementen met een leesbaar etiket, materiaal dat jaren meegaat en coaches die antwoord geven.',
    missingTitle: 'Pagina niet gevonden',
    missingDescription:
      'Op dit adres staat (nog) niets. Misschien is de pagina verhuisd of wordt er nog aan geschreven.',
    needsScript: 'Tavan heeft JavaScript nodig. Zet het aan en laad de pagina opnieuw.',
    territory: 'nl_NL',
  },
}
