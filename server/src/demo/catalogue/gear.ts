import type { DemoProduct } from './types'

export const gear: DemoProduct[] = [
  {
    key: 'shaker-700',
    sku: 'CHA-SHAK-700',
    price: 1199,
    salePrice: null,
    stock: 220,
    featured: false,
    weight: 0.2,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Chalak Shaker, 700 ml',
        description:
          'A 700 ml shaker that closes tight and comes apart into four pieces for washing. The cup is clear Tritan plastic with marks every 50 ml, free of BPA; a steel whisk ball breaks up the powder, and the cap snaps shut with a click. It is 22 cm high, 9 cm across at the lid, and fits most bottle holders. Fill it to 500 ml at most when you shake. Dishwasher-safe on the top rack, not for the microwave. Do not use it for hot or carbonated drinks, as the pressure lifts the cap. Rinse it the same day, and it will not smell.',
        tags: ['shaker', 'bottle', 'protein', 'BPA-free'],
      },
      fa: {
        name: 'شیکر چالاک، ۷۰۰ میلی‌لیتر',
        description:
          'شیکر ۷۰۰ میلی‌لیتری که محکم بسته می‌شود و برای شستن به چهار تکه باز می‌شود. بدنه از پلاستیک شفاف تریتان بدون BPA با نشانه در هر ۵۰ میلی‌لیتر است؛ توپ سیمی فولادی پودر را باز می‌کند و درپوش با صدای تق بسته می‌شود. بلندی‌اش ۲۲ و قطر درش ۹ سانتی‌متر است و در بیشتر جابطری‌ها جا می‌شود. هنگام تکان دادن بیش از ۵۰۰ میلی‌لیتر نریزید. طبقهٔ بالای ماشین ظرف‌شویی را تاب می‌آورد، مایکروویو را نه. برای نوشیدنی داغ یا گازدار به کار نبرید، چون فشار درپوش را بالا می‌زند. همان روز آب بکشید تا بو نگیرد.',
        tags: ['شیکر', 'بطری', 'پروتئین', 'بدون BPA'],
      },
      nl: {
        name: 'Chalak shaker, 700 ml',
        description:
          'Een shaker van 700 ml die goed sluit en voor de afwas in vier delen uit elkaar gaat. De beker is van helder Tritan zonder BPA, met een streepje om de 50 ml; een stalen klopbal breekt het poeder en de dop sluit met een klik. Hij is 22 cm hoog, bij het deksel 9 cm in doorsnee en past in de meeste bidonhouders. Vul hem bij het schudden tot hoogstens 500 ml. Mag in het bovenrek van de vaatwasser, niet in de magnetron. Niet voor hete of bruisende dranken, want de druk duwt de dop open. Spoel hem dezelfde dag om, dan gaat hij niet ruiken.',
        tags: ['shaker', 'bidon', 'eiwit', 'BPA-vrij'],
      },
    },
  },
  {
    key: 'steel-bottle-1l',
    sku: 'CHA-BOTT-1L',
    price: 2699,
    salePrice: null,
    stock: 115,
    featured: true,
    weight: 0.4,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Chalak Insulated Steel Bottle, 1 L',
        description:
          'A one-liter steel bottle with a double wall that keeps water cold through a long day. In our test, water of 5 °C stood at 9 °C after 12 hours in a room of 21 °C; hot tea of 95 °C was at 62 °C after six. The body is 18/8 stainless steel, 28 cm high, 8.5 cm across and 400 g empty, and ice cubes pass through the 4.5 cm mouth. The screw lid has a carrying loop and a silicone ring. Wash by hand with a brush. It does not fit a bicycle cage, and milk should not stay in it overnight.',
        tags: ['bottle', 'stainless steel', 'insulated', 'hydration'],
      },
      fa: {
        name: 'بطری فولادی دوجدارهٔ چالاک، ۱ لیتر',
        description:
          'بطری فولادی یک‌لیتری با دیوارهٔ دوجداره که آب را سراسر روز خنک نگه می‌دارد. در آزمون ما، آب ۵ درجه پس از ۱۲ ساعت در اتاق ۲۱ درجه به ۹ درجه رسید و چای ۹۵ درجه پس از شش ساعت به ۶۲ درجه. بدنه از فولاد ضدزنگ ۱۸/۸ است؛ ۲۸ سانتی‌متر بلندی، ۸٫۵ سانتی‌متر قطر و ۴۰۰ گرم وزن خالی دارد و یخ از دهانهٔ ۴٫۵ سانتی‌متری‌اش رد می‌شود. در پیچی‌اش حلقهٔ حمل و واشر سیلیکونی دارد. با دست و برس بشویید. در جابطری دوچرخه جا نمی‌شود و شیر را شب در آن نگذارید.',
        tags: ['بطری', 'فولاد ضدزنگ', 'دوجداره', 'نوشیدن آب'],
      },
      nl: {
        name: 'Chalak geïsoleerde rvs-fles, 1 l',
        description:
          'Een dubbelwandige stalen fles van één liter die water een lange dag koud houdt. In onze test was water van 5 °C na 12 uur in een kamer van 21 °C nog 9 °C; thee van 95 °C was na zes uur 62 °C. De fles is van roestvrij staal 18/8, 28 cm hoog, 8,5 cm in doorsnee en leeg 400 g, en door de hals van 4,5 cm passen ijsblokjes. De schroefdop heeft een draaglus en een siliconenring. Met de hand en een borstel afwassen. Hij past niet in een bidonhouder op de fiets, en melk hoort er niet een nacht in te staan.',
        tags: ['fles', 'roestvrij staal', 'geïsoleerd', 'hydratatie'],
      },
    },
  },
  {
    key: 'leather-belt',
    sku: 'CHA-BELT-LTH',
    price: 7499,
    salePrice: null,
    stock: 33,
    featured: false,
    weight: 1.3,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Chalak Leather Lifting Belt, 10 mm',
        description:
          'A 10 mm belt of vegetable-tanned leather for heavy squats and deadlifts. It is 10 cm wide all round, with four rows of stitching, a suede inside that does not slip, and a single-prong steel buckle. This one size closes over clothes from 75 to 105 cm, measured at the navel and not at the trousers; thirteen holes stand 2.5 cm apart. The leather is stiff at first and takes two or three weeks to bend to you; roll it loosely both ways to help. A belt gives your trunk something to brace against; it does not replace technique. Not with an abdominal hernia or high blood pressure.',
        tags: ['lifting belt', 'leather', 'powerlifting', 'squat'],
      },
      fa: {
        name: 'کمربند چرمی وزنه‌برداری چالاک، ۱۰ میلی‌متر',
        description:
          'کمربند ۱۰ میلی‌متری از چرم دباغی گیاهی برای اسکوات و ددلیفت سنگین. دورتادور ۱۰ سانتی‌متر پهنا، چهار ردیف دوخت، آستر جیر که سر نمی‌خورد و سگک فولادی تک‌زبانه دارد. این اندازه روی لباس از ۷۵ تا ۱۰۵ سانتی‌متر بسته می‌شود که دور ناف اندازه گرفته شده، نه دور شلوار؛ سیزده سوراخ با فاصلهٔ ۲٫۵ سانتی‌متر دارد. چرم در آغاز سفت است و دو سه هفته طول می‌کشد تا به تن بنشیند؛ آن را شل به هر دو سو لوله کنید. کمربند تکیه‌گاه میان‌تنه است و جای فن درست را نمی‌گیرد. با فتق شکم یا فشار خون بالا نبندید.',
        tags: ['کمربند', 'چرم', 'پاورلیفتینگ', 'اسکوات'],
      },
      nl: {
        name: 'Chalak leren halterriem, 10 mm',
        description:
          'Een riem van 10 mm plantaardig gelooid leer voor zware squats en deadlifts. Hij is rondom 10 cm breed, met vier rijen stiksel, een binnenkant van suède die niet schuift en een stalen gesp met één pin. Deze maat sluit over kleding van 75 tot 105 cm, gemeten ter hoogte van de navel en niet van de broek; de dertien gaten zitten 2,5 cm uit elkaar. Het leer is eerst stug en vormt zich in twee tot drie weken; rol hem losjes naar beide kanten. Een riem geeft je romp iets om tegenaan te spannen, maar vervangt geen techniek. Niet bij een buikbreuk of hoge bloeddruk.',
        tags: ['halterriem', 'leer', 'powerlifting', 'squat'],
      },
    },
  },
  {
    key: 'lifting-straps',
    sku: 'CHA-STRA-COT',
    price: 1299,
    salePrice: null,
    stock: 150,
    featured: false,
    weight: 0.1,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Chalak Cotton Lifting Straps, Pair',
        description:
          'A pair of cotton straps for the sets where your back is stronger than your grip. Each is 60 cm long and 4 cm wide, woven from heavy cotton with a padded wrist of 15 cm and a sewn loop; cotton holds the bar better than nylon and is softer on the skin. Pass the end through the loop, wrap it once or twice round the bar against the fingers, and twist tight. Use them for rows, shrugs and high-repetition deadlifts, and train the grip without them too. Never for the Olympic lifts overhead. Wash at 30 °C and dry in the air.',
        tags: ['straps', 'grip', 'deadlift', 'cotton'],
      },
      fa: {
        name: 'لیفتینگ استرپ نخی چالاک، جفت',
        description:
          'یک جفت بند نخی برای ست‌هایی که پشتتان از پنجه‌تان قوی‌تر است. هر کدام ۶۰ سانتی‌متر طول و ۴ سانتی‌متر پهنا دارد، از نخ کلفت پنبه بافته شده و مچ‌بند لایه‌دار ۱۵ سانتی‌متری با حلقهٔ دوخته دارد؛ پنبه میله را بهتر از نایلون نگه می‌دارد و با پوست مهربان‌تر است. سر بند را از حلقه رد کنید، یکی دو دور برعکس انگشت‌ها دور میله بپیچید و سفت کنید. برای زیربغل، شراگ و ددلیفت پرتکرار است؛ پنجه را بی‌بند هم تمرین دهید. هرگز در حرکات المپیک بالای سر به کار نبرید. در ۳۰ درجه بشویید و در هوا خشک کنید.',
        tags: ['استرپ', 'پنجه', 'ددلیفت', 'نخی'],
      },
      nl: {
        name: 'Chalak katoenen lifting straps, paar',
        description:
          'Een paar katoenen straps voor de sets waarin je rug sterker is dan je greep. Elk is 60 cm lang en 4 cm breed, geweven van zwaar katoen met een gevoerd polsdeel van 15 cm en een genaaide lus; katoen houdt de stang beter vast dan nylon en is zachter voor de huid. Haal het uiteinde door de lus, wikkel het een of twee keer om de stang, tegen de vingers in, en draai aan. Voor roeien, shrugs en deadlifts met veel herhalingen; train je greep ook zonder. Nooit bij olympische lifts boven het hoofd. Wassen op 30 °C en aan de lucht drogen.',
        tags: ['straps', 'greep', 'deadlift', 'katoen'],
      },
    },
  },
  {
    key: 'wrist-wraps',
    sku: 'CHA-WRAP-WR',
    price: 1799,
    salePrice: null,
    stock: 96,
    featured: false,
    weight: 0.1,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Chalak Wrist Wraps, 45 cm, Pair',
        description:
          'Elastic wraps that keep the wrist straight under a heavy bench or overhead press. Each is 45 cm long and 8 cm wide, a medium stiffness of cotton and elastane with a thumb loop and a wide hook-and-loop closure. Wrap so that half the band covers the joint and half lies below it, tight for the set and loose between sets. The length suits most wrists; it is within the rules of the common powerlifting federations, which allow up to one meter. Not as a support for an injured wrist: let that be looked at first. Close the fastener before washing at 30 °C.',
        tags: ['wrist wraps', 'bench press', 'powerlifting', 'support'],
      },
      fa: {
        name: 'مچ‌بند وزنه‌برداری چالاک، ۴۵ سانتی‌متر، جفت',
        description:
          'مچ‌بند کشی که مچ را زیر پرس سینه یا پرس سرشانهٔ سنگین راست نگه می‌دارد. هر کدام ۴۵ سانتی‌متر طول و ۸ سانتی‌متر پهنا دارد، سفتی متوسط از پنبه و الاستان است و حلقهٔ شست و چسب پهن دارد. طوری ببندید که نیمی روی مفصل و نیمی پایین آن باشد؛ در ست سفت و میان ست‌ها شل. طولش برای بیشتر مچ‌ها مناسب است و در مقررات فدراسیون‌های رایج پاورلیفتینگ، که تا یک متر را می‌پذیرند، می‌گنجد. نگهدارندهٔ مچ آسیب‌دیده نیست: ابتدا به پزشک نشان دهید. پیش از شستن در ۳۰ درجه، چسب را ببندید.',
        tags: ['مچ‌بند', 'پرس سینه', 'پاورلیفتینگ', 'نگهدارنده'],
      },
      nl: {
        name: 'Chalak polsbandages, 45 cm, paar',
        description:
          'Elastische bandages die de pols recht houden bij zwaar bankdrukken of drukken boven het hoofd. Elk is 45 cm lang en 8 cm breed, middelstijf, van katoen en elastaan, met een duimlus en een brede klittenbandsluiting. Wikkel zo dat de helft over het gewricht ligt en de helft eronder: strak tijdens de set, los ertussen. De lengte past bij de meeste polsen en valt binnen de regels van de gangbare powerliftbonden, die tot een meter toestaan. Geen steun voor een geblesseerde pols: laat daar eerst naar kijken. Sluit het klittenband voor je ze op 30 °C wast.',
        tags: ['polsbandages', 'bankdrukken', 'powerlifting', 'steun'],
      },
    },
  },
  {
    key: 'liquid-chalk',
    sku: 'CHA-CHAL-200',
    price: 1349,
    salePrice: null,
    stock: 125,
    featured: false,
    weight: 0.3,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Chalak Liquid Chalk, 200 ml',
        description:
          'Magnesium carbonate in alcohol that dries on the hands in ten seconds and leaves no dust. A pea-sized drop is enough for both palms, so the 200 ml bottle gives about 150 uses; one coat lasts four to six sets. It suits gyms that allow no loose chalk, and washes off with soap and warm water. Shake before use and close it at once, for it dries out. Highly flammable: keep away from flames and heat, and use in a well-ventilated place. Not for broken skin or eyes, and not within reach of children. Without rosin or scent.',
        tags: ['chalk', 'grip', 'climbing', 'weightlifting'],
      },
      fa: {
        name: 'منیزیم مایع چالاک، ۲۰۰ میلی‌لیتر',
        description:
          'کربنات منیزیم در الکل که ده‌ثانیه‌ای روی دست خشک می‌شود و گرد به جا نمی‌گذارد. یک قطره به اندازهٔ نخودفرنگی برای هر دو کف دست بس است؛ پس بطری ۲۰۰ میلی‌لیتری نزدیک به ۱۵۰ بار به کار می‌آید و هر لایه چهار تا شش ست می‌ماند. برای باشگاه‌هایی خوب است که پودر خشک را نمی‌پذیرند و با صابون و آب گرم پاک می‌شود. پیش از استفاده تکان دهید و زود ببندید، چون خشک می‌شود. بسیار آتش‌گیر است: از شعله و گرما دور نگه دارید و در جای هواخور به کار ببرید. برای پوست زخمی و چشم نیست و دور از دسترس کودکان بماند. بدون صمغ و عطر.',
        tags: ['منیزیم مایع', 'پنجه', 'سنگ‌نوردی', 'وزنه‌برداری'],
      },
      nl: {
        name: 'Chalak vloeibaar magnesium, 200 ml',
        description:
          'Magnesiumcarbonaat in alcohol dat in tien seconden opdroogt en geen stof achterlaat. Een druppel zo groot als een erwt is genoeg voor beide handen, dus de fles van 200 ml gaat ongeveer 150 keer mee; één laag houdt vier tot zes sets. Geschikt voor sportscholen waar los magnesium niet mag, en weg met zeep en warm water. Schudden voor gebruik en meteen sluiten, want het droogt uit. Licht ontvlambaar: uit de buurt van vuur en hitte houden en gebruiken waar lucht kan stromen. Niet op kapotte huid of in de ogen, buiten bereik van kinderen. Zonder hars of geur.',
        tags: ['magnesium', 'greep', 'klimmen', 'gewichtheffen'],
      },
    },
  },
  {
    key: 'gym-towel',
    sku: 'CHA-TOWE-GYM',
    price: 1899,
    salePrice: null,
    stock: 84,
    featured: false,
    weight: 0.3,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Chalak Gym Towels, Set of Two, 40 × 80 cm',
        description:
          'Two cotton towels sized for a bench, 40 × 80 cm, with a corner loop to hang them. They are looped terry of 450 g per square meter, woven from long-staple cotton, about 145 g each; a pocket at one short end slips over the bench so that the towel stays put. They dry overnight on a hook. Wash before first use, at 60 °C with like colors, and leave out fabric softener, which makes the loops shed water. The first two washes leave some lint. Tumble dry on low.',
        tags: ['towel', 'cotton', 'gym', 'set'],
      },
      fa: {
        name: 'حولهٔ باشگاه چالاک، دوتایی، ۴۰ در ۸۰ سانتی‌متر',
        description:
          'دو حولهٔ نخی به اندازهٔ نیمکت، ۴۰ در ۸۰ سانتی‌متر، با حلقه‌ای در گوشه برای آویختن. پرزدار با وزن ۴۵۰ گرم در متر مربع و از پنبهٔ الیاف‌بلند بافته شده و هر کدام نزدیک ۱۴۵ گرم است؛ جیب یک سر کوتاه روی نیمکت کشیده می‌شود تا حوله جابه‌جا نشود. شب‌تاصبح روی قلاب خشک می‌شود. پیش از اولین استفاده در ۶۰ درجه با رنگ‌های همسان بشویید و نرم‌کننده نریزید، چون پرزها را آب‌گریز می‌کند. دو شست‌وشوی اول کمی پرز می‌دهد. در خشک‌کن با دمای کم خشک شود.',
        tags: ['حوله', 'نخی', 'باشگاه', 'مجموعه'],
      },
      nl: {
        name: 'Chalak sporthanddoeken, set van twee, 40 × 80 cm',
        description:
          'Twee katoenen handdoeken op maat van een bank, 40 × 80 cm, met een ophanglus in de hoek. Badstof van 450 g per vierkante meter, geweven van langstapelkatoen, ongeveer 145 g per stuk; de zak aan één korte kant schuif je over de bank, zodat de handdoek blijft liggen. Ze drogen in een nacht aan de haak. Voor het eerste gebruik wassen, op 60 °C met gelijke kleuren en zonder wasverzachter, want daardoor neemt badstof slechter op. De eerste twee wasbeurten geven wat pluis. Drogen op lage stand.',
        tags: ['handdoek', 'katoen', 'sportschool', 'set'],
      },
    },
  },
  {
    key: 'duffel-40l',
    sku: 'CHA-DUFF-40',
    price: 6900,
    salePrice: 5865,
    stock: 37,
    featured: true,
    weight: 1.1,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Chalak Training Duffel, 40 L',
        description:
          'A round 40-liter bag with a separate vented pocket for shoes up to size 47. It is 56 cm long and 30 cm across, in recycled 900-denier polyester that is coated against rain, with a two-way zipper that opens the full length. Inside are a mesh pocket, a key loop and a flat sleeve for a journal or a 13-inch laptop; outside a bottle pocket for one liter. Two carry handles and a padded shoulder strap; 1.1 kg empty. Within the cabin size of many airlines when it is not packed full. Wash by hand; not for the machine. Rain-resistant, not waterproof.',
        tags: ['bag', 'duffel', 'recycled', 'travel', 'shoe pocket'],
      },
      fa: {
        name: 'ساک تمرین چالاک، ۴۰ لیتر',
        description:
          'ساک استوانه‌ای ۴۰ لیتری با جیب هواخور جداگانه برای کفش تا اندازهٔ ۴۷. ۵۶ سانتی‌متر طول و ۳۰ سانتی‌متر قطر دارد، از پلی‌استر بازیافتی ۹۰۰ دنیر با پوشش ضدباران است و زیپ دوطرفه‌اش سراسر ساک را باز می‌کند. درون آن جیب توری، حلقهٔ کلید و جای تختی برای دفتر یا لپ‌تاپ ۱۳ اینچی هست و بیرون، جیبی برای بطری یک‌لیتری. دو دسته و یک بند شانهٔ لایه‌دار دارد و خالی ۱٫۱ کیلوگرم است. اگر پر نباشد، در اندازهٔ بار کابین بسیاری از هواپیماها می‌گنجد. با دست بشویید، نه در ماشین. باران را تاب می‌آورد، فرو رفتن در آب را نه.',
        tags: ['ساک', 'کیف ورزشی', 'بازیافتی', 'سفر', 'جای کفش'],
      },
      nl: {
        name: 'Chalak sporttas, 40 l',
        description:
          'Een ronde tas van 40 liter met een apart, geventileerd vak voor schoenen tot maat 47. Hij is 56 cm lang en 30 cm in doorsnee, van gerecycled polyester van 900 denier met een coating tegen regen en een dubbele rits over de volle lengte. Binnenin een netvak, een sleutellus en een plat vak voor een schrift of een laptop van 13 inch; buitenop een vak voor een fles van één liter. Twee hengsels en een gevoerde schouderband; leeg 1,1 kg. Niet helemaal volgepakt past hij binnen de handbagagemaat van veel maatschappijen. Met de hand wassen, niet in de machine. Bestand tegen regen, niet tegen onderdompelen.',
        tags: ['tas', 'sporttas', 'gerecycled', 'reizen', 'schoenenvak'],
      },
    },
  },
  {
    key: 'training-journal',
    sku: 'CHA-JOUR-A5',
    price: 1599,
    salePrice: null,
    stock: 62,
    featured: false,
    weight: 0.4,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Chalak Training Journal, A5, 192 Pages',
        description:
          'A paper journal for six months of training, one page per session. The 192 pages of 100 g paper do not show ink on the back: 156 session pages with columns for exercise, sets, weight and effort, monthly reviews, a table of best lifts, and blank pages at the end. Thread-sewn, so it lies flat on a bench; linen cover, elastic band, pen loop and a pocket inside the back. The pages carry no dates, so you can start on any day and skip a week without waste. Printed in English with few words. Not waterproof.',
        tags: ['journal', 'logbook', 'paper', 'A5', 'gift'],
      },
      fa: {
        name: 'دفتر تمرین چالاک، ۱۹۲ صفحهٔ A5',
        description:
          'دفتری کاغذی برای شش ماه تمرین، هر جلسه یک صفحه. ۱۹۲ صفحهٔ کاغذ ۱۰۰ گرمی که جوهر از پشتش پیدا نیست: ۱۵۶ صفحهٔ جلسه با ستون حرکت، ست، وزنه و سختی، بازبینی ماهانه، جدول رکوردها و چند برگ سفید در پایان. ته‌دوزی شده و روی نیمکت صاف باز می‌ماند؛ جلد پارچه‌ای، کش، جای خودکار و جیبی در پشت جلد دارد. صفحه‌ها تاریخ ندارند؛ هر روزی می‌توانید آغاز کنید و اگر هفته‌ای جا بیفتد، برگی هدر نمی‌رود. چاپ آن انگلیسی و کم‌واژه است. ضدآب نیست.',
        tags: ['دفتر', 'ثبت تمرین', 'کاغذ', 'A5', 'هدیه'],
      },
      nl: {
        name: 'Chalak trainingsdagboek, A5, 192 pagina’s',
        description:
          'Een papieren dagboek voor zes maanden trainen, één bladzijde per training. De 192 bladzijden van 100 grams papier drukken niet door: 156 trainingsbladzijden met kolommen voor oefening, sets, gewicht en zwaarte, een maandoverzicht, een tabel voor je beste lifts en lege bladzijden achterin. Genaaid gebonden, dus het blijft open liggen op een bank; linnen omslag, elastiek, penlus en een vak achterin. Er staan geen datums in: je begint wanneer je wilt en slaat zonder verspilling een week over. Gedrukt in het Engels, met weinig woorden. Niet waterdicht.',
        tags: ['dagboek', 'logboek', 'papier', 'A5', 'cadeau'],
      },
    },
  },
]
