import type { WrittenFacts } from 'contract/catalog/facts-calls'
import { grams, nutrition, pieces, written } from './written'

export const supplementFacts: Record<string, WrittenFacts> = {
  'creatine-mono': written(
    {
      netQuantity: grams(500),
      serving: { size: 5, unit: 'g' },
      servings: 100,
      actives: [{ name: 'Creatine monohydrate', amount: 5, unit: 'g' }],
    },
    {
      en: {
        ingredients: 'Creatine monohydrate',
        dose: 'Stir one level scoop (5 g) into a glass of water or juice, every day.',
      },
      fa: {
        actives: ['کراتین مونوهیدرات'],
        ingredients: 'کراتین مونوهیدرات',
        dose: 'هر روز یک پیمانهٔ سرصاف (۵ گرم) را در یک لیوان آب یا آب‌میوه هم بزنید.',
      },
      nl: {
        actives: ['Creatinemonohydraat'],
        ingredients: 'Creatinemonohydraat',
        dose: 'Roer elke dag één afgestreken maatschep (5 g) door een glas water of sap.',
      },
    },
  ),
  'beta-alanine': written(
    {
      netQuantity: grams(300),
      serving: { size: 3.2, unit: 'g' },
      servings: 93,
      actives: [{ name: 'Beta-alanine', amount: 3.2, unit: 'g' }],
    },
    {
      en: {
        ingredients: 'Beta-alanine',
        dose: 'Twice a day one level scoop (1.6 g) in a large glass of water, with a meal.',
      },
      fa: {
        actives: ['بتاآلانین'],
        ingredients: 'بتاآلانین',
        dose: 'روزی دو بار یک پیمانهٔ سرصاف (۱٫۶ گرم) در لیوانی بزرگ آب، همراه غذا.',
      },
      nl: {
        actives: ['Bèta-alanine'],
        ingredients: 'Bèta-alanine',
        dose: 'Twee keer per dag één afgestreken maatschep (1,6 g) in een groot glas water, bij een maaltijd.',
      },
    },
  ),
  'electrolyte-mix': written(
    {
      netQuantity: grams(240, 30),
      serving: { size: 8, unit: 'g' },
      servings: 30,
      nutrition: nutrition('g', { kcal: 325, carbohydrate: 77.5, sugars: 75, salt: 14.4 }),
      actives: [
        { name: 'Sodium', amount: 460, unit: 'mg' },
        { name: 'Potassium', amount: 200, unit: 'mg', share: 10 },
        { name: 'Magnesium', amount: 60, unit: 'mg', share: 16 },
      ],
    },
    {
      en: {
        ingredients:
          'Sugar, salt, potassium chloride, citric acid, magnesium oxide, lime juice powder, natural mint flavoring',
        dose: 'One stick in 500 ml of water for each hour of sweating, two on hot days.',
      },
      fa: {
        actives: ['سدیم', 'پتاسیم', 'منیزیم'],
        ingredients: 'شکر، نمک، پتاسیم کلرید، اسید سیتریک، منیزیم اکسید، پودر آب لیمو، طعم‌دهندهٔ طبیعی نعنا',
        dose: 'برای هر ساعت عرق ریختن یک ساشه در ۵۰۰ میلی‌لیتر آب؛ در روزهای گرم دو ساشه.',
      },
      nl: {
        actives: ['Natrium', 'Kalium', 'Magnesium'],
        ingredients:
          'Suiker, zout, kaliumchloride, citroenzuur, magnesiumoxide, limoensappoeder, natuurlijk muntaroma',
        dose: 'Eén stick in 500 ml water voor elk uur zweten, twee op warme dagen.',
      },
    },
  ),
  'omega-3': written(
    {
      netQuantity: pieces(120),
      serving: { size: 2, unit: 'piece' },
      servings: 60,
      allergens: { contains: ['fish'], mayContain: [] },
      actives: [
        { name: 'Omega-3 fatty acids', amount: 1100, unit: 'mg' },
        { name: 'of which EPA', amount: 660, unit: 'mg' },
        { name: 'of which DHA', amount: 440, unit: 'mg' },
      ],
    },
    {
      en: {
        ingredients:
          '*Fish* oil (*anchovy*, *sardine*), capsule shell (*fish* gelatin, glycerol), antioxidant: vitamin E',
        dose: 'Two softgels a day, with a meal and a glass of water.',
        care: 'Store below 25 °C, out of reach of children.',
      },
      fa: {
        actives: ['اسیدهای چرب امگا ۳', 'از آن میان EPA', 'از آن میان DHA'],
        ingredients:
          'روغن *ماهی* (*آنچوی*، *ساردین*)، پوستهٔ کپسول (ژلاتین *ماهی*، گلیسرول)، آنتی‌اکسیدان: ویتامین ئی',
        dose: 'روزی دو کپسول نرم همراه غذا و یک لیوان آب.',
        care: 'در دمای زیر ۲۵ درجه و دور از دسترس کودکان نگه دارید.',
      },
      nl: {
        actives: ['Omega 3-vetzuren', 'waarvan EPA', 'waarvan DHA'],
        ingredients:
          '*Visolie* (*ansjovis*, *sardine*), capsule (*visgelatine*, glycerol), antioxidant: vitamine E',
        dose: 'Twee softgels per dag, bij een maaltijd en een glas water.',
        care: 'Bewaren onder 25 °C en buiten bereik van kinderen.',
      },
    },
  ),
  'vitamin-d3': written(
    {
      netQuantity: pieces(180),
      serving: { size: 1, unit: 'piece' },
      servings: 180,
      actives: [{ name: 'Vitamin D3', amount: 25, unit: 'µg', share: 500 }],
    },
    {
      en: {
        ingredients:
          'Extra virgin olive oil, capsule shell (hydroxypropyl methylcellulose), cholecalciferol from lanolin',
        dose: 'One capsule a day, with the largest meal.',
      },
      fa: {
        actives: ['ویتامین دی۳'],
        ingredients: 'روغن زیتون فرابکر، پوستهٔ کپسول (هیدروکسی‌پروپیل متیل‌سلولز)، کوله‌کلسیفرول از لانولین',
        dose: 'روزی یک کپسول، همراه بزرگ‌ترین وعدهٔ روز.',
      },
      nl: {
        actives: ['Vitamine D3'],
        ingredients:
          'Extra vergine olijfolie, capsule (hydroxypropylmethylcellulose), cholecalciferol uit lanoline',
        dose: 'Eén capsule per dag, bij de grootste maaltijd.',
      },
    },
  ),
  'magnesium-glycinate': written(
    {
      netQuantity: pieces(120),
      serving: { size: 2, unit: 'piece' },
      servings: 60,
      actives: [{ name: 'Magnesium', amount: 200, unit: 'mg', share: 53 }],
    },
    {
      en: {
        ingredients: 'Magnesium bisglycinate, capsule shell (hydroxypropyl methylcellulose)',
        dose: 'Two capsules in the evening, with water.',
      },
      fa: {
        actives: ['منیزیم'],
        ingredients: 'منیزیم بیس‌گلیسینات، پوستهٔ کپسول (هیدروکسی‌پروپیل متیل‌سلولز)',
        dose: 'شب‌ها دو کپسول با آب.',
      },
      nl: {
        // The element has the same name in both languages.
        ingredients: 'Magnesiumbisglycinaat, capsule (hydroxypropylmethylcellulose)',
        dose: 'Twee capsules in de avond, met water.',
      },
    },
  ),
  'pre-workout-pomegranate': written(
    {
      netQuantity: grams(390),
      serving: { size: 13, unit: 'g' },
      servings: 30,
      actives: [
        { name: 'Citrulline malate', amount: 6, unit: 'g' },
        { name: 'Beta-alanine', amount: 3.2, unit: 'g' },
        { name: 'Pomegranate powder', amount: 1, unit: 'g' },
        { name: 'Caffeine', amount: 200, unit: 'mg' },
      ],
    },
    {
      en: {
        ingredients:
          'Citrulline malate, beta-alanine, maltodextrin, pomegranate powder, citric acid, caffeine, sweetener: steviol glycosides',
        dose: 'Mix one scoop (13 g) with 300 ml of water half an hour before training; begin with half a scoop.',
      },
      fa: {
        actives: ['سیترولین مالات', 'بتاآلانین', 'پودر انار', 'کافئین'],
        ingredients:
          'سیترولین مالات، بتاآلانین، مالتودکسترین، پودر انار، اسید سیتریک، کافئین، شیرین‌کننده: استویول گلیکوزید',
        dose: 'نیم ساعت پیش از تمرین یک پیمانه (۱۳ گرم) را با ۳۰۰ میلی‌لیتر آب مخلوط کنید؛ با نیم پیمانه آغاز کنید.',
      },
      nl: {
        actives: ['Citrullinemalaat', 'Bèta-alanine', 'Granaatappelpoeder', 'Cafeïne'],
        ingredients:
          'Citrullinemalaat, bèta-alanine, maltodextrine, granaatappelpoeder, citroenzuur, cafeïne, zoetstof: steviolglycosiden',
        dose: 'Meng een half uur voor de training één schep (13 g) met 300 ml water; begin met een halve schep.',
      },
    },
  ),
}
