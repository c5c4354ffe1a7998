import type { DemoProduct } from './types'

export const staples: DemoProduct[] = [
  {
    key: 'rolled-oats',
    sku: 'SEP-OATS-1KG',
    price: 649,
    salePrice: null,
    stock: 240,
    featured: false,
    weight: 1,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Sepid Whole Rolled Oats, 1 kg',
        description:
          'Whole-grain oats, steamed and rolled thick so that they keep some bite. One ingredient, nothing added. 100 g has 372 kcal, 13 g of protein, 59 g of carbohydrate and 10 g of fiber; the bag holds 20 bowls of 50 g. Simmer one part oats in two parts water or milk for five minutes, or leave them in the fridge overnight with yogurt and fruit. Contains gluten and may contain traces of wheat and barley, so these are not the oats for celiac disease. The kraft bag closes again with its own strip.',
        tags: ['oats', 'breakfast', 'wholegrain', 'fiber', 'vegan'],
      },
      fa: {
        name: 'جو دوسر پرک کامل سپید، ۱ کیلوگرم',
        description:
          'جو دوسر کامل که بخارپز و درشت پرک شده تا زیر دندان حس شود. یک مادهٔ اولیه، بی‌هیچ افزودنی. هر ۱۰۰ گرم ۳۷۲ کیلوکالری، ۱۳ گرم پروتئین، ۵۹ گرم کربوهیدرات و ۱۰ گرم فیبر دارد و از هر بسته ۲۰ کاسهٔ ۵۰ گرمی درمی‌آید. یک پیمانه جو را در دو پیمانه آب یا شیر پنج دقیقه آرام بجوشانید، یا شب با ماست و میوه در یخچال بگذارید. گلوتن دارد و شاید اندکی گندم و جو در آن باشد؛ پس برای بیماری سلیاک مناسب نیست. پاکت کرافت با نوار خودش دوباره بسته می‌شود.',
        tags: ['جو دوسر', 'صبحانه', 'غلات کامل', 'فیبر', 'وگان'],
      },
      nl: {
        name: 'Sepid volkoren havervlokken, 1 kg',
        description:
          'Volkoren haver, gestoomd en grof geplet zodat er beet in blijft. Eén ingrediënt, niets toegevoegd. 100 g bevat 372 kcal, 13 g eiwit, 59 g koolhydraten en 10 g vezels; uit de zak komen 20 kommen van 50 g. Laat één deel vlokken vijf minuten zacht koken in twee delen water of melk, of zet ze een nacht in de koelkast met yoghurt en fruit. Bevat gluten en mogelijk sporen van tarwe en gerst, dus dit is geen haver bij coeliakie. De kraftzak sluit weer met zijn eigen strip.',
        tags: ['haver', 'ontbijt', 'volkoren', 'vezels', 'veganistisch'],
      },
    },
  },
  {
    key: 'almond-butter',
    sku: 'SEP-ALMB-340',
    price: 1199,
    salePrice: null,
    stock: 76,
    featured: true,
    weight: 0.6,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Sepid Roasted Almond Butter, 340 g',
        description:
          'Roasted almonds and a pinch of sea salt, stone-ground until smooth. 99.5% almonds, without palm oil or sugar, so a layer of almond oil rises to the top: stir it back in before use. A 30 g spoonful has 186 kcal, 6.3 g of protein, 16 g of fat and 3.4 g of fiber. Good on bread, in porridge, or loosened with hot water as a sauce for noodles. Contains almonds; made where pistachios and sesame are ground too. Once open it keeps for three months in a cool cupboard. The glass jar can go in any glass recycling bin.',
        tags: ['almond', 'nut butter', 'no added sugar', 'vegan', 'breakfast'],
      },
      fa: {
        name: 'کرهٔ بادام برشتهٔ سپید، ۳۴۰ گرم',
        description:
          'بادام برشته با اندکی نمک دریا که با آسیاب سنگی نرم شده است. ۹۹٫۵ درصد آن بادام است و روغن پالم و شکر ندارد؛ برای همین روغن بادام روی آن جمع می‌شود: پیش از مصرف هم بزنید. هر قاشق ۳۰ گرمی ۱۸۶ کیلوکالری، ۶٫۳ گرم پروتئین، ۱۶ گرم چربی و ۳٫۴ گرم فیبر دارد. روی نان، در فرنی جو دوسر یا رقیق‌شده با آب داغ به‌جای سس نودل خوب است. بادام دارد و در کارگاهی تهیه شده که پسته و کنجد هم در آن آسیاب می‌شود. پس از باز کردن سه ماه در کابینت خنک می‌ماند. شیشه‌اش بازیافت می‌شود.',
        tags: ['بادام', 'کرهٔ مغزها', 'بدون شکر افزوده', 'وگان', 'صبحانه'],
      },
      nl: {
        name: 'Sepid amandelpasta, geroosterd, 340 g',
        description:
          'Geroosterde amandelen en een snufje zeezout, met de steen fijngemalen. Voor 99,5% amandel, zonder palmolie of suiker; daarom komt er een laagje amandelolie boven: roer het er voor gebruik weer door. Een lepel van 30 g bevat 186 kcal, 6,3 g eiwit, 16 g vet en 3,4 g vezels. Lekker op brood, in de havermout of met heet water los geroerd als saus bij noedels. Bevat amandel; gemaakt waar ook pistache en sesam worden gemalen. Na opening drie maanden houdbaar in een koele kast. De glazen pot kan in elke glasbak.',
        tags: ['amandel', 'notenpasta', 'zonder toegevoegde suiker', 'veganistisch', 'ontbijt'],
      },
    },
  },
  {
    key: 'pistachio-butter',
    sku: 'SEP-PIST-200',
    price: 1899,
    salePrice: 1599,
    stock: 34,
    featured: false,
    weight: 0.4,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Sepid Pistachio Butter, 200 g',
        description:
          'Pistachios from Kerman, peeled and ground, with nothing else in the jar. No sugar, no oil, no coloring: the green is that of the nut and darkens a little with time. A 20 g spoonful has 117 kcal, 4.2 g of protein, 9.4 g of fat and 2 g of fiber; a jar holds ten. Spread it thin on toast, fold it into yogurt with honey, or fill a date with it before a long ride. Stir before use, as the oil separates. Contains pistachios and may contain traces of almond and sesame.',
        tags: ['pistachio', 'nut butter', 'no added sugar', 'vegan'],
      },
      fa: {
        name: 'کرهٔ پستهٔ سپید، ۲۰۰ گرم',
        description:
          'پستهٔ کرمان، پوست‌کنده و آسیاب‌شده؛ در شیشه هیچ چیز دیگری نیست. نه شکر دارد، نه روغن و نه رنگ؛ سبزی‌اش از خود مغز است و با گذر زمان کمی تیره می‌شود. هر قاشق ۲۰ گرمی ۱۱۷ کیلوکالری، ۴٫۲ گرم پروتئین، ۹٫۴ گرم چربی و ۲ گرم فیبر دارد و هر شیشه ده قاشق است. لایهٔ نازکی روی نان برشته بمالید، با عسل در ماست بریزید یا پیش از رکاب‌زنی طولانی درون خرما بگذارید. چون روغن جدا می‌شود، پیش از مصرف هم بزنید. پسته دارد و شاید اندکی بادام و کنجد داشته باشد.',
        tags: ['پسته', 'کرهٔ مغزها', 'بدون شکر افزوده', 'وگان'],
      },
      nl: {
        name: 'Sepid pistachepasta, 200 g',
        description:
          'Pistachenoten uit Kerman, gepeld en gemalen; verder zit er niets in de pot. Geen suiker, geen olie, geen kleurstof: het groen is van de noot zelf en wordt met de tijd iets donkerder. Een lepel van 20 g bevat 117 kcal, 4,2 g eiwit, 9,4 g vet en 2 g vezels; een pot telt er tien. Smeer hem dun op toast, schep hem met honing door de yoghurt of vul er een dadel mee voor een lange rit. Roeren voor gebruik, want de olie scheidt af. Bevat pistache en mogelijk sporen van amandel en sesam.',
        tags: ['pistache', 'notenpasta', 'zonder toegevoegde suiker', 'veganistisch'],
      },
    },
  },
  {
    key: 'date-bars',
    sku: 'SEP-DATE-012',
    price: 2199,
    salePrice: null,
    stock: 110,
    featured: false,
    weight: 0.6,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Sepid Date & Almond Bars, 12 × 45 g',
        description:
          'Twelve bars pressed from dates, almonds, sesame and cocoa. Nothing is added but a pinch of salt; all sugar comes from the dates. A 45 g bar has 166 kcal, 25 g of carbohydrate, 4 g of protein and 5.5 g of fat, and does not melt in a jersey pocket. Eat one 30 minutes before a session, or one for every hour on the bike. They are soft, so they go down well with little water; below 5 °C they turn firm. Contain almonds and sesame. Each bar is wrapped on its own.',
        tags: ['dates', 'bar', 'endurance', 'vegan', 'snack'],
      },
      fa: {
        name: 'اسنک‌بار خرما و بادام سپید، ۱۲ عدد ۴۵ گرمی',
        description:
          'دوازده اسنک‌بار فشرده از خرما، بادام، کنجد و کاکائو. جز اندکی نمک چیزی افزوده نشده و همهٔ قندش از خرماست. هر عدد ۴۵ گرمی ۱۶۶ کیلوکالری، ۲۵ گرم کربوهیدرات، ۴ گرم پروتئین و ۵٫۵ گرم چربی دارد و در جیب لباس دوچرخه‌سواری آب نمی‌شود. یکی را ۳۰ دقیقه پیش از تمرین بخورید، یا روی دوچرخه برای هر ساعت یکی. نرم است و با کمی آب راحت پایین می‌رود؛ در دمای زیر ۵ درجه سفت می‌شود. بادام و کنجد دارد. هر عدد جداگانه بسته‌بندی شده است.',
        tags: ['خرما', 'اسنک‌بار', 'استقامت', 'وگان', 'میان‌وعده'],
      },
      nl: {
        name: 'Sepid dadel-amandelrepen, 12 × 45 g',
        description:
          'Twaalf repen, geperst van dadels, amandelen, sesam en cacao. Behalve een snufje zout is er niets toegevoegd; alle suiker komt uit de dadels. Een reep van 45 g bevat 166 kcal, 25 g koolhydraten, 4 g eiwit en 5,5 g vet, en smelt niet in de zak van je wielershirt. Eet er één 30 minuten voor de training, of een voor elk uur op de fiets. Ze zijn zacht en gaan dus ook met weinig water goed weg; onder 5 °C worden ze stevig. Bevatten amandel en sesam. Elke reep is apart verpakt.',
        tags: ['dadels', 'reep', 'duursport', 'veganistisch', 'snack'],
      },
    },
  },
  {
    key: 'saffron-rice-cakes',
    sku: 'SEP-RICE-008',
    price: 499,
    salePrice: null,
    stock: 160,
    featured: false,
    weight: 0.1,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Sepid Saffron Rice Cakes, 8 Pieces',
        description:
          'Eight puffed rice cakes with saffron from Khorasan and a little sea salt. They are made of brown rice with its bran, pressed without oil; the saffron is steeped first, so the color goes all the way through. One 12 g cake has 46 kcal, 9.6 g of carbohydrate and 0.9 g of protein. Top them with cheese and cucumber, or with almond butter and banana an hour before training. Gluten-free and vegan. Close the tube after opening and finish it within a week, or they lose their snap.',
        tags: ['rice cakes', 'saffron', 'gluten-free', 'vegan', 'snack'],
      },
      fa: {
        name: 'کیک برنجی زعفرانی سپید، ۸ عدد',
        description:
          'هشت کیک برنجی پف‌کرده با زعفران خراسان و کمی نمک دریا. از برنج قهوه‌ای سبوس‌دار و بدون روغن فشرده شده‌اند و چون زعفران از پیش دم می‌کشد، رنگش تا مغز کیک می‌رود. هر کیک ۱۲ گرمی ۴۶ کیلوکالری، ۹٫۶ گرم کربوهیدرات و ۰٫۹ گرم پروتئین دارد. با پنیر و خیار بخورید، یا یک ساعت پیش از تمرین با کرهٔ بادام و موز. بدون گلوتن و وگان است. پس از باز کردن، در بسته را ببندید و تا یک هفته تمامش کنید، وگرنه تردی‌اش را از دست می‌دهد.',
        tags: ['کیک برنجی', 'زعفران', 'بدون گلوتن', 'وگان', 'میان‌وعده'],
      },
      nl: {
        name: 'Sepid rijstwafels met saffraan, 8 stuks',
        description:
          'Acht gepofte rijstwafels met saffraan uit Khorasan en een beetje zeezout. Gemaakt van zilvervliesrijst, zonder olie geperst; de saffraan trekt eerst, zodat de kleur er helemaal doorheen zit. Eén wafel van 12 g bevat 46 kcal, 9,6 g koolhydraten en 0,9 g eiwit. Beleg ze met kaas en komkommer, of een uur voor de training met amandelpasta en banaan. Glutenvrij en veganistisch. Sluit de koker na opening en eet hem binnen een week leeg, anders verliezen ze hun knapperigheid.',
        tags: ['rijstwafels', 'saffraan', 'glutenvrij', 'veganistisch', 'snack'],
      },
    },
  },
]
