import type { Locale } from '../locale'

/** A piece of reading that a search suggests: `/{page}#{section}`, under the title that it has there. */
export interface ArticleTitle {
  page: 'blog' | 'tips' | 'nutrition' | 'help'
  section: string
  title: Record<Locale, string>
  /** Other words for what it answers, in all languages. */
  words?: string
}

const piece = (
  page: ArticleTitle['page'],
  section: string,
  en: string,
  fa: string,
  nl: string,
): ArticleTitle => ({ page, section, title: { en, fa, nl } })

/** An answer of the help page. */
const answer = (section: string, en: string, fa: string, nl: string, words: string): ArticleTitle => ({
  ...piece('help', section, en, fa, nl),
  words,
})

/** The titles of what there is to read; the web's tests hold that its pages have the same. */
export const articleTitles: readonly ArticleTitle[] = [
  piece(
    'blog',
    'kettlebell',
    'How to choose your first kettlebell',
    'اولین کتل‌بل را چطور انتخاب کنیم',
    'Zo kies je je eerste kettlebell',
  ),
  piece(
    'blog',
    'label',
    'Reading a supplement label',
    'برچسب مکمل را چطور بخوانیم',
    'Een supplementetiket lezen',
  ),
  piece(
    'blog',
    'deload',
    'What a deload week is for',
    'هفتهٔ سبک به چه کار می‌آید',
    'Waar een rustige week goed voor is',
  ),
  piece(
    'blog',
    'protein',
    'Do you need a protein shake?',
    'شیک پروتئین لازم دارید؟',
    'Heb je een eiwitshake nodig?',
  ),
  piece('tips', 'warmUp', 'Warm up in ten minutes', 'ده دقیقه گرم کردن', 'Warm in tien minuten'),
  piece(
    'tips',
    'reps',
    'Pick repetitions for the goal',
    'تکرار را با هدف بچینید',
    'Kies je herhalingen bij je doel',
  ),
  piece(
    'tips',
    'rest',
    'Rest longer than you think',
    'بیشتر از آنچه فکر می‌کنید استراحت کنید',
    'Rust langer dan je denkt',
  ),
  piece(
    'tips',
    'progression',
    'Add a little, write it down',
    'کمی بیشتر، و روی کاغذ',
    'Een beetje erbij, en schrijf het op',
  ),
  piece('tips', 'technique', 'Make it look the same every time', 'هر بار مثل هم', 'Elke keer hetzelfde'),
  piece('tips', 'sleep', 'Sleep is training', 'خواب هم تمرین است', 'Slapen is trainen'),
  piece('nutrition', 'energy', 'Energy first', 'اول، انرژی', 'Eerst energie'),
  piece('nutrition', 'macros', 'The three macros', 'سه درشت‌مغذی', 'De drie macro’s'),
  piece('nutrition', 'protein', 'Protein per day', 'پروتئین در روز', 'Eiwit per dag'),
  piece('nutrition', 'water', 'Water', 'آب', 'Water'),
  piece('nutrition', 'timing', 'When to eat', 'چه وقت بخوریم', 'Wanneer je eet'),
  piece('nutrition', 'supplements', 'Supplements in short', 'مکمل‌ها در یک نگاه', 'Supplementen in het kort'),
  answer('ordering', 'Ordering', 'سفارش دادن', 'Bestellen', 'how to order buy خرید kopen bestelling'),
  answer(
    'delivery',
    'Delivery',
    'ارسال',
    'Bezorging',
    'shipping cost time parcel tracking number هزینه تحویل بسته پست رهگیری verzending verzendkosten pakket leveren levertijd',
  ),
  answer(
    'payment',
    'Payment',
    'پرداخت',
    'Betalen',
    'pay cash on delivery failed tax vat نقدی هزینه مالیات betaling contant rembours mislukt btw belasting',
  ),
  answer(
    'cancelling',
    'Cancelling an order',
    'اگر پشیمان شدید',
    'Annuleren',
    'cancel refund لغو سفارش انصراف bestelling annuleer terugbetaling',
  ),
  answer(
    'returns',
    'Returns',
    'بازگرداندن کالا',
    'Retourneren',
    'refund money back withdraw broken wrong مرجوعی پس دادن بازگشت پول خراب retour terugsturen terugbetaling geld terug kapot',
  ),
  answer(
    'accounts',
    'Your account',
    'حساب شما',
    'Je account',
    'forgot password گذرواژه رمز فراموش wachtwoord vergeten',
  ),
  answer(
    'programs',
    'Programs and coaches',
    'برنامه‌ها و مربیان',
    'Programma’s en coaches',
    'questionnaire پرسش‌نامه vragenlijst',
  ),
]
