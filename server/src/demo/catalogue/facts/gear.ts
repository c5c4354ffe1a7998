import type { WrittenFacts } from 'contract/catalog/facts-calls'
import { pieces, written } from './written'

export const gearFacts: Record<string, WrittenFacts> = {
  'shaker-700': written(
    { capacity: 700, dimensions: { height: 22, diameter: 9 } },
    {
      en: {
        material: 'Tritan plastic without BPA, steel whisk ball',
        care: 'Dishwasher-safe on the top rack; not for the microwave.',
      },
      fa: {
        material: 'پلاستیک تریتان بدون BPA، توپ سیمی فولادی',
        care: 'در طبقهٔ بالای ماشین ظرف‌شویی شسته می‌شود؛ در مایکروویو نگذارید.',
      },
      nl: {
        material: 'Tritan-kunststof zonder BPA, stalen klopbal',
        care: 'Kan boven in de vaatwasser; niet in de magnetron.',
      },
    },
  ),
  'steel-bottle-1l': written(
    { capacity: 1000, dimensions: { height: 28, diameter: 8.5 } },
    {
      en: { material: '18/8 stainless steel, silicone ring', care: 'Wash by hand with a brush.' },
      fa: { material: 'فولاد ضدزنگ ۱۸/۸، واشر سیلیکونی', care: 'با دست و برس بشویید.' },
      nl: { material: 'Roestvrij staal 18/8, siliconenring', care: 'Met de hand en een borstel afwassen.' },
    },
  ),
  'leather-belt': written(
    { dimensions: { width: 10, thickness: 1 } },
    {
      en: {
        material: 'Vegetable-tanned leather, suede inside, steel buckle',
        care: 'Roll it loosely both ways while it is new.',
      },
      fa: {
        material: 'چرم دباغی گیاهی، داخل جیر، سگک فولادی',
        care: 'تا نو است آن را آزاد از دو سو لوله کنید.',
      },
      nl: {
        material: 'Plantaardig gelooid leer, suède binnenkant, stalen gesp',
        care: 'Rol hem los in beide richtingen zolang hij nieuw is.',
      },
    },
  ),
  'lifting-straps': written(
    { netQuantity: pieces(2), dimensions: { length: 60, width: 4 } },
    {
      en: { material: 'Cotton', care: 'Wash at 30 °C and dry in the air.' },
      fa: { material: 'پنبه', care: 'در ۳۰ درجه بشویید و در هوا خشک کنید.' },
      nl: { material: 'Katoen', care: 'Wassen op 30 °C en aan de lucht drogen.' },
    },
  ),
  'wrist-wraps': written(
    { netQuantity: pieces(2), dimensions: { length: 45, width: 8 } },
    {
      en: { material: 'Cotton and elastane', care: 'Close the fastener, then wash at 30 °C.' },
      fa: { material: 'پنبه و الاستان', care: 'چسب را ببندید و در ۳۰ درجه بشویید.' },
      nl: { material: 'Katoen en elastaan', care: 'Sluiting dicht en wassen op 30 °C.' },
    },
  ),
  'liquid-chalk': written(
    { netQuantity: { value: 200, unit: 'ml' } },
    {
      en: {
        ingredients: 'Alcohol, magnesium carbonate',
        dose: 'Spread a pea-sized drop on both palms and let it dry for ten seconds.',
        care: 'Highly flammable: keep away from flames and heat, and close at once.',
      },
      fa: {
        ingredients: 'الکل، منیزیم کربنات',
        dose: 'قطره‌ای کوچک را به هر دو کف دست بمالید و ده ثانیه صبر کنید تا خشک شود.',
        care: 'بسیار آتش‌گیر است: از شعله و گرما دور نگه دارید و زود ببندید.',
      },
      nl: {
        ingredients: 'Alcohol, magnesiumcarbonaat',
        dose: 'Verdeel een druppel ter grootte van een erwt over beide handen en laat tien seconden drogen.',
        care: 'Licht ontvlambaar: uit de buurt van vuur en warmte houden en meteen sluiten.',
      },
    },
  ),
  'gym-towel': written(
    { netQuantity: pieces(2), dimensions: { length: 80, width: 40 } },
    {
      en: { material: 'Cotton terry', care: 'Wash at 60 °C without fabric softener; tumble dry on low.' },
      fa: { material: 'حولهٔ پنبه‌ای', care: 'در ۶۰ درجه و بدون نرم‌کننده بشویید؛ خشک‌کن ملایم.' },
      nl: { material: 'Katoenen badstof', care: 'Wassen op 60 °C zonder wasverzachter; droger op laag.' },
    },
  ),
  'duffel-40l': written(
    { capacity: 40_000, dimensions: { length: 56, diameter: 30 } },
    {
      en: { material: 'Recycled polyester, coated', care: 'Wash by hand; not for the machine.' },
      fa: { material: 'پلی‌استر بازیافتی روکش‌دار', care: 'با دست بشویید؛ در ماشین نیندازید.' },
      nl: { material: 'Gerecycled polyester met coating', care: 'Met de hand wassen, niet in de machine.' },
    },
  ),
  'training-journal': written(
    { dimensions: { length: 21, width: 14.8 } },
    {
      en: { material: '192 pages of 100 g paper, linen cover', care: 'Keep dry.' },
      fa: { material: '۱۹۲ صفحهٔ کاغذ ۱۰۰ گرمی، جلد پارچه‌ای', care: 'از آب دور نگه دارید.' },
      nl: { material: '192 bladzijden van 100 grams papier, linnen omslag', care: 'Droog houden.' },
    },
  ),
}
