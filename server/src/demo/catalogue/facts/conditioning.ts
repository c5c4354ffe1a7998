import type { WrittenFacts } from 'contract/catalog/facts-calls'
import { pieces, written } from './written'

export const conditioningFacts: Record<string, WrittenFacts> = {
  'resistance-bands': written(
    { netQuantity: pieces(5), dimensions: { length: 104, thickness: 0.45 } },
    {
      en: { material: 'Natural latex', care: 'Look for cracks before use; keep them out of the sun.' },
      fa: { material: 'لاتکس طبیعی', care: 'پیش از هر بار ترک‌ها را نگاه کنید؛ از آفتاب دور نگه دارید.' },
      nl: { material: 'Natuurlatex', care: 'Controleer voor gebruik op scheurtjes; houd ze uit de zon.' },
    },
  ),
  'mini-bands': written(
    { netQuantity: pieces(3), dimensions: { length: 30, width: 5 } },
    {
      en: { material: 'Natural latex', care: 'Rinse with water; dry flat and away from the sun.' },
      fa: { material: 'لاتکس طبیعی', care: 'با آب بشویید و تخت، دور از آفتاب خشک کنید.' },
      nl: { material: 'Natuurlatex', care: 'Afspoelen met water; plat en uit de zon drogen.' },
    },
  ),
  'speed-rope': written(
    { dimensions: { length: 300, thickness: 0.25 } },
    {
      en: {
        material: 'Coated steel cable, aluminum handles',
        care: 'Keep off concrete: it wears through the coat.',
      },
      fa: { material: 'کابل فولادی روکش‌دار، دستهٔ آلومینیومی', care: 'روی بتن نزنید؛ روکش را می‌ساید.' },
      nl: {
        material: 'Staalkabel met coating, aluminium handvatten',
        care: 'Niet op beton: dat slijt de coating weg.',
      },
    },
  ),
  'foam-roller': written(
    { dimensions: { length: 45, diameter: 14 }, maxLoad: 200 },
    {
      en: { material: 'EVA foam, ABS tube', care: 'Wash with mild soap.' },
      fa: { material: 'فوم EVA، لولهٔ ABS', care: 'با صابون ملایم بشویید.' },
      nl: { material: 'EVA-schuim, ABS-buis', care: 'Wassen met milde zeep.' },
    },
  ),
  'massage-ball-set': written(
    { netQuantity: pieces(2), dimensions: { diameter: 6.3 } },
    {
      en: { material: 'Natural rubber latex', care: 'Wash with soap.' },
      fa: { material: 'لاتکس لاستیک طبیعی', care: 'با صابون بشویید.' },
      nl: { material: 'Natuurrubberlatex', care: 'Wassen met zeep.' },
    },
  ),
  'yoga-mat': written(
    { dimensions: { length: 180, width: 60, thickness: 0.5 } },
    {
      en: {
        material: 'Natural rubber, free of PVC',
        care: 'Wipe with water and a drop of vinegar, never in the washing machine.',
      },
      fa: {
        material: 'لاستیک طبیعی، بدون پی‌وی‌سی',
        care: 'با آب و یک قطره سرکه پاک کنید؛ در ماشین لباس‌شویی نیندازید.',
      },
      nl: {
        material: 'Natuurrubber, zonder pvc',
        care: 'Afnemen met water en een druppel azijn, nooit in de wasmachine.',
      },
    },
  ),
  'cork-blocks': written(
    { netQuantity: pieces(2), dimensions: { length: 23, width: 12, height: 7.5 } },
    {
      en: { material: 'Solid cork', care: 'Wipe with a damp cloth and dry upright; do not soak.' },
      fa: { material: 'چوب‌پنبهٔ یک‌پارچه', care: 'با پارچهٔ نم‌دار پاک کنید و ایستاده خشک کنید؛ خیس نکنید.' },
      nl: { material: 'Massief kurk', care: 'Afnemen met een vochtige doek en staand drogen; niet weken.' },
    },
  ),
  'medicine-ball-6': written(
    { dimensions: { diameter: 27 } },
    {
      en: { material: 'Textured rubber', care: 'Wipe with soapy water.' },
      fa: { material: 'لاستیک آج‌دار', care: 'با آب و صابون پاک کنید.' },
      nl: { material: 'Rubber met reliëf', care: 'Afnemen met zeepwater.' },
    },
  ),
  'ab-wheel': written(
    { dimensions: { diameter: 18, width: 8 }, maxLoad: 150 },
    {
      en: { material: 'Rubber tread, steel axle, foam knee pad', care: 'Roll on a clean floor.' },
      fa: { material: 'رویهٔ لاستیکی، محور فولادی، زیرزانویی فومی', care: 'روی کف تمیز بغلتانید.' },
      nl: {
        material: 'Rubberen loopvlak, stalen as, kniemat van schuim',
        care: 'Rol op een schone vloer.',
      },
    },
  ),
  'plyo-box': written(
    { dimensions: { length: 75, width: 60, height: 50 }, maxLoad: 200 },
    {
      en: { material: 'Birch plywood', care: 'For indoors; on smooth floors put a rubber mat underneath.' },
      fa: { material: 'تخته‌لایهٔ توس', care: 'برای فضای بسته؛ روی کف لغزنده زیر آن تشک لاستیکی بگذارید.' },
      nl: {
        material: 'Berkenmultiplex',
        care: 'Voor binnen; leg op een gladde vloer een rubberen mat eronder.',
      },
    },
  ),
}
