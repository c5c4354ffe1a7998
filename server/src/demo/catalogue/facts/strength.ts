import type { WrittenFacts } from 'contract/catalog/facts-calls'
import { written } from './written'

const castIron = {
  en: {
    material: 'Cast iron, matte powder coat',
    care: 'Put a mat over stone or tiles; do not drop it there.',
  },
  fa: { material: 'چدن با رنگ پودری مات', care: 'روی سنگ و کاشی زیرانداز بگذارید و آن را نیندازید.' },
  nl: {
    material: 'Gietijzer, matte poedercoating',
    care: 'Leg een mat over steen of tegels; daar niet laten vallen.',
  },
}
const kettlebell = (size: string, persian: string) => ({
  en: { ...castIron.en, size },
  fa: { ...castIron.fa, size: persian },
  nl: { ...castIron.nl, size },
})

export const strengthFacts: Record<string, WrittenFacts> = {
  'hex-dumbbells-10': written(
    { dimensions: { length: 27 } },
    {
      en: {
        material: 'Cast iron with a rubber coat, chromed steel handle',
        care: 'Wipe with a damp cloth, no solvents.',
      },
      fa: {
        material: 'چدن با روکش لاستیکی، دستهٔ فولادی کروم',
        care: 'با پارچهٔ نم‌دار و بدون حلال پاک کنید.',
      },
      nl: {
        material: 'Gietijzer met rubberlaag, verchroomde stalen greep',
        care: 'Afnemen met een vochtige doek, zonder oplosmiddel.',
      },
    },
  ),
  'adjustable-dumbbell': written(
    { dimensions: { length: 40 } },
    {
      en: { material: 'Steel plates in a nylon shell, rubberized handle', care: 'Do not drop it.' },
      fa: { material: 'صفحه‌های فولادی در پوستهٔ نایلونی، دستهٔ روکش‌دار', care: 'آن را نیندازید.' },
      nl: {
        material: 'Stalen schijven in een nylon omhulsel, greep met rubberlaag',
        care: 'Niet laten vallen.',
      },
    },
  ),
  'kettlebell-16': written({ dimensions: { height: 25, width: 18 } }, kettlebell('16 kg', '۱۶ کیلوگرم')),
  'kettlebell-24': written({ dimensions: { height: 28, width: 21 } }, kettlebell('24 kg', '۲۴ کیلوگرم')),
  'bumper-plates-20': written(
    { dimensions: { diameter: 45, thickness: 8 } },
    {
      en: {
        material: 'Virgin rubber, stainless steel insert',
        care: 'Drop only loaded in pairs, on a rubber floor of 15 mm or more.',
      },
      fa: {
        material: 'لاستیک نو، بوش فولاد ضدزنگ',
        care: 'تنها جفت و روی کف لاستیکی دست‌کم ۱۵ میلی‌متری بیندازید.',
      },
      nl: {
        material: 'Nieuw rubber, roestvrijstalen bus',
        care: 'Alleen per paar laten vallen, op een rubberen vloer van minstens 15 mm.',
      },
    },
  ),
  'olympic-barbell': written(
    { dimensions: { length: 220 }, maxLoad: 450 },
    {
      en: {
        material: 'Spring steel under hard chrome, bronze bushings',
        care: 'Brush the knurl and give the bushings a drop of oil every few months.',
      },
      fa: {
        material: 'فولاد فنری با روکش کروم سخت، بوش برنزی',
        care: 'هر چند ماه آج را برس بکشید و به بوش‌ها یک قطره روغن بزنید.',
      },
      nl: {
        material: 'Verenstaal met hardchroom, bronzen bussen',
        care: 'Borstel om de paar maanden de kartelling en geef de bussen een druppel olie.',
      },
    },
  ),
  'ez-curl-bar': written(
    { dimensions: { length: 120 }, maxLoad: 150 },
    {
      en: { material: 'Steel in hard chrome, brass bushings' },
      fa: { material: 'فولاد با روکش کروم سخت، بوش برنجی' },
      nl: { material: 'Staal met hardchroom, messing bussen' },
    },
  ),
  'flat-bench': written(
    { dimensions: { length: 120, width: 30, height: 43 }, maxLoad: 350 },
    {
      en: {
        material: 'Powder-coated steel tube, foam, synthetic leather',
        care: 'Clean with soap and water.',
      },
      fa: { material: 'قوطی فولادی با رنگ پودری، فوم، چرم مصنوعی', care: 'با آب و صابون پاک کنید.' },
      nl: {
        material: 'Gepoedercoate stalen koker, schuim, kunstleer',
        care: 'Schoonmaken met water en zeep.',
      },
    },
  ),
  'pull-up-bar': written(
    { maxLoad: 130 },
    {
      en: { material: 'Steel, foam grips', care: 'Check that it sits tight before every session.' },
      fa: { material: 'فولاد، دستگیرهٔ اسفنجی', care: 'پیش از هر تمرین از سفت بودنش مطمئن شوید.' },
      nl: { material: 'Staal, schuimgrepen', care: 'Controleer voor elke training of hij vastzit.' },
    },
  ),
  'gymnastic-rings': written(
    { dimensions: { diameter: 23.5, thickness: 3.2 }, maxLoad: 300 },
    {
      en: { material: 'Unvarnished birch, nylon straps, steel buckles', care: 'Keep the wood out of rain.' },
      fa: { material: 'چوب توس بدون لاک، تسمهٔ نایلونی، سگک فولادی', care: 'چوب را از باران دور نگه دارید.' },
      nl: {
        material: 'Ongelakt berkenhout, nylon banden, stalen gespen',
        care: 'Houd het hout uit de regen.',
      },
    },
  ),
  'meel-clubs': written(
    { dimensions: { height: 62, diameter: 16 } },
    {
      en: { material: 'Solid beech, linseed oil', care: 'Oil them once a year.' },
      fa: { material: 'چوب راش یک‌پارچه، روغن بزرک', care: 'سالی یک بار روغن بزنید.' },
      nl: { material: 'Massief beuken, lijnolie', care: 'Eén keer per jaar oliën.' },
    },
  ),
}
