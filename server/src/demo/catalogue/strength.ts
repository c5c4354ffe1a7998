import { freeWeights } from './free-weights'
import type { DemoProduct } from './types'

export const strength: DemoProduct[] = [
  ...freeWeights,
  {
    key: 'flat-bench',
    sku: 'ZAG-BENC-FLT',
    price: 15900,
    salePrice: null,
    stock: 14,
    featured: false,
    weight: 17,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Zagros Flat Bench, 350 kg',
        description:
          'A flat bench that carries 350 kg, lifter and bar together, and does not rock. The frame is 60 × 60 mm steel tube, 2.5 mm thick and powder-coated; the pad is 120 cm long, 30 cm wide and 43 cm above the floor, so that your feet stay flat. Firm 6 cm foam under a grippy synthetic leather that wipes clean with soap and water. Three feet with rubber caps, a handle and two wheels: it weighs 17 kg and stands upright in a corner. Assembly takes ten minutes with the two keys supplied. The back does not tilt.',
        tags: ['bench', 'bench press', 'home gym', 'steel'],
      },
      fa: {
        name: 'نیمکت تخت زاگرس، تا ۳۵۰ کیلوگرم',
        description:
          'نیمکت تختی که ۳۵۰ کیلوگرم، ورزشکار و هالتر روی هم، را تاب می‌آورد و نمی‌لرزد. بدنه از قوطی فولادی ۶۰ در ۶۰ با ضخامت ۲٫۵ میلی‌متر و رنگ پودری است؛ تشک ۱۲۰ سانتی‌متر طول و ۳۰ سانتی‌متر عرض دارد و ۴۳ سانتی‌متر بالاتر از زمین است تا کف پاها روی زمین بماند. زیر چرم مصنوعی غیرلغزنده ۶ سانتی‌متر فوم سفت است و با آب و صابون پاک می‌شود. سه پایه با کلاهک لاستیکی، یک دسته و دو چرخ دارد: وزنش ۱۷ کیلوگرم است و گوشهٔ اتاق ایستاده جا می‌شود. با دو آچار همراه، ده‌دقیقه‌ای سر هم می‌شود. پشتی آن شیب نمی‌گیرد.',
        tags: ['نیمکت', 'پرس سینه', 'باشگاه خانگی', 'فولادی'],
      },
      nl: {
        name: 'Zagros vlakke bank, 350 kg',
        description:
          'Een vlakke bank die 350 kg draagt, sporter en stang samen, en niet wiebelt. Het frame is van stalen koker van 60 × 60 mm, 2,5 mm dik en gepoedercoat; het kussen is 120 cm lang, 30 cm breed en ligt 43 cm boven de vloer, zodat je voeten plat blijven staan. Stevig schuim van 6 cm onder stroef kunstleer dat je met water en zeep schoonmaakt. Drie poten met rubberdoppen, een handvat en twee wielen: hij weegt 17 kg en staat rechtop in een hoek. In tien minuten gemonteerd met de twee bijgeleverde sleutels. De rug is niet verstelbaar.',
        tags: ['bank', 'bankdrukken', 'thuisgym', 'staal'],
      },
    },
  },
  {
    key: 'pull-up-bar',
    sku: 'ZAG-PULL-DR',
    price: 3999,
    salePrice: null,
    stock: 60,
    featured: false,
    weight: 3.2,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Zagros Doorway Pull-Up Bar, 65–100 cm',
        description:
          'A steel bar that is turned tight between two door posts and holds up to 130 kg. It fits openings of 65 to 100 cm with a straight, solid wall behind the frame; two steel cups with six screws come with it, and the full load counts only with these in place. The tube is 32 mm thick with two foam grips of 20 cm. Check that it sits tight before every session. Not for plasterboard walls, loose frames or glass doors, and not for kipping or hanging upside down. Weighs 3.2 kg; leaves no marks when removed, apart from the screw holes.',
        tags: ['pull-up', 'bodyweight', 'home gym', 'back'],
      },
      fa: {
        name: 'میلهٔ بارفیکس زاگرس برای چارچوب در، ۶۵ تا ۱۰۰ سانتی‌متر',
        description:
          'میلهٔ فولادی که میان دو سوی چارچوب سفت می‌شود و تا ۱۳۰ کیلوگرم را نگه می‌دارد. برای دهانهٔ ۶۵ تا ۱۰۰ سانتی‌متر با دیوار صاف و محکم پشت چارچوب است؛ دو کاسهٔ فولادی و شش پیچ همراه دارد و بار کامل تنها با بستن آن‌ها درست است. قطر لوله ۳۲ میلی‌متر است و دو دستگیرهٔ اسفنجی ۲۰ سانتی دارد. پیش از هر تمرین از سفت بودنش مطمئن شوید. برای دیوار کناف (گچ‌برگ)، چارچوب لق و در شیشه‌ای مناسب نیست و برای بارفیکس تابی و آویزان شدن وارونه هم نیست. ۳٫۲ کیلوگرم وزن دارد و پس از برداشتن، جز جای پیچ‌ها اثری نمی‌گذارد.',
        tags: ['بارفیکس', 'وزن بدن', 'باشگاه خانگی', 'پشت'],
      },
      nl: {
        name: 'Zagros optrekstang voor de deur, 65–100 cm',
        description:
          'Een stalen stang die je tussen twee deurposten vastdraait en die tot 130 kg draagt. Past in openingen van 65 tot 100 cm met een rechte, massieve muur achter het kozijn; twee stalen cups met zes schroeven zitten erbij, en alleen daarmee geldt de volle belasting. De buis is 32 mm dik met twee schuimgrepen van 20 cm. Controleer voor elke training of hij vastzit. Niet voor gipswanden, losse kozijnen of glazen deuren, en niet voor zwaaiend optrekken of ondersteboven hangen. Weegt 3,2 kg en laat na het verwijderen alleen de schroefgaten achter.',
        tags: ['optrekken', 'lichaamsgewicht', 'thuisgym', 'rug'],
      },
    },
  },
  {
    key: 'gymnastic-rings',
    sku: 'ZAG-RING-WD',
    price: 3499,
    salePrice: null,
    stock: 48,
    featured: false,
    weight: 1.4,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Zagros Wooden Gymnastic Rings, 32 mm',
        description:
          'Two birch rings on numbered straps, for dips, rows, pull-ups and holds. The wood is 32 mm thick and left unvarnished, so that it takes chalk and dry hands well; each ring is 23.5 cm across. The nylon straps are 4.5 m long and 38 mm wide, with a mark every 10 cm so that both rings hang level, and steel cam buckles. A pair carries 300 kg. Hang them from a beam or a bar that you would trust with twice your weight. Keep the wood out of rain. New to rings: begin with rows, feet on the ground.',
        tags: ['rings', 'bodyweight', 'calisthenics', 'birch'],
      },
      fa: {
        name: 'حلقهٔ ژیمناستیک چوبی زاگرس، ۳۲ میلی‌متر',
        description:
          'دو حلقهٔ چوب توس با تسمهٔ شماره‌دار برای دیپ، زیربغل، بارفیکس و حرکات ایستا. چوب ۳۲ میلی‌متر ضخامت دارد و لاک نخورده است تا پودر و دست خشک را خوب بگیرد؛ قطر هر حلقه ۲۳٫۵ سانتی‌متر است. تسمه‌های نایلونی ۴٫۵ متر طول و ۳۸ میلی‌متر پهنا دارند، هر ۱۰ سانتی‌متر نشانه خورده‌اند تا حلقه‌ها هم‌تراز باشند و سگکشان فولادی است. جفت آن ۳۰۰ کیلوگرم را تاب می‌آورد. از تیر یا میله‌ای بیاویزید که دو برابر وزنتان را به آن می‌سپارید. چوب را از باران دور نگه دارید. اگر تازه‌کارید، با زیربغل و پای روی زمین آغاز کنید.',
        tags: ['حلقه', 'وزن بدن', 'کالیستنیکس', 'چوب توس'],
      },
      nl: {
        name: 'Zagros houten turnringen, 32 mm',
        description:
          'Twee berken ringen aan genummerde banden, voor dips, roeien, optrekken en houdingen. Het hout is 32 mm dik en ongelakt, zodat magnesium en droge handen er goed op pakken; elke ring is 23,5 cm in doorsnee. De nylon banden zijn 4,5 m lang en 38 mm breed, met om de 10 cm een streepje zodat de ringen gelijk hangen, en met stalen gespen. Het paar draagt 300 kg. Hang ze aan een balk of stang waaraan je twee keer je gewicht zou toevertrouwen. Houd het hout uit de regen. Nieuw met ringen: begin met roeien, voeten op de grond.',
        tags: ['ringen', 'lichaamsgewicht', 'calisthenics', 'berkenhout'],
      },
    },
  },
  {
    key: 'meel-clubs',
    sku: 'ZAG-MEEL-04',
    price: 8900,
    salePrice: null,
    stock: 16,
    featured: true,
    weight: 8,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Zagros Meel, Pair of Persian Clubs, 2 × 4 kg',
        description:
          'A pair of wooden clubs of 4 kg each, turned after the meel of the Iranian zurkhaneh. They are swung slowly round the shoulders and behind the back, and train grip, shoulders and trunk together. Solid beech, 62 cm tall and 16 cm at the widest point, finished with linseed oil; the grip is 34 mm thick with a knob at the end. No two grains are alike. Start with one club in both hands and leave an arm’s and a club’s length clear all round. Not for shoulders that are painful or have been dislocated. Oil them once a year.',
        tags: ['meel', 'clubs', 'zurkhaneh', 'shoulders', 'beech'],
      },
      fa: {
        name: 'میل زورخانهٔ زاگرس، جفت، ۲ × ۴ کیلوگرم',
        description:
          'یک جفت میل چوبی، هر یک ۴ کیلوگرم، تراشیده به شیوهٔ میل زورخانه. آهسته دور شانه و پشت سر می‌گردد و پنجه، شانه و میان‌تنه را با هم به کار می‌گیرد. از چوب راش یک‌پارچه است، ۶۲ سانتی‌متر بلندی دارد و در پهن‌ترین جا ۱۶ سانتی‌متر است؛ با روغن بزرک پرداخت شده و دسته‌اش ۳۴ میلی‌متر با گوی انتهایی است. نقش چوب هیچ دو میلی یکی نیست. با یک میل و دو دست آغاز کنید و دورتادور به اندازهٔ یک دست و یک میل جا باز بگذارید. برای شانهٔ دردناک یا دررفته مناسب نیست. سالی یک بار روغن بزنید.',
        tags: ['میل', 'زورخانه', 'باستانی', 'شانه', 'چوب راش'],
      },
      nl: {
        name: 'Zagros meel, paar Perzische knotsen, 2 × 4 kg',
        description:
          'Een paar houten knotsen van elk 4 kg, gedraaid naar de meel van de Iraanse zurkhaneh. Je zwaait ze langzaam om de schouders en achter de rug; zo train je greep, schouders en romp tegelijk. Massief beuken, 62 cm hoog en 16 cm op het breedste punt, afgewerkt met lijnolie; de greep is 34 mm dik met een knop aan het eind. Geen twee nerven zijn gelijk. Begin met één knots in twee handen en houd rondom een arm en een knots vrij. Niet voor schouders die pijn doen of uit de kom zijn geweest. Eén keer per jaar oliën.',
        tags: ['meel', 'knotsen', 'zurkhaneh', 'schouders', 'beuken'],
      },
    },
  },
]
