import { bandsAndRollers } from './bands-and-rollers'
import type { DemoProduct } from './types'

export const conditioning: DemoProduct[] = [
  ...bandsAndRollers,
  {
    key: 'yoga-mat',
    sku: 'PAR-MATT-05',
    price: 4200,
    salePrice: null,
    stock: 58,
    featured: true,
    weight: 1.9,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Parvaz Natural Rubber Yoga Mat, 5 mm',
        description:
          'A 5 mm natural rubber mat that grips when the hands get damp. It measures 180 × 60 cm and weighs 1.9 kg; the open-cell top takes up sweat, and the ribbed underside stays put on wood and tiles. Dense enough for balance, soft enough for kneeling on most floors. Free of PVC and plasticizers. It smells of rubber at first: air it in the shade for two days. Wipe with water and a drop of vinegar, never in the washing machine, and roll it with the top side out. Not for people with a latex allergy.',
        tags: ['yoga', 'mat', 'mobility', 'natural rubber'],
      },
      fa: {
        name: 'زیرانداز یوگای پرواز، لاستیک طبیعی، ۵ میلی‌متر',
        description:
          'زیرانداز ۵ میلی‌متری از لاستیک طبیعی که با دست نمناک هم سر نمی‌خورد. ۱۸۰ در ۶۰ سانتی‌متر و ۱٫۹ کیلوگرم است؛ رویهٔ سلول‌باز عرق را می‌گیرد و زیر راه‌راهش روی چوب و کاشی می‌ماند. برای حرکات تعادلی به اندازهٔ کافی متراکم و برای زانو زدن روی بیشتر کف‌ها به اندازهٔ کافی نرم است. PVC و نرم‌کننده ندارد. در آغاز بوی لاستیک می‌دهد: دو روز در سایه بگذارید هوا بخورد. با آب و یک قطره سرکه پاک کنید، در ماشین لباس‌شویی نیندازید و رویه را به بیرون لوله کنید. اگر به لاتکس حساسیت دارید مناسب شما نیست.',
        tags: ['یوگا', 'زیرانداز', 'تحرک', 'لاستیک طبیعی'],
      },
      nl: {
        name: 'Parvaz yogamat van natuurrubber, 5 mm',
        description:
          'Een mat van 5 mm natuurrubber die grip houdt als je handen vochtig worden. Hij meet 180 × 60 cm en weegt 1,9 kg; de opencellige bovenkant neemt zweet op en de geribde onderkant blijft liggen op hout en tegels. Stevig genoeg voor balans, zacht genoeg om op de meeste vloeren te knielen. Zonder pvc en weekmakers. In het begin ruikt hij naar rubber: laat hem twee dagen in de schaduw luchten. Afnemen met water en een druppel azijn, nooit in de wasmachine, en oprollen met de bovenkant naar buiten. Niet bij een latexallergie.',
        tags: ['yoga', 'mat', 'mobiliteit', 'natuurrubber'],
      },
    },
  },
  {
    key: 'cork-blocks',
    sku: 'PAR-CORK-002',
    price: 2199,
    salePrice: null,
    stock: 44,
    featured: false,
    weight: 1.2,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Parvaz Cork Blocks, Set of Two',
        description:
          'Two solid cork blocks that bring the floor closer where your hamstrings run out. Each is 23 × 12 × 7.5 cm and 600 g, so there are three heights to choose from, and the rounded edges are kind to palms and lower back. Cork is heavier than foam: it stands still on its narrow side and gives a bit of warmth. Use them under the hands in forward bends, under the hips in a bridge, or as a raised heel for squats. Wipe with a damp cloth and let them dry upright; do not soak. Small chips at the edges are part of cork.',
        tags: ['yoga', 'blocks', 'mobility', 'cork'],
      },
      fa: {
        name: 'آجر چوب‌پنبهٔ پرواز، مجموعهٔ دوتایی',
        description:
          'دو آجر چوب‌پنبهٔ یک‌پارچه که زمین را تا جایی که پشت ران اجازه می‌دهد بالا می‌آورد. هر کدام ۲۳ در ۱۲ در ۷٫۵ سانتی‌متر و ۶۰۰ گرم است؛ پس سه بلندی دارید و لبه‌های گرد، کف دست و کمر را نمی‌آزارد. چوب‌پنبه از فوم سنگین‌تر است: روی ضلع باریک هم استوار می‌ایستد و گرم است. در خم به جلو زیر دست، در پل زیر لگن یا برای اسکوات زیر پاشنه بگذارید. با پارچهٔ نم‌دار پاک کنید و ایستاده خشک کنید؛ در آب نخیسانید. پریدگی‌های ریز لبه در سرشت چوب‌پنبه است.',
        tags: ['یوگا', 'آجر یوگا', 'تحرک', 'چوب‌پنبه'],
      },
      nl: {
        name: 'Parvaz kurkblokken, set van twee',
        description:
          'Twee massieve kurkblokken die de vloer dichterbij brengen waar je hamstrings ophouden. Elk meet 23 × 12 × 7,5 cm en weegt 600 g; je kiest dus uit drie hoogtes, en de afgeronde randen zijn prettig voor handpalmen en onderrug. Kurk is zwaarder dan schuim: het staat ook op de smalle kant stil en voelt warm aan. Leg ze onder je handen bij een vooroverbuiging, onder je heupen bij de brug of onder je hielen bij squats. Afnemen met een vochtige doek en rechtop laten drogen; niet weken. Kleine schilfers aan de randen horen bij kurk.',
        tags: ['yoga', 'blokken', 'mobiliteit', 'kurk'],
      },
    },
  },
  {
    key: 'medicine-ball-6',
    sku: 'PAR-MEDB-06',
    price: 4699,
    salePrice: null,
    stock: 27,
    featured: false,
    weight: 6,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Parvaz Medicine Ball, 6 kg',
        description:
          'A 6 kg ball of textured rubber that bounces a little and grips a lot. It is 27 cm across, with a thick shell, an air valve and a weight true to within 2%. Throw it to a partner, turn it against a solid wall, or hold it for squats and sit-ups; with a hand pump you set how high it comes back. It is not a slam ball: dropped hard from overhead it rebounds at face height. Keep two meters from windows and lamps. Wipe with soapy water. For those new to throwing, 3 or 4 kg is the better first weight.',
        tags: ['medicine ball', 'core', 'throws', 'rubber'],
      },
      fa: {
        name: 'مدیسین‌بال پرواز، ۶ کیلوگرم',
        description:
          'توپ ۶ کیلویی از لاستیک آج‌دار که کم می‌جهد و خوب در دست می‌نشیند. ۲۷ سانتی‌متر قطر، پوستهٔ ضخیم و سوپاپ باد دارد و خطای وزنش کمتر از ۲ درصد است. برای یار تمرینی پرتاب کنید، با چرخش به دیوار محکم بزنید یا در اسکوات و دراز و نشست در دست بگیرید؛ با تلمبهٔ دستی، میزان برگشت را خودتان تنظیم می‌کنید. اسلم‌بال نیست: اگر از بالای سر محکم به زمین بخورد تا برابر صورت برمی‌گردد. از پنجره و چراغ دو متر فاصله بگیرید. با آب و صابون پاک کنید. اگر در پرتاب تازه‌کارید، ۳ یا ۴ کیلوگرم شروع بهتری است.',
        tags: ['مدیسین‌بال', 'میان‌تنه', 'پرتاب', 'لاستیکی'],
      },
      nl: {
        name: 'Parvaz medicijnbal, 6 kg',
        description:
          'Een bal van 6 kg met geribbeld rubber die een beetje stuitert en veel grip geeft. Hij is 27 cm in doorsnee, met een dikke wand, een ventiel en een gewicht dat tot op 2% klopt. Gooi hem naar een partner, draai hem tegen een stevige muur of houd hem vast bij squats en sit-ups; met een handpomp bepaal je hoe hoog hij terugkomt. Het is geen slamball: hard van boven je hoofd gegooid komt hij op gezichtshoogte terug. Blijf twee meter van ramen en lampen. Afnemen met sop. Wie net begint met gooien, start beter met 3 of 4 kg.',
        tags: ['medicijnbal', 'core', 'werpen', 'rubber'],
      },
    },
  },
  {
    key: 'ab-wheel',
    sku: 'PAR-WHEE-AB',
    price: 1999,
    salePrice: null,
    stock: 72,
    featured: false,
    weight: 1,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Parvaz Ab Wheel with Knee Pad',
        description:
          'A wide wheel that rolls straight and trains the trunk from the knees or standing. The wheel is 18 cm across and 8 cm wide with a rubber tread, on a steel axle with two shaped handles; it carries 150 kg. The foam knee pad, 35 × 17 cm and 15 mm thick, is in the box. Start with short rolls toward a wall, which stops you before the back sags, and go further week by week. The wheel marks no floor, but roll on a clean one. Not for people with back pain or an abdominal hernia, nor in pregnancy.',
        tags: ['ab wheel', 'core', 'home gym', 'bodyweight'],
      },
      fa: {
        name: 'چرخ شکم پرواز همراه زیرزانویی',
        description:
          'چرخی پهن که راست می‌غلتد و میان‌تنه را روی زانو یا ایستاده تمرین می‌دهد. چرخ ۱۸ سانتی‌متر قطر و ۸ سانتی‌متر پهنا با رویهٔ لاستیکی دارد، روی محور فولادی با دو دستهٔ فرم‌دار سوار است و ۱۵۰ کیلوگرم را تاب می‌آورد. زیرزانویی اسفنجی ۳۵ در ۱۷ سانتی‌متر به ضخامت ۱۵ میلی‌متر در جعبه هست. با غلتش کوتاه رو به دیوار آغاز کنید تا پیش از گود شدن کمر بایستید و هفته‌به‌هفته دورتر بروید. روی کف رد نمی‌گذارد، اما کف باید تمیز باشد. برای کسانی که کمردرد یا فتق شکم دارند و در بارداری مناسب نیست.',
        tags: ['چرخ شکم', 'میان‌تنه', 'باشگاه خانگی', 'وزن بدن'],
      },
      nl: {
        name: 'Parvaz buikspierwiel met kniemat',
        description:
          'Een breed wiel dat recht rolt en de romp traint, vanaf de knieën of staand. Het wiel is 18 cm in doorsnee en 8 cm breed met een rubberen loopvlak, op een stalen as met twee gevormde handvatten; het draagt 150 kg. De schuimen kniemat van 35 × 17 cm en 15 mm dik zit in de doos. Begin met korte rollen naar een muur toe, die je stopt voordat je rug doorzakt, en ga elke week iets verder. Het wiel geeft geen strepen, maar rol op een schone vloer. Niet bij rugpijn, een buikbreuk of tijdens zwangerschap.',
        tags: ['buikspierwiel', 'core', 'thuisgym', 'lichaamsgewicht'],
      },
    },
  },
  {
    key: 'plyo-box',
    sku: 'PAR-PLYO-3W',
    price: 9900,
    salePrice: 8400,
    stock: 15,
    featured: false,
    weight: 21,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Parvaz Wooden Plyo Box, 50 / 60 / 75 cm',
        description:
          'One wooden box with three heights: turn it to jump 50, 60 or 75 cm. Birch plywood of 15 mm with an inner brace, sanded edges and hand holes in two sides; it weighs 21 kg and carries 200 kg. The height is printed on each face. It arrives flat with 24 screws and is put together in half an hour with a cordless driver. Jump up and step down; start at a height that you land on softly. On smooth floors put a rubber mat underneath. For indoors only. The 75 cm side is not for beginners.',
        tags: ['plyo box', 'jumps', 'conditioning', 'birch'],
      },
      fa: {
        name: 'جعبهٔ پلایوی چوبی پرواز، ۵۰ / ۶۰ / ۷۵ سانتی‌متر',
        description:
          'یک جعبهٔ چوبی با سه بلندی: بچرخانید و ۵۰، ۶۰ یا ۷۵ سانتی‌متر بپرید. تخته‌لایهٔ توس ۱۵ میلی‌متری با پشت‌بند درونی، لبه‌های سنباده‌خورده و جای دست در دو سو؛ ۲۱ کیلوگرم وزن دارد و ۲۰۰ کیلوگرم را تاب می‌آورد. بلندی روی هر سطح چاپ شده است. تخت و با ۲۴ پیچ می‌رسد و با پیچ‌گوشتی شارژی نیم‌ساعته سوار می‌شود. بالا بپرید و گام‌به‌گام پایین بیایید؛ از بلندی‌ای آغاز کنید که نرم روی آن فرود می‌آیید. روی کف صاف، زیرش لاستیک بگذارید. تنها برای فضای بسته. سوی ۷۵ سانتی‌متری برای تازه‌کارها نیست.',
        tags: ['جعبهٔ پرش', 'پرش', 'آمادگی', 'چوب توس'],
      },
      nl: {
        name: 'Parvaz houten plyobox, 50 / 60 / 75 cm',
        description:
          'Eén houten kist met drie hoogtes: kantel hem en spring 50, 60 of 75 cm. Berkenmultiplex van 15 mm met een versteviging binnenin, geschuurde randen en handgaten aan twee kanten; hij weegt 21 kg en draagt 200 kg. De hoogte staat op elk vlak gedrukt. Hij komt plat met 24 schroeven en staat met een accuschroevendraaier in een half uur. Spring omhoog en stap naar beneden; begin met een hoogte waarop je zacht landt. Leg op een gladde vloer een rubbermat eronder. Alleen voor binnen. De kant van 75 cm is niet voor beginners.',
        tags: ['plyobox', 'sprongen', 'conditie', 'berkenhout'],
      },
    },
  },
]
