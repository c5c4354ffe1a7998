import type { DemoProduct } from './types'

export const bandsAndRollers: DemoProduct[] = [
  {
    key: 'resistance-bands',
    sku: 'PAR-BAND-SET',
    price: 2499,
    salePrice: 1999,
    stock: 140,
    featured: true,
    weight: 0.7,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Parvaz Resistance Bands, Set of Five',
        description:
          'Five loop bands from a light 2 kg to a heavy 36 kg of pull, in a cotton bag. All are 104 cm long and 4.5 mm thick; the widths are 6, 10, 13, 19 and 29 mm, for 2–7, 4–11, 7–16, 11–27 and 16–36 kg. They are layered natural latex, so they stretch evenly and tear less at the edges. Use them for warm-ups, rows, squats, or as help with pull-ups. Not for people with a latex allergy. Look for cracks before use, do not stretch beyond 2.5 times the length, and keep them out of the sun.',
        tags: ['bands', 'mobility', 'travel', 'pull-up', 'latex'],
      },
      fa: {
        name: 'کش مقاومتی پرواز، مجموعهٔ پنج‌تایی',
        description:
          'پنج کش حلقه‌ای، از کشش سبک ۲ تا سنگین ۳۶ کیلوگرم، در کیسهٔ نخی. همه ۱۰۴ سانتی‌متر طول و ۴٫۵ میلی‌متر ضخامت دارند؛ پهناها ۶، ۱۰، ۱۳، ۱۹ و ۲۹ میلی‌متر است، برای ۲ تا ۷، ۴ تا ۱۱، ۷ تا ۱۶، ۱۱ تا ۲۷ و ۱۶ تا ۳۶ کیلوگرم. از لایه‌های لاتکس طبیعی‌اند؛ پس یکنواخت کش می‌آیند و لبه‌شان کمتر پاره می‌شود. برای گرم کردن، زیربغل، اسکوات یا کمک در بارفیکس. اگر به لاتکس حساسیت دارید مناسب شما نیست. پیش از استفاده ترک‌ها را نگاه کنید، بیش از ۲٫۵ برابر طول نکشید و از آفتاب دور نگه دارید.',
        tags: ['کش', 'تحرک', 'سفر', 'بارفیکس', 'لاتکس'],
      },
      nl: {
        name: 'Parvaz weerstandsbanden, set van vijf',
        description:
          'Vijf lusbanden van een lichte 2 kg tot een zware 36 kg trekkracht, in een katoenen zak. Alle zijn 104 cm lang en 4,5 mm dik; de breedtes zijn 6, 10, 13, 19 en 29 mm, voor 2–7, 4–11, 7–16, 11–27 en 16–36 kg. Ze bestaan uit lagen natuurlatex, rekken daardoor gelijkmatig en scheuren minder snel aan de rand. Voor de warming-up, roeien, squats of als hulp bij het optrekken. Niet bij een latexallergie. Controleer ze voor gebruik op scheurtjes, rek ze niet verder dan 2,5 keer de lengte en houd ze uit de zon.',
        tags: ['banden', 'mobiliteit', 'reizen', 'optrekken', 'latex'],
      },
    },
  },
  {
    key: 'mini-bands',
    sku: 'PAR-BAND-MIN',
    price: 1299,
    salePrice: null,
    stock: 175,
    featured: false,
    weight: 0.2,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Parvaz Mini Bands, Set of Three',
        description:
          'Three short loop bands, light, medium and firm, for hips, knees and shoulders. Each lies 30 cm long and 5 cm wide; the thickness is 0.6, 0.9 and 1.2 mm, printed on the band so that you need not guess. Put one above the knees for squats and bridges, around the ankles for side steps, or around the wrists for shoulder work. Natural latex, dusted with talc: not for people with a latex allergy. They roll less over leggings than on bare skin. Rinse with water, dry flat and away from the sun. The cotton pouch fits a jacket pocket.',
        tags: ['bands', 'hips', 'warm-up', 'travel', 'latex'],
      },
      fa: {
        name: 'مینی‌بند پرواز، مجموعهٔ سه‌تایی',
        description:
          'سه کش حلقه‌ای کوتاه، سبک، متوسط و سفت، برای لگن، زانو و شانه. هر کدام خوابیده ۳۰ سانتی‌متر طول و ۵ سانتی‌متر پهنا دارد؛ ضخامت‌ها ۰٫۶، ۰٫۹ و ۱٫۲ میلی‌متر است و روی کش چاپ شده تا حدس نزنید. برای اسکوات و پل بالای زانو، برای گام پهلو دور مچ پا و برای کار شانه دور مچ دست بیندازید. لاتکس طبیعی با پودر تالک است: برای کسانی که به لاتکس حساسیت دارند مناسب نیست. روی لگینگ کمتر از پوست برهنه لوله می‌شود. با آب بشویید، صاف و دور از آفتاب خشک کنید. کیسهٔ نخی‌اش در جیب کت جا می‌شود.',
        tags: ['کش', 'لگن', 'گرم کردن', 'سفر', 'لاتکس'],
      },
      nl: {
        name: 'Parvaz minibanden, set van drie',
        description:
          'Drie korte lusbanden, licht, middel en stevig, voor heupen, knieën en schouders. Plat zijn ze 30 cm lang en 5 cm breed; de dikte is 0,6, 0,9 en 1,2 mm en staat op de band gedrukt, dus je hoeft niet te raden. Boven de knieën voor squats en bruggetjes, om de enkels voor zijstappen of om de polsen voor de schouders. Natuurlatex met een laagje talk: niet bij een latexallergie. Over een legging rollen ze minder op dan op blote huid. Met water afspoelen, plat en uit de zon drogen. Het katoenen zakje past in een jaszak.',
        tags: ['banden', 'heupen', 'warming-up', 'reizen', 'latex'],
      },
    },
  },
  {
    key: 'speed-rope',
    sku: 'PAR-ROPE-SPD',
    price: 1699,
    salePrice: null,
    stock: 105,
    featured: false,
    weight: 0.2,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Parvaz Speed Rope, 3 m Steel Cable',
        description:
          'A fast rope with a thin steel cable and ball bearings in both handles. The cable is 2.5 mm thick in a clear coat and 3 m long; shorten it with the two screws and cut off what is left. As a guide, stand on the middle: the handles should end at your armpits. The handles are ribbed aluminum, 16 cm long and 60 g each. Made for quick singles and double-unders on wood, rubber or grass; concrete wears through the coat in weeks. Beginners find the rhythm more easily with a thicker rope. Give yourself 2.5 m of headroom.',
        tags: ['jump rope', 'cardio', 'double-under', 'travel'],
      },
      fa: {
        name: 'طناب سرعتی پرواز، سیم فولادی ۳ متری',
        description:
          'طناب تندی با سیم فولادی نازک و بلبرینگ در هر دو دسته. سیم ۲٫۵ میلی‌متر با روکش شفاف و ۳ متر طول دارد؛ با دو پیچ کوتاهش کنید و زیادی را ببرید. راهنما: وسط طناب بایستید، سر دسته‌ها باید به زیر بغل برسد. دسته‌ها آلومینیوم شیاردار، ۱۶ سانتی‌متری و هر یک ۶۰ گرم است. برای پرش‌های تند و دبل‌آندر روی چوب، لاستیک یا چمن ساخته شده است؛ بتن، روکش را چند هفته‌ای می‌ساید. تازه‌کارها ضرب پرش را با طناب کلفت‌تر آسان‌تر می‌آموزند. ۲٫۵ متر فضای بالای سر لازم است.',
        tags: ['طناب', 'هوازی', 'دبل‌آندر', 'سفر'],
      },
      nl: {
        name: 'Parvaz speedrope, 3 m staalkabel',
        description:
          'Een snel springtouw met dunne staalkabel en kogellagers in beide handvatten. De kabel is 2,5 mm dik met een heldere coating en 3 m lang; kort hem in met de twee schroefjes en knip de rest af. Vuistregel: ga op het midden staan, dan reiken de handvatten tot je oksels. Ze zijn van geribbeld aluminium, 16 cm lang en 60 g per stuk. Gemaakt voor snelle sprongen en double-unders op hout, rubber of gras; beton slijt de coating in weken weg. Beginners leren het ritme makkelijker met een dikker touw. Reken op 2,5 m vrije hoogte.',
        tags: ['springtouw', 'cardio', 'double-under', 'reizen'],
      },
    },
  },
  {
    key: 'foam-roller',
    sku: 'PAR-ROLL-45',
    price: 2799,
    salePrice: null,
    stock: 66,
    featured: false,
    weight: 0.9,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Parvaz Ridged Foam Roller, 45 cm',
        description:
          'A firm roller with three zones of ridges over a core that keeps its shape. It is 45 cm long and 14 cm across: EVA foam around a hollow ABS tube that carries 200 kg, and leaves room for a towel inside. Roll calves, thighs and upper back slowly, about a minute each, and breathe; stay off the lower back, joints and bones. The wide ridges press flat, the narrow ones press deep. If you have never rolled, a smooth roller is kinder to start with. Not over injuries, varicose veins or after recent surgery. Wash with mild soap.',
        tags: ['foam roller', 'mobility', 'recovery', 'massage'],
      },
      fa: {
        name: 'فوم‌رولر شیاردار پرواز، ۴۵ سانتی‌متر',
        description:
          'رولری سفت با سه ناحیهٔ شیار روی هسته‌ای که شکلش را نگه می‌دارد. ۴۵ سانتی‌متر طول و ۱۴ سانتی‌متر قطر دارد: فوم EVA دور لولهٔ توخالی ABS که ۲۰۰ کیلوگرم را تاب می‌آورد و حوله‌ای هم درونش جا می‌شود. ساق، ران و بالای پشت را آهسته و هر کدام نزدیک یک دقیقه بغلتانید و نفس بکشید؛ روی گودی کمر، مفصل و استخوان نغلتانید. شیارهای پهن فشار نرم دارند و شیارهای باریک فشار عمیق. اگر تا کنون رولر نزده‌اید، رولر صاف برای شروع مهربان‌تر است. روی آسیب‌دیدگی، واریس یا پس از جراحی تازه به کار نبرید. با صابون ملایم بشویید.',
        tags: ['فوم‌رولر', 'تحرک', 'ریکاوری', 'ماساژ'],
      },
      nl: {
        name: 'Parvaz foamroller met ribbels, 45 cm',
        description:
          'Een stevige roller met drie zones ribbels op een kern die zijn vorm houdt. Hij is 45 cm lang en 14 cm in doorsnee: EVA-schuim om een holle buis van ABS, die 200 kg draagt en waarin een handdoek past. Rol kuiten, bovenbenen en bovenrug langzaam, ongeveer een minuut per plek, en adem door; blijf van onderrug, gewrichten en botten af. De brede ribbels drukken vlak, de smalle diep. Heb je nog nooit gerold, dan is een gladde roller milder om mee te beginnen. Niet op blessures of spataderen en niet kort na een operatie. Met milde zeep wassen.',
        tags: ['foamroller', 'mobiliteit', 'herstel', 'massage'],
      },
    },
  },
  {
    key: 'massage-ball-set',
    sku: 'PAR-BALL-002',
    price: 1399,
    salePrice: null,
    stock: 90,
    featured: false,
    weight: 0.3,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Parvaz Massage Balls, Set of Two',
        description:
          'One hard ball and one softer ball for the places that a roller cannot reach. The hard one is solid natural rubber, 6.3 cm across and 150 g, for the soles of the feet, the glutes and the shoulder blades against a wall. The softer one is 7.5 cm, for calves, forearms and chest. Lean in with part of your weight, hold a tender spot for thirty seconds, then move on; it should never be a sharp pain. Keep off the spine and the neck. Contains natural rubber latex. Wash with soap, and keep them out of reach of dogs.',
        tags: ['massage', 'mobility', 'recovery', 'travel'],
      },
      fa: {
        name: 'توپ ماساژ پرواز، مجموعهٔ دوتایی',
        description:
          'یک توپ سفت و یک توپ نرم‌تر برای جاهایی که رولر به آن‌ها نمی‌رسد. توپ سفت از لاستیک طبیعی توپر است، ۶٫۳ سانتی‌متر قطر و ۱۵۰ گرم وزن دارد؛ برای کف پا، باسن و کتف روی دیوار. توپ نرم‌تر ۷٫۵ سانتی‌متری است، برای ساق، ساعد و سینه. با بخشی از وزنتان تکیه دهید، نقطهٔ حساس را سی ثانیه نگه دارید و سپس جابه‌جا شوید؛ هرگز نباید درد تیز باشد. روی ستون فقرات و گردن نگذارید. لاتکس طبیعی دارد. با صابون بشویید و دور از دسترس سگ نگه دارید.',
        tags: ['ماساژ', 'تحرک', 'ریکاوری', 'سفر'],
      },
      nl: {
        name: 'Parvaz massageballen, set van twee',
        description:
          'Eén harde en één zachtere bal voor de plekken waar een roller niet bij kan. De harde is van massief natuurrubber, 6,3 cm in doorsnee en 150 g, voor voetzolen, billen en schouderbladen tegen de muur. De zachtere is 7,5 cm, voor kuiten, onderarmen en borst. Leun erop met een deel van je gewicht, houd een gevoelige plek dertig seconden vast en ga dan verder; het mag nooit een scherpe pijn zijn. Blijf van wervelkolom en nek af. Bevat natuurrubberlatex. Wassen met zeep en buiten bereik van honden bewaren.',
        tags: ['massage', 'mobiliteit', 'herstel', 'reizen'],
      },
    },
  },
]
