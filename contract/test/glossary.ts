import type { Locale } from '../src/locale'
import { flatTexts } from './texts'

/** `interface` is what screens and mails say; `prose` are articles and the demo business. */
export type Kind = 'interface' | 'prose'

interface Rule {
  not: RegExp
  /** The one name of the thing. */
  but: string
  /** A text that must be found. */
  wrong: string
  /** Only there; everywhere without it. */
  in?: Kind
}

/** One name per thing and language: what was said otherwise before, and must not come back. */
export const glossary: Record<Locale, readonly Rule[]> = {
  en: [
    { not: /\bmails?\b|\be-mails?\b/i, but: 'email', wrong: 'You get a mail.' },
    {
      not: /\b(colou?red|colours?|flavou?red|flavours?|colouring|fibre|lit(?:re|res)|(?:kilo|centi)?metres?|yoghurt|gelatine|programmes?|breast-feeding)\b(?<!colored|flavored)/i,
      but: 'American spelling',
      wrong: 'Colours',
    },
    {
      not: /\b(?:rubberised|plasticisers?|centres?|towards|aluminium|coeliac|sulphur|travell(?:ing|ed)|neighbours?|licences?|h(?:ae)moglobin|fulfil|molluscs?)\b/i,
      but: 'American spelling',
      wrong: 'Leave it with the neighbours',
    },
    { not: /\bany more(?=[.!?]|$)/i, but: 'anymore', wrong: 'It can’t be undone any more' },
    { not: /(?<![\w-])\d+(?:\.\d+)?-\d/, but: 'an en dash in ranges', wrong: '8-12 kg' },
    {
      not: /\b(?:paid|pay|pays|money) (?:you )?back\b|the way it came/i,
      but: 'refund',
      wrong: 'the way it came',
    },
    { not: /\blog ?outs?\b|\blogged out\b/i, but: 'Sign Out', wrong: 'Log out' },
    {
      not: /\bcould not be (?:loaded|read)\b/i,
      but: 'couldn’t be loaded',
      wrong: 'The products could not be loaded',
      in: 'interface',
    },
    { not: /\bgoods\b/i, but: 'items', wrong: 'We keep the goods for you' },
    {
      not: /stay(?:s|ed)? behind|com(?:e|es|ing) along\b/i,
      but: 'was not moved',
      wrong: 'stayed behind',
      in: 'interface',
    },
    { not: /\b(?:cannot|not|be) be taken back|take it back\b/i, but: 'undone', wrong: 'We take it back' },
    { not: /to go on(?:\.| where)|go on from\b/i, but: 'continue', wrong: 'Remove it to go on.' },
    { not: /delivered to\b|it goes to\b/i, but: 'Deliver to', wrong: 'Delivered to', in: 'interface' },
    { not: /\bblood values\b/i, but: 'lab results', wrong: 'your blood values' },
    { not: /like the system/i, but: 'Match System', wrong: 'Like the system' },
    { not: /\bsession plans?\b/i, but: 'plan', wrong: 'session plan' },
    {
      not: /gentle on the stomach/i,
      but: 'no claim',
      wrong: 'gentle on the stomach',
    },
  ],
  nl: [
    { not: /\bbtw\b/i, but: 'belasting', wrong: 'Btw (9%)' },
    {
      not: /tracking-?nummer|track-(?:en|and)-trace-?nummer|track-en-trace/i,
      but: 'track-and-tracecode',
      wrong: 'Trackingnummer',
    },
    { not: /rembours|bij (?:de deur|aflevering)/i, but: 'betalen bij bezorging', wrong: 'onder rembours' },
    { not: /\bspoedverzending\b|\bmet spoed\b|(?<!\{)\bexpress\b/i, but: 'expres', wrong: 'Spoedverzending' },
    { not: /\b(?:betaal|verzend)(?:methode|manier)/i, but: '-wijze', wrong: 'Betaalmethode' },
    { not: /\buithouding\b/i, but: 'uithoudingsvermogen', wrong: 'Uithouding' },
    { not: /beweeglijkheid/i, but: 'mobiliteit', wrong: 'Beweeglijkheid' },
    { not: /\baanmelders?\b/i, but: 'kandidaat', wrong: 'de aanmelder' },
    { not: /\be-mail\b(?!-)/i, but: 'mail, or e-mailadres', wrong: 'E-mail' },
    { not: /bloedtest/i, but: 'bloedonderzoek', wrong: 'je bloedtest' },
    { not: /\been mens (?:bent|ben)\b|ben een mens/i, but: 'geen robot', wrong: 'dat je een mens bent' },
    { not: /\bbestelling plaatsen\b/i, but: 'Bestellen en betalen', wrong: 'Bestelling plaatsen' },
    {
      not: /(?<!voedings)schema(?:’s)?\b|maaltijdplan/i,
      but: 'plan, voedingsschema',
      wrong: 'het perfecte schema',
      in: 'prose',
    },
    { not: /postvak/i, but: 'mailbox', wrong: 'ons postvak' },
    { not: /^duwen$/i, but: 'drukken', wrong: 'Duwen' },
    { not: /scharnier/i, but: 'hip hinge', wrong: 'Heupscharnier' },
    { not: /\bsessies\b/i, but: 'training', wrong: 'vijf korte sessies' },
    {
      not: /\b(?:stort|storten)\b.*\bterug\b|terug zoals het kwam/i,
      but: 'terugbetalen',
      wrong: 'storten het geld terug',
    },
    {
      not: /\b(?:pakken|maken|draaien|neem|nemen|combineer|download|bekijken|bezorgen) haar\b|^Ze (?:is|wordt)\b/i,
      but: 'the thing itself: a thing is no “haar”',
      wrong: 'Nu pakken we haar in. We maken haar klaar.',
    },
    { not: /niet verplicht/i, but: 'optioneel', wrong: 'niet verplicht', in: 'interface' },
    { not: /[“”]/, but: '‘ and ’', wrong: '“{search}”' },
    { not: /\b(?:uw|u)\b/i, but: 'je', wrong: 'uw bestelling' },
    { not: /\bgebruikers?\b/i, but: 'sporter', wrong: 'Alle gebruikers' },
    { not: /(?<![\w-])\d+(?:,\d+)?-\d/, but: 'an en dash in ranges', wrong: '8-12 kg' },
    { not: /creatine-mono|mini-banden|cold brew koffie/i, but: 'one word', wrong: 'creatine-monohydraat' },
  ],
  fa: [
    { not: /[يك]/, but: 'the letters of Persian', wrong: 'كالا' },
    { not: /رمز(?:های)? عبور/, but: 'گذرواژه', wrong: 'رمز عبور' },
    { not: /مدیر فروشگاه/, but: 'مالک فروشگاه', wrong: 'حساب را مدیر فروشگاه حذف می‌کند' },
    { not: /پیوند/, but: 'لینک', wrong: 'پیوند تازه' },
    { not: /جستجو/, but: 'جست‌وجو', wrong: 'جستجو' },
    { not: /متقاضی/, but: 'درخواست‌کننده', wrong: 'متقاضی' },
    { not: /بازپرداخت|بازخرید|پس دادن پول/, but: 'بازگرداندن وجه', wrong: 'بازپرداخت شده' },
    { not: /ماهیچه/, but: 'عضله', wrong: 'ماهیچه‌ها' },
    { not: /تندرستی/, but: 'سلامت', wrong: 'تندرستی' },
    { not: /بازیابی/, but: 'ریکاوری', wrong: 'بازیابی' },
    { not: /روش (?:پرداخت|ارسال)/, but: 'شیوه', wrong: 'روش پرداخت' },
    { not: /شمارهٔ رهگیری/, but: 'کد رهگیری', wrong: 'شمارهٔ رهگیری' },
    { not: /پرداخت هنگام تحویل/, but: 'پرداخت در محل', wrong: 'پرداخت هنگام تحویل' },
    {
      not: /دریافت (?:داده|فایل|فاکتور|گزارش|CSV)|در حال دریافت|داده‌های\S*(?: شما)?(?: را)? دریافت/,
      but: 'دانلود',
      wrong: 'دریافت داده‌های من',
    },
    { not: /پرس(?:،| و) کشش(?!ی)|هل‌دادنی/, but: 'پرس، حرکات کششی', wrong: 'اسکوات، پرس و کشش' },
    { not: /پایهٔ (?:هالتر|اسکوات)/, but: 'رک', wrong: 'پایهٔ هالتر' },
    { not: /توان باقی‌مانده/, but: 'تکرار ذخیره', wrong: 'توان باقی‌مانده' },
    { not: /کد کالا/, but: 'کد محصول', wrong: 'کد کالا' },
    { not: /داشبورد/, but: 'پیشخوان', wrong: 'باز کردن داشبورد' },
    { not: /بی‌درنگ/, but: 'فوراً', wrong: 'بی‌درنگ به ما بنویسید', in: 'interface' },
    { not: /کسی دیگر(?!ی)/, but: 'کس دیگری', wrong: 'کسی دیگر' },
    { not: /زمان حضور/, but: 'نشست', wrong: 'زمان حضور شما' },
    { not: /خانه‌ها را پر|پنج خانه/, but: 'فیلد', wrong: 'همهٔ خانه‌ها را پر کنید' },
    { not: /صندوق نامه|این نامه|(?<![\p{L}\u200c])نامه‌های/u, but: 'ایمیل', wrong: 'این نامه' },
    { not: /برگهٔ (?:تازه|جدید)|برگه‌ای جدا/, but: 'زبانه', wrong: 'برگهٔ تازه' },
    { not: /اسکات/, but: 'اسکوات', wrong: 'اسکات' },
    { not: /پارویی/, but: 'زیربغل', wrong: 'پارویی' },
    { not: /مربی‌ها(?!ی)/, but: 'مربیان', wrong: 'مربی‌ها' },
    { not: /کاربر(?!ی|د|ان؟ی)/, but: 'ورزشکار', wrong: 'کاربران فعال' },
    { not: /شکیبا|سخن بگو|برگزین|برگزید(?!ه)/, but: 'today’s words', wrong: 'شکیبا باشید' },
    { not: /نخست/, but: 'ابتدا, اولین', wrong: 'نخست تأیید کنید', in: 'interface' },
    { not: /تازه(?!‌سازی|‌کار| کنید)/, but: 'جدید', wrong: 'گذرواژهٔ تازه', in: 'interface' },
    { not: /دوباره امتحان کنید/, but: 'دوباره تلاش کنید', wrong: 'دوباره امتحان کنید' },
    {
      not: /در حال (?:آوردن|خواندن)|بارگذاری (?:نشد|است)|خوانده نشد(?!ه)/,
      but: 'در حال بارگذاری …, بارگذاری … ممکن نشد',
      wrong: 'در حال خواندن آمار',
    },
    { not: /آب‌رسانی/, but: 'املاح', wrong: 'آب‌رسانی' },
    { not: /گیاهی کامل/, but: 'وگان', wrong: 'گیاهی کامل (وگان)' },
    { not: /نخود(?!فرنگی)/, but: 'نخودفرنگی', wrong: 'نخود زرد' },
    {
      not: /(?<![«\p{L}\u200c])توان(?![»\p{L}\u200c]|‌)/u,
      but: '«توان»',
      wrong: 'به توان خوش آمدید',
      in: 'interface',
    },
  ],
}

/** Texts that may say it, each with its reason. */
export const allowed: Readonly<Record<string, string>> = {
  توان: 'the wordmark',
  'توان Tavan': 'the wordmark',
  '{page} · توان Tavan': 'the title of a page',
  '© {year} توان': 'the wordmark',
  'توان Tavan: تغذیه، تجهیزات و مربیگری': 'the title of a page',
  Logout: 'fixed by the specification',
  'Btw-nummer': 'the name of the number on an invoice',
  'کاربر فعال': 'fixed by the specification',
  'actieve gebruikers': 'fixed by the specification',
  'Tavan (توان) is the Persian word for strength.': 'explains the name',
  'Tavan (توان) is het Perzische woord voor kracht.': 'explains the name',
}

/** What of the texts is not in the glossary: the path, what was said, what to say. */
export function strayWords(texts: unknown, locale: Locale, kind: Kind): string[] {
  return flatTexts(texts)
    .filter(([, text]) => !Object.hasOwn(allowed, text))
    .flatMap(([path, text]) =>
      glossary[locale]
        .filter((rule) => (rule.in ?? kind) === kind)
        .flatMap(({ not, but }) => {
          const said = not.exec(text)?.[0]
          return said ? [`${path}: “${said}” → ${but}`] : []
        }),
    )
}
