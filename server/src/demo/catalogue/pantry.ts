import { staples } from './staples'
import type { DemoProduct } from './types'

export const pantry: DemoProduct[] = [
  ...staples,
  {
    key: 'red-lentil-pasta',
    sku: 'SEP-LENT-500',
    price: 549,
    salePrice: null,
    stock: 98,
    featured: false,
    weight: 0.5,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Sepid Red Lentil Pasta, Fusilli, 500 g',
        description:
          'Fusilli made of red lentils and nothing else, with 21 g of protein in an 80 g portion. That portion (dry) has 272 kcal, 42 g of carbohydrate and 5.5 g of fiber; the box holds six. Boil it for seven minutes in plenty of water, skim the foam once, and rinse it briefly if it is for a salad. It keeps its shape, but not for long: overcooked lentil pasta turns soft at once. Gluten-free by nature and packed on its own line. If pulses trouble your stomach, start with half a portion.',
        tags: ['pasta', 'lentil', 'high in protein', 'gluten-free', 'vegan'],
      },
      fa: {
        name: 'پاستای عدس قرمز سپید، فوسیلی، ۵۰۰ گرم',
        description:
          'فوسیلی از عدس قرمز خالص با ۲۱ گرم پروتئین در هر پرس ۸۰ گرمی. هر پرس (خشک) ۲۷۲ کیلوکالری، ۴۲ گرم کربوهیدرات و ۵٫۵ گرم فیبر دارد و هر جعبه شش پرس است. هفت دقیقه در آب فراوان بجوشانید، یک بار کف آن را بگیرید و اگر برای سالاد است کوتاه آب بکشید. شکلش را نگه می‌دارد، اما نه برای همیشه: پاستای عدس اگر زیاد بپزد زود وا می‌رود. طبیعتاً بدون گلوتن است و در خط جداگانه بسته‌بندی می‌شود. اگر حبوبات معده‌تان را اذیت می‌کند، با نیم پرس آغاز کنید.',
        tags: ['پاستا', 'عدس', 'پرپروتئین', 'بدون گلوتن', 'وگان'],
      },
      nl: {
        name: 'Sepid rodelinzenpasta, fusilli, 500 g',
        description:
          'Fusilli van rode linzen en verder niets, met 21 g eiwit in een portie van 80 g. Zo’n portie (droog) bevat 272 kcal, 42 g koolhydraten en 5,5 g vezels; de doos telt er zes. Kook ze zeven minuten in ruim water, schep het schuim één keer af en spoel ze kort als ze voor een salade zijn. Ze houden hun vorm, maar niet eindeloos: te lang gekookt worden ze meteen zacht. Van nature glutenvrij en op een eigen lijn verpakt. Verdraag je peulvruchten slecht, begin dan met een halve portie.',
        tags: ['pasta', 'linzen', 'eiwitrijk', 'glutenvrij', 'veganistisch'],
      },
    },
  },
  {
    key: 'mulberry-mix',
    sku: 'SEP-MULB-250',
    price: 1249,
    salePrice: null,
    stock: 0,
    featured: false,
    weight: 0.25,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Sepid Mulberry & Walnut Mix, 250 g',
        description:
          'Dried white mulberries with walnuts, almonds and green raisins, as served on a Persian table. Half the bag is fruit and half is nuts, unsalted and unroasted, without added sugar or sulfur. A 40 g handful has 180 kcal, 4.4 g of protein, 19 g of carbohydrate and 9.5 g of fat. It travels well and needs no fridge, so it is made for mountain days. The mulberries are harvested once a year, in early summer, and the mix is sold until they are gone. Contains walnuts and almonds. Not for small children, who may choke on nuts.',
        tags: ['mulberry', 'walnut', 'trail mix', 'vegan', 'snack'],
      },
      fa: {
        name: 'آجیل توت و گردوی سپید، ۲۵۰ گرم',
        description:
          'توت خشک سفید با گردو، بادام و کشمش سبز، همان‌گونه که بر سفرهٔ ایرانی می‌نشیند. نیمی میوه و نیمی مغز است، خام و بی‌نمک، بدون شکر افزوده و گوگرد. هر مشت ۴۰ گرمی ۱۸۰ کیلوکالری، ۴٫۴ گرم پروتئین، ۱۹ گرم کربوهیدرات و ۹٫۵ گرم چربی دارد. همراه خوبی برای سفر و کوه است و یخچال نمی‌خواهد. توت سالی یک بار، در آغاز تابستان چیده می‌شود و این آجیل تا وقتی که توت هست فروخته می‌شود. گردو و بادام دارد. برای کودکان خردسال مناسب نیست، چون مغزها ممکن است در گلو گیر کند.',
        tags: ['توت', 'گردو', 'آجیل', 'وگان', 'میان‌وعده'],
      },
      nl: {
        name: 'Sepid moerbei-walnootmix, 250 g',
        description:
          'Gedroogde witte moerbeien met walnoten, amandelen en groene rozijnen, zoals op een Perzische tafel. De helft is fruit en de helft noten, ongezouten en ongebrand, zonder toegevoegde suiker of sulfiet. Een handvol van 40 g bevat 180 kcal, 4,4 g eiwit, 19 g koolhydraten en 9,5 g vet. De mix reist goed en hoeft niet in de koelkast: iets voor in de bergen. De moerbeien worden één keer per jaar geoogst, in de vroege zomer, en de mix is er zolang ze er zijn. Bevat walnoot en amandel. Niet voor kleine kinderen, die zich in noten kunnen verslikken.',
        tags: ['moerbei', 'walnoot', 'notenmix', 'veganistisch', 'snack'],
      },
    },
  },
  {
    key: 'mountain-honey',
    sku: 'SEP-HONE-500',
    price: 1699,
    salePrice: null,
    stock: 52,
    featured: false,
    weight: 0.8,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Sepid Mountain Honey, Thyme, 500 g',
        description:
          'Raw thyme honey from hives that stand above 2,000 meters on the slopes of Sabalan. It is strained and not heated above 40 °C, so it sets in winter; stand the jar in warm water to make it run again. A 20 g spoonful has 64 kcal and 16 g of carbohydrate, which is a simple way to sweeten a bottle on a ride of two hours or more. The taste is herbal and dry, best with bread, yogurt or walnuts. Honey is not for children under twelve months. With diabetes, count it as sugar.',
        tags: ['honey', 'thyme', 'raw', 'endurance'],
      },
      fa: {
        name: 'عسل کوهستان سپید، آویشن، ۵۰۰ گرم',
        description:
          'عسل خام آویشن از کندوهایی که بالاتر از ۲۰۰۰ متر، بر دامنهٔ سبلان جا دارند. صاف شده و بیش از ۴۰ درجه گرما ندیده است؛ برای همین زمستان رس می‌کند و اگر شیشه را در آب گرم بگذارید دوباره روان می‌شود. هر قاشق ۲۰ گرمی ۶۴ کیلوکالری و ۱۶ گرم کربوهیدرات دارد و راه ساده‌ای برای شیرین کردن بطری در رکاب‌زنی‌های دوساعته و بلندتر است. مزه‌اش گیاهی و خشک است و با نان، ماست یا گردو بهتر می‌نشیند. عسل را به کودک زیر دوازده ماه ندهید. اگر دیابت دارید، آن را شکر به حساب آورید.',
        tags: ['عسل', 'آویشن', 'خام', 'استقامت'],
      },
      nl: {
        name: 'Sepid berghoning, tijm, 500 g',
        description:
          'Rauwe tijmhoning van kasten die boven 2.000 meter op de hellingen van de Sabalan staan. Gezeefd en niet boven 40 °C verwarmd; daarom wordt hij in de winter vast, en in een pan warm water weer vloeibaar. Een lepel van 20 g bevat 64 kcal en 16 g koolhydraten, een eenvoudige manier om een bidon te zoeten bij een rit van twee uur of langer. De smaak is kruidig en droog, het best bij brood, yoghurt of walnoten. Honing is niet geschikt voor kinderen onder twaalf maanden. Heb je diabetes, reken hem dan als suiker.',
        tags: ['honing', 'tijm', 'rauw', 'duursport'],
      },
    },
  },
  {
    key: 'cold-brew-cans',
    sku: 'SEP-BREW-006',
    price: 1799,
    salePrice: null,
    stock: 70,
    featured: false,
    weight: 1.6,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Sepid Cold Brew Coffee, 6 × 250 ml',
        description:
          'Six slim cans of coffee brewed cold for eighteen hours, black and unsweetened. Arabica and water are the whole list; a can has 4 kcal and 120 mg of caffeine, somewhat more than a double espresso. Brewing cold draws out less acid, so it drinks softly over ice or lengthened with milk. Serve it chilled, turn the can over once before opening, and drink it the same day. High caffeine content: not recommended for children or pregnant or breastfeeding women. Better left alone after four in the afternoon if you sleep lightly.',
        tags: ['coffee', 'cold brew', 'caffeine', 'no added sugar', 'vegan'],
      },
      fa: {
        name: 'قهوهٔ دم‌سرد سپید، ۶ قوطی ۲۵۰ میلی‌لیتری',
        description:
          'شش قوطی باریک قهوهٔ سیاه و بی‌شکر که هجده ساعت سرد دم کشیده است. همهٔ ترکیباتش عربیکا و آب است؛ هر قوطی ۴ کیلوکالری و ۱۲۰ میلی‌گرم کافئین دارد، کمی بیش از یک اسپرسوی دوبل. دم سرد اسید کمتری بیرون می‌کشد و قهوه با یخ یا شیر نرم‌تر نوشیده می‌شود. خنک بنوشید، پیش از باز کردن یک بار قوطی را وارونه کنید و همان روز تمامش کنید. کافئین بالا دارد: برای کودکان و زنان باردار یا شیرده توصیه نمی‌شود. اگر خواب سبکی دارید، پس از ساعت چهار بعدازظهر ننوشید.',
        tags: ['قهوه', 'دم‌سرد', 'کافئین', 'بدون شکر افزوده', 'وگان'],
      },
      nl: {
        name: 'Sepid cold-brewkoffie, 6 × 250 ml',
        description:
          'Zes slanke blikjes koffie, achttien uur koud getrokken, zwart en ongezoet. Arabica en water, meer staat er niet op het lijstje; een blikje bevat 4 kcal en 120 mg cafeïne, iets meer dan een dubbele espresso. Koud zetten trekt minder zuren los, dus hij drinkt zacht weg met ijs of met een scheut melk. Gekoeld schenken, het blikje voor het openen één keer omkeren en dezelfde dag opdrinken. Hoog cafeïnegehalte: niet aanbevolen voor kinderen en vrouwen die zwanger zijn of borstvoeding geven. Slaap je licht, laat hem dan staan na vier uur ’s middags.',
        tags: ['koffie', 'cold brew', 'cafeïne', 'zonder toegevoegde suiker', 'veganistisch'],
      },
    },
  },
  {
    key: 'granola-cardamom',
    sku: 'SEP-GRAN-400',
    price: 899,
    salePrice: 699,
    stock: 83,
    featured: false,
    weight: 0.4,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Sepid Granola, Cardamom & Pistachio, 400 g',
        description:
          'Slow-baked oat clusters with pistachio, cardamom and dried rose petals. Sweetened with date syrup alone, at 9 g of sugar per 100 g, and baked with olive oil. A 45 g bowl has 201 kcal, 5 g of protein, 26 g of carbohydrate and 4 g of fiber; the pouch holds almost nine. Eat it with yogurt or milk, or dry from the hand on a walk. Contains oats (gluten) and pistachios, and may contain traces of almond and sesame. Press the air out before closing the pouch and it stays crisp for a month.',
        tags: ['granola', 'cardamom', 'pistachio', 'breakfast', 'vegan'],
      },
      fa: {
        name: 'گرانولای هل و پستهٔ سپید، ۴۰۰ گرم',
        description:
          'جو دوسر آهسته‌پخت با پسته، هل و گلبرگ خشک گل محمدی. تنها با شیرهٔ خرما شیرین شده، ۹ گرم قند در هر ۱۰۰ گرم، و با روغن زیتون پخته شده است. هر کاسهٔ ۴۵ گرمی ۲۰۱ کیلوکالری، ۵ گرم پروتئین، ۲۶ گرم کربوهیدرات و ۴ گرم فیبر دارد و هر بسته نزدیک به نه کاسه است. با ماست یا شیر بخورید، یا هنگام پیاده‌روی همان‌طور خشک. جو دوسر (گلوتن) و پسته دارد و شاید اندکی بادام و کنجد داشته باشد. پیش از بستن، هوای بسته را خالی کنید تا یک ماه ترد بماند.',
        tags: ['گرانولا', 'هل', 'پسته', 'صبحانه', 'وگان'],
      },
      nl: {
        name: 'Sepid granola, kardemom en pistache, 400 g',
        description:
          'Langzaam gebakken haverbrokjes met pistache, kardemom en gedroogde rozenblaadjes. Alleen met dadelstroop gezoet, 9 g suiker per 100 g, en gebakken met olijfolie. Een kom van 45 g bevat 201 kcal, 5 g eiwit, 26 g koolhydraten en 4 g vezels; de zak telt er bijna negen. Eet ze met yoghurt of melk, of onderweg droog uit de hand. Bevat haver (gluten) en pistache, en mogelijk sporen van amandel en sesam. Druk de lucht eruit voor je de zak sluit, dan blijft de granola een maand knapperig.',
        tags: ['granola', 'kardemom', 'pistache', 'ontbijt', 'veganistisch'],
      },
    },
  },
]
