import type { WrittenFacts } from 'contract/catalog/facts-calls'
import { grams, nutrition, written } from './written'

const scoop = { serving: { size: 30, unit: 'g' } } as const
const milk = { allergens: { contains: ['milk'], mayContain: [] } } satisfies WrittenFacts

export const proteinFacts: Record<string, WrittenFacts> = {
  'whey-vanilla': written(
    {
      ...scoop,
      ...milk,
      servings: 33,
      netQuantity: grams(1000),
      nutrition: nutrition('g', {
        kcal: 370,
        fat: 1,
        saturates: 0.5,
        carbohydrate: 3.3,
        sugars: 2.7,
        protein: 86.7,
        salt: 0.5,
      }),
    },
    {
      en: {
        flavor: 'Vanilla',
        ingredients:
          'Whey protein isolate (*milk*), natural vanilla flavoring, emulsifier: sunflower lecithin, sweetener: steviol glycosides',
        dose: 'Shake one level scoop (30 g) with 250 ml of water or milk.',
        care: 'Keep dry and closed; use within three months of opening.',
      },
      fa: {
        flavor: 'وانیلی',
        ingredients:
          'پروتئین وی ایزوله (*شیر*)، طعم‌دهندهٔ طبیعی وانیل، امولسیفایر: لسیتین آفتابگردان، شیرین‌کننده: استویول گلیکوزید',
        dose: 'یک پیمانهٔ سرصاف (۳۰ گرم) را با ۲۵۰ میلی‌لیتر آب یا شیر هم بزنید.',
        care: 'دربسته و در جای خشک نگه دارید و تا سه ماه پس از باز کردن مصرف کنید.',
      },
      nl: {
        flavor: 'Vanille',
        ingredients:
          'Wei-eiwitisolaat (*melk*), natuurlijk vanillearoma, emulgator: zonnebloemlecithine, zoetstof: steviolglycosiden',
        dose: 'Schud één afgestreken maatschep (30 g) met 250 ml water of melk.',
        care: 'Droog en gesloten bewaren en binnen drie maanden na opening gebruiken.',
      },
    },
  ),
  'whey-cacao': written(
    {
      ...scoop,
      allergens: { contains: ['milk'], mayContain: ['soy'] },
      servings: 33,
      netQuantity: grams(1000),
      nutrition: nutrition('g', {
        kcal: 380,
        fat: 2.7,
        saturates: 1.5,
        carbohydrate: 6,
        sugars: 2.7,
        fiber: 1.8,
        protein: 83.3,
        salt: 0.55,
      }),
    },
    {
      en: {
        flavor: 'Dark Cacao',
        ingredients:
          'Whey protein isolate (*milk*), low-fat cocoa powder (6%), emulsifier: sunflower lecithin, sweetener: steviol glycosides',
        dose: 'Mix one level scoop (30 g) with 250 ml of cold milk or water.',
        care: 'Keep dry and closed; use within three months of opening.',
      },
      fa: {
        flavor: 'کاکائوی تلخ',
        ingredients:
          'پروتئین وی ایزوله (*شیر*)، پودر کاکائوی کم‌چرب (۶٪)، امولسیفایر: لسیتین آفتابگردان، شیرین‌کننده: استویول گلیکوزید',
        dose: 'یک پیمانهٔ سرصاف (۳۰ گرم) را با ۲۵۰ میلی‌لیتر شیر یا آب سرد هم بزنید.',
        care: 'دربسته و در جای خشک نگه دارید و تا سه ماه پس از باز کردن مصرف کنید.',
      },
      nl: {
        flavor: 'Pure cacao',
        ingredients:
          'Wei-eiwitisolaat (*melk*), mager cacaopoeder (6%), emulgator: zonnebloemlecithine, zoetstof: steviolglycosiden',
        dose: 'Meng één afgestreken maatschep (30 g) met 250 ml koude melk of water.',
        care: 'Droog en gesloten bewaren en binnen drie maanden na opening gebruiken.',
      },
    },
  ),
  'casein-night': written(
    {
      ...scoop,
      ...milk,
      servings: 30,
      netQuantity: grams(900),
      nutrition: nutrition('g', {
        kcal: 363,
        fat: 2,
        saturates: 1.2,
        carbohydrate: 6,
        sugars: 4,
        protein: 80,
        salt: 0.6,
      }),
    },
    {
      en: {
        ingredients: 'Micellar casein (*milk*), ground cardamom, sweetener: steviol glycosides',
        dose: 'Shake one scoop (30 g) with 200 ml of milk, an hour before bed.',
      },
      fa: {
        ingredients: 'کازئین میسلی (*شیر*)، هل آسیاب‌شده، شیرین‌کننده: استویول گلیکوزید',
        dose: 'یک پیمانه (۳۰ گرم) را یک ساعت پیش از خواب با ۲۰۰ میلی‌لیتر شیر هم بزنید.',
      },
      nl: {
        ingredients: 'Micellaire caseïne (*melk*), gemalen kardemom, zoetstof: steviolglycosiden',
        dose: 'Schud een uur voor het slapen één maatschep (30 g) met 200 ml melk.',
      },
    },
  ),
  'pea-rice-protein': written(
    {
      ...scoop,
      allergens: { contains: [], mayContain: ['soy'] },
      servings: 30,
      netQuantity: grams(900),
      nutrition: nutrition('g', {
        kcal: 370,
        fat: 5.3,
        saturates: 1.2,
        carbohydrate: 4,
        sugars: 0.5,
        fiber: 3,
        protein: 76.7,
        salt: 1.8,
      }),
    },
    {
      en: {
        ingredients: 'Yellow pea protein (70%), brown rice protein (30%)',
        dose: 'Blend 30 g with fruit or plant milk, or stir it into soup or batter.',
      },
      fa: {
        ingredients: 'پروتئین نخودفرنگی زرد (۷۰٪)، پروتئین برنج قهوه‌ای (۳۰٪)',
        dose: '۳۰ گرم را با میوه یا شیر گیاهی مخلوط کنید، یا به سوپ و مایهٔ پنکیک بیفزایید.',
      },
      nl: {
        ingredients: 'Gele-erwteneiwit (70%), bruine-rijsteiwit (30%)',
        dose: 'Mix 30 g met fruit of plantaardige melk, of roer het door soep of beslag.',
      },
    },
  ),
}
