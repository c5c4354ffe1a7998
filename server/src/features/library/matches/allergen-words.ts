import { type Allergen, allergens } from 'contract/catalog/label'
import { finderOf } from './meaning-finder'

const find = finderOf<Allergen>([
  // Longer names first of all: they are about something else than the word in them.
  [
    null,
    'coconut milk, kokosmelk, شیر نارگیل, rice milk, rijstmelk, cocoa butter, cacaoboter, gluten free, glutenvrij',
  ],
  [
    null,
    'lactose free, lactosevrij, بدون گلوتن, بدون لاکتوز, buckwheat, boekweit, nutmeg, nootmuskaat, egg plant',
  ],
  [
    'gluten',
    'gluten, wheat, barley, rye, spelt, bread, toast, pasta, spaghetti, macaroni, noodle, flour, couscous',
  ],
  [
    'gluten',
    'bulgur, oat, oats, oatmeal, oat milk, porridge, muesli, cereal, cracker, crispbread, coeliac, celiac',
  ],
  [
    'gluten',
    'tarwe, gerst, rogge, brood, meel, haver, havermout, haverdrank, knäckebröd, coeliakie, volkorenbrood',
  ],
  [
    'gluten',
    'گلوتن, گندم, جو, چاودار, نان, ماکارونی, پاستا, رشته, آرد, بلغور, جو دوسر, سلیاک, لواش, سنگک, بربری',
  ],
  [
    'crustaceans',
    'crustacean, shellfish, shrimp, prawn, crab, lobster, garnaal, garnalen, krab, kreeft, schaaldieren',
  ],
  ['crustaceans', 'میگو, خرچنگ, لابستر, سخت پوستان'],
  ['eggs', 'egg, omelette, omelet, mayonnaise, ei, eieren, eiwit van ei, تخم مرغ, املت, نیمرو, مایونز'],
  [
    'fish',
    'fish, salmon, tuna, cod, trout, sardine, anchovy, herring, mackerel, vis, zalm, tonijn, kabeljauw, haring',
  ],
  ['fish', 'makreel, forel, ماهی, سالمون, تن, قزل آلا, ساردین'],
  ['peanuts', 'peanut, peanut butter, groundnut, pinda, pindakaas, بادام زمینی, کره بادام زمینی'],
  [
    'soy',
    'soy, soya, soy milk, soy sauce, tofu, tempeh, edamame, soja, sojamelk, tahoe, سویا, شیر سویا, توفو',
  ],
  [
    'milk',
    'milk, dairy, lactose, cheese, feta, mozzarella, yogurt, yoghurt, butter, cream, whey, casein, quark, kefir',
  ],
  [
    'milk',
    'melk, zuivel, kaas, boter, room, kwark, wei, caseïne, karnemelk, skyr, cottage cheese, hüttenkäse',
  ],
  ['milk', 'شیر, لبنیات, لاکتوز, پنیر, ماست, کره, خامه, دوغ, کشک, وی, کازئین'],
  [
    'nuts',
    'nut, tree nut, almond, almond milk, walnut, hazelnut, cashew, pistachio, pecan, macadamia, brazil nut',
  ],
  ['nuts', 'noot, noten, amandel, amandelmelk, walnoot, walnoten, hazelnoot, hazelnoten, pistache, paranoot'],
  ['nuts', 'مغز, آجیل, بادام, شیر بادام, گردو, فندق, پسته, بادام هندی'],
  ['celery', 'celery, celeriac, selderij, bleekselderij, knolselderij, کرفس'],
  ['mustard', 'mustard, mosterd, خردل'],
  ['sesame', 'sesame, tahini, hummus, halva, sesam, tahin, کنجد, ارده, حلوا ارده, حمص'],
  ['sulfites', 'sulfite, sulphite, sulfiet, sulfieten, سولفیت, wine, wijn, dried apricot'],
  ['lupin', 'lupin, lupine, لوپین'],
  [
    'molluscs',
    'mollusc, mollusk, mussel, oyster, squid, octopus, clam, mossel, mosselen, oester, inktvis, weekdieren',
  ],
  ['molluscs', 'صدف, هشت پا, ماهی مرکب, نرم تنان'],
])

/** Allergens whose words a text has, in the order of labels. */
export function allergensIn(text: string): Allergen[] {
  const found = new Set(find(text))
  return allergens.filter((one) => found.has(one))
}
