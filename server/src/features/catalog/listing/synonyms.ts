import { searchForm } from 'contract/text'

/**
 * Synonyms of people's terms to our products' terms; one list for three languages, because each product has all of
 * them.
 */
const OTHER_NAMES: readonly [asked: readonly string[], shown: readonly string[]][] = [
  [
    [
      ...['protein powder', 'protein shake', 'proteinpowder', 'eiwitpoeder', 'eiwitshake', 'proteïnepoeder'],
      ...[
        'eiwit poeder',
        'proteine poeder',
        'eiwitten',
        'پودر پروتئین',
        'پروتئین پودری',
        'mass gainer',
        'gainer',
      ],
    ],
    ['whey', 'casein', 'rice protein'],
  ],
  [['proteine', 'proteïne', 'eiwitten'], ['eiwit']],
  [['پروتیین', 'پروتین'], ['پروتئین']],
  [
    [
      'skipping rope',
      'skip rope',
      'jumprope',
      'rope skipping',
      'jump rope',
      'springtouw',
      'طناب ورزشی',
      'طناب زدن',
    ],
    ['speed rope', 'طناب'],
  ],
  [
    ['free weights', 'hand weights', 'gewichten', 'losse gewichten', 'وزنه'],
    ['dumbbell', 'kettlebell', 'plates'],
  ],
  [['weights'], ['dumbbell', 'kettlebell', 'plates']],
  [['dumbell', 'dumbel', 'halter', 'handhalter', 'korte halter', 'دمبل ورزشی'], ['dumbbells']],
  [
    ['barbel', 'stang', 'lange halter', 'هارتل', 'میله'],
    ['barbell', 'curl bar'],
  ],
  [['weight plates', 'disc', 'discs', 'halterschijven', 'schijf', 'وزنه هالتر'], ['plates']],
  [['kettle ball', 'kettleball', 'کتلبل', 'کتل بال'], ['kettlebell']],
  [['chin up', 'chinup', 'chin up bar', 'pullup', 'pullup bar', 'بارفیکس خانگی'], ['pull up']],
  [
    ['exercise mat', 'gym mat', 'fitness mat', 'sportmat', 'fitnessmat', 'مت یوگا', 'مت', 'تشک یوگا'],
    ['yoga mat'],
  ],
  [
    ['elastic', 'elastics', 'weerstandsband', 'fitness elastiek', 'elastiek', 'کش ورزشی', 'کش تمرین'],
    ['bands'],
  ],
  [['gym bag', 'sports bag', 'backpack', 'sporttassen', 'کیف', 'کوله', 'ساک ورزشی'], ['duffel']],
  [['water bottle', 'drinkfles', 'waterfles', 'flask', 'thermos', 'قمقمه', 'فلاسک'], ['bottle']],
  [
    ['weightlifting belt', 'gewichthefriem', 'lifting riem', 'riem'],
    ['lifting belt', 'halterriem'],
  ],
  [['fish oil', 'visolie', 'omega3', 'omega', 'امگا۳'], ['omega 3']],
  [['vitamin d', 'vitamine d', 'sunshine vitamin', 'd3', 'ویتامین دی'], ['vitamin d']],
  [['preworkout', 'pre work out', 'pump', 'پری ورک', 'پمپ'], ['pre workout']],
  [['isotonic', 'sports drink', 'sportdrank', 'hydration mix', 'نوشیدنی ورزشی'], ['electrolytes']],
  [
    [
      'energy bar',
      'protein bar',
      'snack bar',
      'eiwitreep',
      'energiereep',
      'reep',
      'پروتئین بار',
      'شکلات پروتئینی',
    ],
    ['bars', 'reep'],
  ],
  [['peanut butter', 'nut butter', 'pindakaas', 'کره بادام زمینی'], ['nut butter']],
  [
    ['muesli', 'cereal', 'موسلی'],
    ['granola', 'oats'],
  ],
  [['oatmeal', 'porridge', 'havermout', 'اوتمیل', 'جو پرک'], ['oats']],
  [['weight loss', 'lose weight', 'slimming', 'afvallen', 'لاغری', 'کاهش وزن', 'وزن کم کردن'], ['fat loss']],
  [['running', 'run', 'marathon', 'hardlopen', 'دو'], ['running']],
  [
    ['personal trainer', 'trainer', 'training plan', 'trainingsschema', 'مربی خصوصی', 'برنامه تمرینی'],
    ['program', 'coach'],
  ],
  [['notebook', 'diary', 'training log', 'notitieboek', 'دفترچه'], ['journal']],
  [['foamroller', 'massage roller', 'غلتک', 'فوم رولر'], ['foam roller']],
  [['wrist support', 'polsband', 'polssteun', 'مچ بند'], ['wrist wraps']],
  [['sleep', 'slapen', 'slaap', 'خواب'], ['evening']],
  [
    ['muscle', 'spieren', 'spiergroei', 'عضله', 'عضله سازی'],
    ['creatine', 'whey', 'strength'],
  ],
  [['chocolate', 'chocolade', 'شکلات', 'شکلاتی'], ['cacao']],
]

const byPhrase = new Map<string, string[][]>()
for (const [asked, shown] of OTHER_NAMES) {
  const others = shown.map((phrase) => searchForm(phrase).split(' '))
  for (const phrase of asked) {
    const form = searchForm(phrase)
    byPhrase.set(form, [...(byPhrase.get(form) ?? []), ...others])
  }
}

/** Returns our terms for a search phrase, each as its words. */
export function synonymsOf(words: readonly string[]): readonly string[][] {
  return byPhrase.get(words.join(' ')) ?? []
}
