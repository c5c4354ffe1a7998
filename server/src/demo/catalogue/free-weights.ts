import type { DemoProduct } from './types'

export const freeWeights: DemoProduct[] = [
  {
    key: 'hex-dumbbells-10',
    sku: 'ZAG-DUMB-10',
    price: 6499,
    salePrice: null,
    stock: 30,
    featured: true,
    weight: 20,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Zagros Hex Dumbbells, Pair, 2 × 10 kg',
        description:
          'Two 10 kg dumbbells with rubber-coated hexagonal heads that stay where you put them. The cast-iron heads are pinned and welded to a chromed steel handle, 32 mm thick, 13 cm wide between the heads and knurled without sharp edges. Each is 27 cm long; the weight is true to within 3%. Flat sides let you set them on the floor for push-ups and rows. The rubber smells for the first days: let them air. Wipe with a damp cloth, no solvents. Set them down rather than drop them; they are not made for falls from shoulder height.',
        tags: ['dumbbells', 'free weights', 'home gym', 'rubber'],
      },
      fa: {
        name: 'دمبل شش‌گوش زاگرس، جفت، ۲ × ۱۰ کیلوگرم',
        description:
          'دو دمبل ۱۰ کیلویی با سر شش‌گوش و روکش لاستیکی که هر جا بگذارید همان‌جا می‌ماند. سرهای چدنی با پین و جوش به دستهٔ فولادی کروم بسته شده‌اند؛ دسته ۳۲ میلی‌متر قطر و ۱۳ سانتی‌متر جای دست دارد و آجش تیز نیست. طول هر دمبل ۲۷ سانتی‌متر و خطای وزن کمتر از ۳ درصد است. سطح‌های تخت اجازه می‌دهد برای شنا و زیربغل روی زمین تکیه‌شان دهید. لاستیک روزهای اول بو دارد: بگذارید هوا بخورد. با پارچهٔ نم‌دار و بدون حلال پاک کنید. روی زمین بگذارید و پرت نکنید؛ برای افتادن از بلندی شانه ساخته نشده است.',
        tags: ['دمبل', 'وزنهٔ آزاد', 'باشگاه خانگی', 'لاستیکی'],
      },
      nl: {
        name: 'Zagros hexagon-dumbbells, set van 2 × 10 kg',
        description:
          'Twee dumbbells van 10 kg met zeskantige, rubberen koppen die blijven liggen waar je ze neerlegt. De gietijzeren koppen zijn met pen en las bevestigd aan een verchroomde stalen greep van 32 mm dik, met 13 cm ruimte voor de hand en een kartelling zonder scherpe randen. Elk is 27 cm lang; het gewicht klopt tot op 3%. Door de platte kanten kun je erop steunen bij opdrukken en roeien. Het rubber ruikt de eerste dagen: laat ze luchten. Afnemen met een vochtige doek, zonder oplosmiddel. Leg ze neer in plaats van ze te laten vallen; op een val van schouderhoogte zijn ze niet gemaakt.',
        tags: ['dumbbells', 'losse gewichten', 'thuisgym', 'rubber'],
      },
    },
  },
  {
    key: 'adjustable-dumbbell',
    sku: 'ZAG-DUMB-ADJ',
    price: 21900,
    salePrice: 18900,
    stock: 18,
    featured: true,
    weight: 24,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Zagros Adjustable Dumbbell, 2–24 kg',
        description:
          'One dumbbell that does the work of twelve, from 2 to 24 kg in steps of 2 kg. Turn the handle in the cradle until the number shows in the window and lift; the plates that you do not need stay behind. It is 40 cm long at every weight, with a rubberized 33 mm handle and steel plates in a nylon shell. Sold singly, cradle included; take two for presses. It changes only while it rests level in the cradle. Do not drop it: the mechanism is precise, and damage from falls is not under the two-year guarantee.',
        tags: ['dumbbells', 'adjustable', 'home gym', 'compact'],
      },
      fa: {
        name: 'دمبل متغیر زاگرس، ۲ تا ۲۴ کیلوگرم',
        description:
          'یک دمبل به‌جای دوازده دمبل، از ۲ تا ۲۴ کیلوگرم با گام‌های ۲ کیلویی. دسته را روی پایه بچرخانید تا عدد دلخواه در پنجره دیده شود و بلند کنید؛ صفحه‌هایی که لازم ندارید سر جایشان می‌مانند. طولش در هر وزنی ۴۰ سانتی‌متر است، دستهٔ روکش‌دار ۳۳ میلی‌متری دارد و صفحه‌های فولادی‌اش در پوستهٔ نایلونی نشسته‌اند. تکی و همراه پایه فروخته می‌شود؛ برای پرس دو عدد لازم دارید. وزن تنها وقتی عوض می‌شود که دمبل صاف روی پایه باشد. آن را نیندازید: سازوکارش دقیق است و آسیب افتادن در ضمانت دوساله نیست.',
        tags: ['دمبل', 'متغیر', 'باشگاه خانگی', 'کم‌جا'],
      },
      nl: {
        name: 'Zagros verstelbare dumbbell, 2–24 kg',
        description:
          'Eén dumbbell die het werk van twaalf doet, van 2 tot 24 kg in stappen van 2 kg. Draai de greep in de houder tot het getal in het venster staat en til; de schijven die je niet nodig hebt, blijven liggen. Hij is bij elk gewicht 40 cm lang, met een greep van 33 mm met rubberlaag en stalen schijven in een nylon omhulsel. Wordt per stuk verkocht, met houder; voor drukoefeningen neem je er twee. Verstellen kan alleen als hij recht in de houder ligt. Laat hem niet vallen: het mechaniek is precies en valschade hoort niet bij de garantie van twee jaar.',
        tags: ['dumbbells', 'verstelbaar', 'thuisgym', 'compact'],
      },
    },
  },
  {
    key: 'kettlebell-16',
    sku: 'ZAG-KETT-16',
    price: 5499,
    salePrice: null,
    stock: 42,
    featured: true,
    weight: 16,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Zagros Cast-Iron Kettlebell, 16 kg',
        description:
          'A 16 kg kettlebell cast in one piece, with a wide handle and a flat base. There is no weld and no plastic: the handle, 34 mm thick, is ground smooth underneath, and the matte powder coat holds chalk. It is 25 cm high and 18 cm across, and a colored ring at the handle tells the weight from across the room. A common first bell for trained lifters, a heavy one for beginners: swings, goblet squats, rows. Do not drop it on stone or tiles. If your wrist still bruises in the clean, train that movement with a lighter bell first.',
        tags: ['kettlebell', 'cast iron', 'home gym', 'conditioning'],
      },
      fa: {
        name: 'کتل‌بل چدنی زاگرس، ۱۶ کیلوگرم',
        description:
          'کتل‌بل ۱۶ کیلویی یک‌تکه‌ریخته با دستهٔ پهن و کف تخت. نه جوش دارد و نه پلاستیک: دستهٔ ۳۴ میلی‌متری از زیر پرداخت شده و رنگ پودری مات، پودر منیزیم را خوب نگه می‌دارد. بلندی‌اش ۲۵ و پهنایش ۱۸ سانتی‌متر است و حلقهٔ رنگی دسته، وزن را از آن سوی سالن نشان می‌دهد. برای ورزشکاران تمرین‌کرده معمولاً اولین کتل‌بل و برای تازه‌کارها وزنه‌ای سنگین است: سوئینگ، اسکوات گابلت، زیربغل. روی سنگ و کاشی نیندازید. اگر در حرکت کلین هنوز مچتان کبود می‌شود، ابتدا آن را با وزنهٔ سبک‌تر تمرین کنید.',
        tags: ['کتل‌بل', 'چدن', 'باشگاه خانگی', 'آمادگی'],
      },
      nl: {
        name: 'Zagros gietijzeren kettlebell, 16 kg',
        description:
          'Een kettlebell van 16 kg uit één stuk gegoten, met een brede greep en een vlakke bodem. Geen las en geen plastic: de greep van 34 mm dik is aan de onderkant gladgeslepen en de matte poedercoating houdt magnesium goed vast. Hij is 25 cm hoog en 18 cm breed, en een gekleurde ring bij de greep laat het gewicht van ver zien. Voor getrainde sporters meestal de eerste, voor beginners een zware: swings, goblet squats, roeien. Laat hem niet op steen of tegels vallen. Krijg je bij de clean nog blauwe polsen, oefen die beweging dan eerst lichter.',
        tags: ['kettlebell', 'gietijzer', 'thuisgym', 'conditie'],
      },
    },
  },
  {
    key: 'kettlebell-24',
    sku: 'ZAG-KETT-24',
    price: 7999,
    salePrice: null,
    stock: 25,
    featured: false,
    weight: 24,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Zagros Cast-Iron Kettlebell, 24 kg',
        description:
          'A 24 kg kettlebell for two-handed swings, carries and heavy squats. Cast in one piece with a flat base; the handle is 36 mm thick and wide enough for both hands, ground smooth underneath, and the matte powder coat holds chalk. It is 28 cm high and 21 cm across. The ring at the handle is a different color from the 16 kg bell’s, so that nobody picks up the wrong one. Not a first kettlebell: the swing and the get-up should be steady with 16 kg first. Leave two meters clear ahead of you, and put a mat over stone or tiles.',
        tags: ['kettlebell', 'cast iron', 'heavy', 'home gym'],
      },
      fa: {
        name: 'کتل‌بل چدنی زاگرس، ۲۴ کیلوگرم',
        description:
          'کتل‌بل ۲۴ کیلویی برای سوئینگ دودست، حمل وزنه و اسکوات سنگین. یک‌تکه ریخته شده و کف تخت دارد؛ دسته ۳۶ میلی‌متر قطر دارد، برای هر دو دست جا دارد و از زیر پرداخت شده است و رنگ پودری مات، پودر منیزیم را نگه می‌دارد. بلندی‌اش ۲۸ و پهنایش ۲۱ سانتی‌متر است. رنگ حلقهٔ دسته با وزنهٔ ۱۶ کیلویی فرق دارد تا کسی اشتباه برندارد. اولین کتل‌بل نیست: پیش از آن سوئینگ و گت‌آپ شما باید با ۱۶ کیلو استوار باشد. دو متر جلوی خود را باز بگذارید و روی سنگ و کاشی زیرانداز پهن کنید.',
        tags: ['کتل‌بل', 'چدن', 'سنگین', 'باشگاه خانگی'],
      },
      nl: {
        name: 'Zagros gietijzeren kettlebell, 24 kg',
        description:
          'Een kettlebell van 24 kg voor swings met twee handen, dragen en zware squats. Uit één stuk gegoten met een vlakke bodem; de greep is 36 mm dik, breed genoeg voor twee handen en aan de onderkant gladgeslepen, en de matte poedercoating houdt magnesium vast. Hij is 28 cm hoog en 21 cm breed. De ring bij de greep heeft een andere kleur dan die van 16 kg, zodat niemand de verkeerde pakt. Geen eerste kettlebell: swing en get-up horen eerst met 16 kg stabiel te zijn. Houd twee meter vrij voor je en leg een mat over steen of tegels.',
        tags: ['kettlebell', 'gietijzer', 'zwaar', 'thuisgym'],
      },
    },
  },
  {
    key: 'bumper-plates-20',
    sku: 'ZAG-PLAT-20',
    price: 12900,
    salePrice: null,
    stock: 22,
    featured: false,
    weight: 40,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Zagros Bumper Plates, Pair, 2 × 20 kg',
        description:
          'Two solid rubber plates of 20 kg, made to be dropped from overhead. Each is 45 cm across and 8 cm thick, with a stainless steel insert of 50.4 mm that fits any Olympic bar. Dense virgin rubber gives a low, dead bounce; the weight is true to within 1%. Drop them only loaded in pairs and on a rubber floor of 15 mm or more, never on bare concrete. Plates of 45 cm put the bar at the right height for the deadlift and the clean. They weigh 40 kg together and arrive in two boxes.',
        tags: ['plates', 'bumper', 'olympic', 'weightlifting', 'rubber'],
      },
      fa: {
        name: 'صفحهٔ بامپر زاگرس، جفت، ۲ × ۲۰ کیلوگرم',
        description:
          'دو صفحهٔ ۲۰ کیلویی لاستیک توپر که برای رها شدن از بالای سر ساخته شده‌اند. هر صفحه ۴۵ سانتی‌متر قطر و ۸ سانتی‌متر ضخامت دارد و بوش فولادی ضدزنگ ۵۰٫۴ میلی‌متری‌اش به هر میلهٔ المپیک می‌خورد. لاستیک متراکم و نو، جهش کم و خفه‌ای دارد و خطای وزن کمتر از ۱ درصد است. تنها جفتی و روی کف‌پوش لاستیکی ۱۵ میلی‌متری یا ضخیم‌تر رها کنید، هرگز روی بتن. قطر ۴۵ سانتی، میله را در ددلیفت و کلین به ارتفاع درست می‌آورد. روی هم ۴۰ کیلوگرم است و در دو جعبه می‌رسد.',
        tags: ['صفحه', 'بامپر', 'المپیک', 'وزنه‌برداری', 'لاستیکی'],
      },
      nl: {
        name: 'Zagros bumperplates, set van 2 × 20 kg',
        description:
          'Twee massieve rubberen schijven van 20 kg die je van boven je hoofd mag laten vallen. Elk is 45 cm in doorsnee en 8 cm dik, met een rvs-bus van 50,4 mm die op elke olympische stang past. Dicht, nieuw rubber geeft een lage, doffe stuiter; het gewicht klopt tot op 1%. Laat ze alleen per paar vallen en op een rubbervloer van 15 mm of meer, nooit op kaal beton. Met 45 cm ligt de stang op de juiste hoogte voor deadlift en clean. Samen wegen ze 40 kg; ze komen in twee dozen.',
        tags: ['schijven', 'bumper', 'olympisch', 'gewichtheffen', 'rubber'],
      },
    },
  },
  {
    key: 'olympic-barbell',
    sku: 'ZAG-BARB-20',
    price: 24900,
    salePrice: null,
    stock: 12,
    featured: false,
    weight: 20,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Zagros Olympic Barbell, 20 kg, 220 cm',
        description:
          'A full-size 20 kg bar, 220 cm long, for squats, presses, pulls and the Olympic lifts. The shaft is 28.5 mm of spring steel under hard chrome, with a medium knurl, none in the center, and ring marks for both lifting styles. Sleeves of 50 mm turn on bronze bushings and take 41 cm of plates on each side; the bar carries 450 kg. Collars are not included. Brush the knurl and give the bushings a drop of oil every few months. The bar needs a rack 120 cm wide and a clear 2.5 m.',
        tags: ['barbell', 'olympic', 'weightlifting', 'powerlifting'],
      },
      fa: {
        name: 'میلهٔ هالتر المپیک زاگرس، ۲۰ کیلوگرم، ۲۲۰ سانتی‌متر',
        description:
          'میلهٔ کامل ۲۰ کیلویی به طول ۲۲۰ سانتی‌متر برای اسکوات، پرس، حرکات کششی و المپیک. بدنه از فولاد فنری ۲۸٫۵ میلی‌متری با روکش کروم سخت است؛ آج متوسط دارد، میانه‌اش بی‌آج است و نشانه‌های هر دو سبک را دارد. سرهای ۵۰ میلی‌متری روی بوش برنزی می‌چرخند و هر سو ۴۱ سانتی‌متر جای صفحه دارند؛ میله ۴۵۰ کیلوگرم را تاب می‌آورد. گیره همراهش نیست. آج را برس بکشید و هر چند ماه یک قطره روغن به بوش‌ها بدهید. به رکی با عرض ۱۲۰ سانتی‌متر و ۲٫۵ متر فضای باز نیاز دارد.',
        tags: ['هالتر', 'المپیک', 'وزنه‌برداری', 'پاورلیفتینگ'],
      },
      nl: {
        name: 'Zagros olympische halterstang, 20 kg, 220 cm',
        description:
          'Een volwaardige stang van 20 kg en 220 cm voor squat, drukken, trekken en olympisch gewichtheffen. De as is van verenstaal, 28,5 mm dik onder hardchroom, met een middelgrove kartelling, een glad midden en markeringen voor beide stijlen. De hulzen van 50 mm draaien in bronzen bussen en bieden per kant 41 cm ruimte voor schijven; de stang draagt 450 kg. Sluitingen zijn niet inbegrepen. Borstel de kartelling en geef de bussen om de paar maanden een druppel olie. Nodig: een rek van 120 cm breed en 2,5 m vrije ruimte.',
        tags: ['halterstang', 'olympisch', 'gewichtheffen', 'powerlifting'],
      },
    },
  },
  {
    key: 'ez-curl-bar',
    sku: 'ZAG-EZCB-08',
    price: 6999,
    salePrice: 5999,
    stock: 20,
    featured: false,
    weight: 8,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Zagros EZ Curl Bar, 8 kg, 120 cm',
        description:
          'An angled curl bar of 8 kg that lets the wrists and elbows sit at rest. It is 120 cm long, with a 28 mm shaft in hard chrome, knurled on both grip widths, and 50 mm sleeves for Olympic plates. Each sleeve is 16 cm long and turns on a brass bushing; the bar carries 150 kg. Use it for curls, skull crushers, upright rows and close-grip presses. Two spring collars are in the box. Not made for squats or for a rack, since the shaft is too short to rest on the hooks.',
        tags: ['curl bar', 'arms', 'olympic', 'home gym'],
      },
      fa: {
        name: 'میلهٔ خم ای‌زد زاگرس، ۸ کیلوگرم، ۱۲۰ سانتی‌متر',
        description:
          'میلهٔ خم ۸ کیلویی که مچ و آرنج را در زاویه‌ای آسوده نگه می‌دارد. ۱۲۰ سانتی‌متر طول دارد، بدنه‌اش ۲۸ میلی‌متر با کروم سخت است، در هر دو جای دست آج دارد و سرهای ۵۰ میلی‌متری‌اش صفحهٔ المپیک می‌گیرد. طول هر سر ۱۶ سانتی‌متر است و روی بوش برنجی می‌چرخد؛ میله ۱۵۰ کیلوگرم را تاب می‌آورد. برای جلوبازو، پشت‌بازو خوابیده، کول و پرس دست‌جمع به کار می‌آید. دو گیرهٔ فنری در جعبه هست. برای اسکوات و رک ساخته نشده، چون بدنه کوتاه‌تر از آن است که روی قلاب بنشیند.',
        tags: ['میلهٔ خم', 'بازو', 'المپیک', 'باشگاه خانگی'],
      },
      nl: {
        name: 'Zagros EZ-curlstang, 8 kg, 120 cm',
        description:
          'Een gebogen curlstang van 8 kg waarop polsen en ellebogen ontspannen liggen. Hij is 120 cm lang, met een as van 28 mm in hardchroom, gekarteld op beide greepbreedtes, en hulzen van 50 mm voor olympische schijven. Elke huls is 16 cm lang en draait in een messing bus; de stang draagt 150 kg. Voor curls, skull crushers, upright rows en smal drukken. Twee veersluitingen zitten in de doos. Niet bedoeld voor squats of een rek, want de as is te kort om op de haken te liggen.',
        tags: ['curlstang', 'armen', 'olympisch', 'thuisgym'],
      },
    },
  },
]
