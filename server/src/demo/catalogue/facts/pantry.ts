import type { WrittenFacts } from 'contract/catalog/facts-calls'
import { grams, nutrition, written } from './written'

export const pantryFacts: Record<string, WrittenFacts> = {
  'rolled-oats': written(
    {
      netQuantity: grams(1000),
      serving: { size: 50, unit: 'g' },
      servings: 20,
      nutrition: nutrition('g', {
        kcal: 372,
        fat: 7,
        saturates: 1.3,
        carbohydrate: 59,
        sugars: 1.1,
        fiber: 10,
        protein: 13,
        salt: 0.02,
      }),
      allergens: { contains: ['gluten'], mayContain: [] },
    },
    {
      en: {
        ingredients: 'Whole-grain *oats*. May contain traces of *wheat* and *barley*.',
        care: 'Keep dry and closed.',
      },
      fa: {
        ingredients: '*جو دوسر* سبوس‌دار. شاید اندکی *گندم* و *جو* داشته باشد.',
        care: 'دربسته و در جای خشک نگه دارید.',
      },
      nl: {
        ingredients: 'Volkoren *haver*. Kan sporen van *tarwe* en *gerst* bevatten.',
        care: 'Droog en gesloten bewaren.',
      },
    },
  ),
  'almond-butter': written(
    {
      netQuantity: grams(340),
      serving: { size: 30, unit: 'g' },
      servings: 11,
      nutrition: nutrition('g', {
        kcal: 620,
        fat: 53.3,
        saturates: 4.2,
        carbohydrate: 7,
        sugars: 4.5,
        fiber: 11.3,
        protein: 21,
        salt: 0.5,
      }),
      allergens: { contains: ['nuts'], mayContain: ['sesame'] },
    },
    {
      en: {
        ingredients: 'Roasted *almonds* (99.5%), sea salt. May contain traces of *pistachios*.',
        care: 'Stir before use. Once open, keep it in a cool cupboard for up to three months.',
      },
      fa: {
        ingredients: '*بادام* برشته (۹۹٫۵٪)، نمک دریا. شاید اندکی *پسته* داشته باشد.',
        care: 'پیش از مصرف هم بزنید. پس از باز کردن تا سه ماه در کابینت خنک می‌ماند.',
      },
      nl: {
        ingredients: 'Geroosterde *amandelen* (99,5%), zeezout. Kan sporen van *pistache* bevatten.',
        care: 'Roeren voor gebruik. Na opening drie maanden houdbaar in een koele kast.',
      },
    },
  ),
  'pistachio-butter': written(
    {
      netQuantity: grams(200),
      serving: { size: 20, unit: 'g' },
      servings: 10,
      nutrition: nutrition('g', {
        kcal: 585,
        fat: 47,
        saturates: 5.8,
        carbohydrate: 17,
        sugars: 7.7,
        fiber: 10,
        protein: 21,
        salt: 0.02,
      }),
      allergens: { contains: ['nuts'], mayContain: ['sesame'] },
    },
    {
      en: { ingredients: '*Pistachios*. May contain traces of *almonds*.', care: 'Stir before use.' },
      fa: { ingredients: '*پسته*. شاید اندکی *بادام* داشته باشد.', care: 'پیش از مصرف هم بزنید.' },
      nl: {
        ingredients: '*Pistachenoten*. Kan sporen van *amandel* bevatten.',
        care: 'Roeren voor gebruik.',
      },
    },
  ),
  'date-bars': written(
    {
      netQuantity: grams(540, 12),
      serving: { size: 45, unit: 'g' },
      servings: 12,
      nutrition: nutrition('g', {
        kcal: 369,
        fat: 12.2,
        saturates: 1.6,
        carbohydrate: 55.6,
        sugars: 46,
        fiber: 6,
        protein: 8.9,
        salt: 0.1,
      }),
      allergens: { contains: ['nuts', 'sesame'], mayContain: [] },
    },
    {
      en: { ingredients: 'Dates, *almonds*, *sesame*, cocoa, salt', care: 'Below 5 °C the bars turn firm.' },
      fa: { ingredients: 'خرما، *بادام*، *کنجد*، کاکائو، نمک', care: 'در دمای زیر ۵ درجه سفت می‌شود.' },
      nl: {
        ingredients: 'Dadels, *amandelen*, *sesam*, cacao, zout',
        care: 'Onder 5 °C worden de repen stevig.',
      },
    },
  ),
  'saffron-rice-cakes': written(
    {
      netQuantity: grams(96, 8),
      serving: { size: 12, unit: 'g' },
      servings: 8,
      nutrition: nutrition('g', {
        kcal: 383,
        fat: 2.7,
        saturates: 0.6,
        carbohydrate: 80,
        sugars: 0.7,
        fiber: 3.5,
        protein: 7.5,
        salt: 0.3,
      }),
    },
    {
      en: {
        ingredients: 'Brown rice, sea salt, saffron',
        care: 'Close after opening and finish within a week.',
      },
      fa: {
        ingredients: 'برنج قهوه‌ای، نمک دریا، زعفران',
        care: 'پس از باز کردن، در بسته را ببندید و تا یک هفته تمامش کنید.',
      },
      nl: {
        ingredients: 'Zilvervliesrijst, zeezout, saffraan',
        care: 'Na opening sluiten en binnen een week opeten.',
      },
    },
  ),
  'red-lentil-pasta': written(
    {
      netQuantity: grams(500),
      serving: { size: 80, unit: 'g' },
      servings: 6,
      nutrition: nutrition('g', {
        kcal: 340,
        fat: 1.7,
        saturates: 0.3,
        carbohydrate: 52.5,
        sugars: 2,
        fiber: 6.9,
        protein: 26,
        salt: 0.02,
      }),
    },
    {
      en: { ingredients: 'Red lentil flour', dose: 'Boil for seven minutes in plenty of water.' },
      fa: { ingredients: 'آرد عدس قرمز', dose: 'هفت دقیقه در آب فراوان بجوشانید.' },
      nl: { ingredients: 'Rodelinzenmeel', dose: 'Zeven minuten koken in ruim water.' },
    },
  ),
  'mulberry-mix': written(
    {
      netQuantity: grams(250),
      serving: { size: 40, unit: 'g' },
      servings: 6,
      nutrition: nutrition('g', {
        kcal: 450,
        fat: 23.8,
        saturates: 2.2,
        carbohydrate: 47.5,
        sugars: 38,
        fiber: 7,
        protein: 11,
        salt: 0.02,
      }),
      allergens: { contains: ['nuts'], mayContain: [] },
    },
    {
      en: { ingredients: 'Dried white mulberries, *walnuts*, *almonds*, green raisins' },
      fa: { ingredients: 'توت خشک سفید، *گردو*، *بادام*، کشمش سبز' },
      nl: { ingredients: 'Gedroogde witte moerbeien, *walnoten*, *amandelen*, groene rozijnen' },
    },
  ),
  'mountain-honey': written(
    {
      netQuantity: grams(500),
      serving: { size: 20, unit: 'g' },
      servings: 25,
      nutrition: nutrition('g', { kcal: 320, carbohydrate: 80, sugars: 79, protein: 0.3, salt: 0.01 }),
    },
    {
      en: {
        ingredients: 'Raw thyme honey',
        care: 'Sets in winter; stand the jar in warm water to make it run again.',
      },
      fa: {
        ingredients: 'عسل خام آویشن',
        care: 'زمستان رس می‌کند؛ اگر شیشه را در آب گرم بگذارید دوباره روان می‌شود.',
      },
      nl: {
        ingredients: 'Rauwe tijmhoning',
        care: 'Wordt in de winter vast; in een pan warm water weer vloeibaar.',
      },
    },
  ),
  'cold-brew-cans': written(
    {
      netQuantity: { value: 1500, unit: 'ml', packs: 6 },
      serving: { size: 250, unit: 'ml' },
      servings: 6,
      nutrition: nutrition('ml', { kcal: 1.6, carbohydrate: 0.1, sugars: 0, protein: 0.3 }),
      actives: [{ name: 'Caffeine', amount: 120, unit: 'mg' }],
    },
    {
      en: { ingredients: 'Water, arabica coffee', care: 'Serve chilled; once open, drink it the same day.' },
      fa: {
        actives: ['کافئین'],
        ingredients: 'آب، قهوهٔ عربیکا',
        care: 'خنک بنوشید و پس از باز کردن، همان روز تمامش کنید.',
      },
      nl: {
        actives: ['Cafeïne'],
        ingredients: 'Water, arabicakoffie',
        care: 'Gekoeld schenken en na opening dezelfde dag opdrinken.',
      },
    },
  ),
  'granola-cardamom': written(
    {
      netQuantity: grams(400),
      serving: { size: 45, unit: 'g' },
      nutrition: nutrition('g', {
        kcal: 447,
        fat: 17,
        saturates: 2.5,
        carbohydrate: 57.8,
        sugars: 9,
        fiber: 8.9,
        protein: 11.1,
        salt: 0.05,
      }),
      allergens: { contains: ['gluten', 'nuts'], mayContain: ['sesame'] },
    },
    {
      en: {
        ingredients:
          '*Oats*, date syrup, *pistachios*, olive oil, cardamom, dried rose petals. May contain traces of *almonds*.',
        care: 'Press the air out before closing: it stays crisp for a month.',
      },
      fa: {
        ingredients:
          '*جو دوسر*، شیرهٔ خرما، *پسته*، روغن زیتون، هل، گلبرگ خشک گل محمدی. شاید اندکی *بادام* داشته باشد.',
        care: 'پیش از بستن، هوای بسته را خالی کنید تا یک ماه ترد بماند.',
      },
      nl: {
        ingredients:
          '*Haver*, dadelstroop, *pistachenoten*, olijfolie, kardemom, gedroogde rozenblaadjes. Kan sporen van *amandel* bevatten.',
        care: 'Druk voor het sluiten de lucht eruit: zo blijft de granola een maand knapperig.',
      },
    },
  ),
}
