import type { DemoProduct } from './types'

export const proteins: DemoProduct[] = [
  {
    key: 'whey-vanilla',
    sku: 'DAM-WHEY-VAN',
    price: 4999,
    salePrice: null,
    stock: 120,
    featured: true,
    weight: 1,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Damavand Whey Isolate, Vanilla, 1 kg',
        description:
          'A cold-filtered whey isolate with 26 g of protein in every 30 g serving. It is flavored with natural vanilla, sweetened with stevia alone, and holds a little sunflower lecithin so that it dissolves without lumps. One serving has 111 kcal, 1 g of carbohydrate and 0.3 g of fat. Shake one level scoop with 250 ml of water or milk after training, or when a meal is short of protein. The tub holds 33 servings; the scoop is inside. Contains milk: not for people with a milk protein allergy. A supplement does not replace a varied diet.',
        tags: ['protein', 'whey', 'isolate', 'vanilla', 'after training'],
      },
      fa: {
        name: 'وی ایزولهٔ دماوند، وانیلی، ۱ کیلوگرم',
        description:
          'وی ایزوله با تصفیهٔ سرد و ۲۶ گرم پروتئین در هر وعدهٔ ۳۰ گرمی. طعمش از وانیل طبیعی است، تنها با استویا شیرین شده و اندکی لسیتین آفتابگردان دارد تا بی‌گلوله حل شود. هر وعده ۱۱۱ کیلوکالری، ۱ گرم کربوهیدرات و ۰٫۳ گرم چربی دارد. یک پیمانهٔ سرصاف را با ۲۵۰ میلی‌لیتر آب یا شیر هم بزنید؛ پس از تمرین یا هر وقت که وعدهٔ غذایی پروتئین کافی ندارد. هر قوطی ۳۳ وعده است و پیمانه درون آن جا دارد. حاوی شیر است و برای کسانی که به پروتئین شیر حساسیت دارند مناسب نیست. مکمل جای غذای متنوع را نمی‌گیرد.',
        tags: ['پروتئین', 'وی', 'ایزوله', 'وانیل', 'پس از تمرین'],
      },
      nl: {
        name: 'Damavand whey-isolaat, vanille, 1 kg',
        description:
          'Koud gefilterd whey-isolaat met 26 g eiwit in elke portie van 30 g. Op smaak gebracht met natuurlijke vanille, gezoet met alleen stevia en met een beetje zonnebloemlecithine, zodat het zonder klontjes oplost. Een portie bevat 111 kcal, 1 g koolhydraten en 0,3 g vet. Schud één afgestreken maatschep met 250 ml water of melk, na de training of wanneer een maaltijd weinig eiwit bevat. De pot is goed voor 33 porties; de maatschep zit erin. Bevat melk en is dus niet geschikt bij een allergie voor melkeiwit. Een supplement vervangt geen gevarieerde voeding.',
        tags: ['eiwit', 'whey', 'isolaat', 'vanille', 'na de training'],
      },
    },
  },
  {
    key: 'whey-cacao',
    sku: 'DAM-WHEY-CAC',
    price: 4999,
    salePrice: 4249,
    stock: 85,
    featured: false,
    weight: 1,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Damavand Whey Isolate, Dark Cacao, 1 kg',
        description:
          'Whey isolate with real cacao and 25 g of protein in every 30 g serving. The low-fat cocoa makes up 6% of the powder, which gives a dry, dark taste rather than a sweet one; stevia is the only sweetener. One serving has 114 kcal, 1.8 g of carbohydrate and 0.8 g of fat. Mix one level scoop with 250 ml of cold milk or water, or stir it into porridge once the pan is off the heat. 33 servings a tub. Contains milk and may contain traces of soy. Keep it dry and closed, and use it within three months of opening.',
        tags: ['protein', 'whey', 'isolate', 'cacao', 'after training'],
      },
      fa: {
        name: 'وی ایزولهٔ دماوند، کاکائوی تلخ، ۱ کیلوگرم',
        description:
          'وی ایزوله با کاکائوی واقعی و ۲۵ گرم پروتئین در هر وعدهٔ ۳۰ گرمی. ۶ درصد پودر، کاکائوی کم‌چرب است؛ برای همین طعمش تلخ و پررنگ است نه شیرین، و تنها شیرین‌کنندهٔ آن استویاست. هر وعده ۱۱۴ کیلوکالری، ۱٫۸ گرم کربوهیدرات و ۰٫۸ گرم چربی دارد. یک پیمانهٔ سرصاف را با ۲۵۰ میلی‌لیتر شیر یا آب سرد هم بزنید، یا پس از برداشتن قابلمه از روی شعله به فرنی جو دوسر بیفزایید. هر قوطی ۳۳ وعده است. حاوی شیر است و شاید اندکی سویا داشته باشد. دربسته و در جای خشک نگه دارید و تا سه ماه پس از باز کردن مصرف کنید.',
        tags: ['پروتئین', 'وی', 'ایزوله', 'کاکائو', 'پس از تمرین'],
      },
      nl: {
        name: 'Damavand whey-isolaat, pure cacao, 1 kg',
        description:
          'Whey-isolaat met echte cacao en 25 g eiwit in elke portie van 30 g. Het poeder bestaat voor 6% uit magere cacao; dat smaakt eerder donker en droog dan zoet, en stevia is de enige zoetstof. Een portie bevat 114 kcal, 1,8 g koolhydraten en 0,8 g vet. Meng één afgestreken maatschep met 250 ml koude melk of water, of roer die door de havermout zodra de pan van het vuur is. 33 porties per pot. Bevat melk en mogelijk sporen van soja. Droog en gesloten bewaren en binnen drie maanden na opening gebruiken.',
        tags: ['eiwit', 'whey', 'isolaat', 'cacao', 'na de training'],
      },
    },
  },
  {
    key: 'casein-night',
    sku: 'DAM-CASE-NGT',
    price: 5499,
    salePrice: null,
    stock: 40,
    featured: false,
    weight: 0.9,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Damavand Night Casein, Cardamom Milk, 900 g',
        description:
          'Micellar casein with 24 g of protein per serving, the slower of the two milk proteins. It thickens as it stands, so one 30 g scoop in 200 ml of milk becomes a drink at once and a soft pudding after ten minutes in the fridge. Flavored with ground cardamom and sweetened with stevia; 109 kcal, 1.8 g of carbohydrate and 0.6 g of fat per serving, 30 servings a tub. Most people take it in the evening, an hour before bed. Contains milk: not for people with a milk protein allergy.',
        tags: ['protein', 'casein', 'cardamom', 'evening'],
      },
      fa: {
        name: 'کازئین شبانهٔ دماوند، شیر و هل، ۹۰۰ گرم',
        description:
          'کازئین میسلی با ۲۴ گرم پروتئین در هر وعده؛ پروتئینی از شیر که آهسته‌تر از وی هضم می‌شود. با ماندن غلیظ می‌شود: یک پیمانهٔ ۳۰ گرمی در ۲۰۰ میلی‌لیتر شیر، همان دم نوشیدنی است و پس از ده دقیقه در یخچال دسری نرم. طعمش از هل آسیاب‌شده است و با استویا شیرین شده. هر وعده ۱۰۹ کیلوکالری، ۱٫۸ گرم کربوهیدرات و ۰٫۶ گرم چربی دارد و هر قوطی ۳۰ وعده است. بیشتر افراد آن را شب، یک ساعت پیش از خواب می‌خورند. حاوی شیر است و برای کسانی که به پروتئین شیر حساسیت دارند مناسب نیست.',
        tags: ['پروتئین', 'کازئین', 'هل', 'شب'],
      },
      nl: {
        name: 'Damavand nachtcaseïne, kardemommelk, 900 g',
        description:
          'Micellaire caseïne met 24 g eiwit per portie, de tragere van de twee melkeiwitten. Het wordt dikker als het staat: één maatschep van 30 g in 200 ml melk is meteen een drank en na tien minuten in de koelkast een zachte pudding. Op smaak gebracht met gemalen kardemom en gezoet met stevia; 109 kcal, 1,8 g koolhydraten en 0,6 g vet per portie, 30 porties per pot. De meeste mensen nemen het ’s avonds, een uur voor het slapen. Bevat melk en is niet geschikt bij een allergie voor melkeiwit.',
        tags: ['eiwit', 'caseïne', 'kardemom', 'avond'],
      },
    },
  },
  {
    key: 'pea-rice-protein',
    sku: 'DAM-VEGA-PRO',
    price: 4499,
    salePrice: null,
    stock: 64,
    featured: false,
    weight: 0.9,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Damavand Pea & Rice Protein, Unsweetened, 900 g',
        description:
          'A plant protein from yellow peas and brown rice with 23 g of protein per serving. Seven parts pea to three parts rice, because each has the amino acids that the other is short of. Nothing else is in the pouch: no sweetener, flavor or thickener, so it suits soups and pancakes as well as shakes. A 30 g serving has 111 kcal, 1.2 g of carbohydrate and 1.6 g of fat; 30 servings a pouch. Blend it with fruit or plant milk, as in plain water it tastes earthy. Vegan. Packed where soy is handled.',
        tags: ['protein', 'vegan', 'pea', 'rice', 'unsweetened'],
      },
      fa: {
        name: 'پروتئین نخودفرنگی و برنج دماوند، بدون شیرین‌کننده، ۹۰۰ گرم',
        description:
          'پروتئین گیاهی از نخودفرنگی زرد و برنج قهوه‌ای با ۲۳ گرم پروتئین در هر وعده. هفت سهم نخودفرنگی و سه سهم برنج، چون هر یک اسیدهای آمینه‌ای دارد که دیگری کم دارد. در بسته چیز دیگری نیست: نه شیرین‌کننده، نه طعم‌دهنده و نه غلیظ‌کننده؛ پس برای سوپ و پنکیک هم به کار می‌آید. هر وعدهٔ ۳۰ گرمی ۱۱۱ کیلوکالری، ۱٫۲ گرم کربوهیدرات و ۱٫۶ گرم چربی دارد و هر بسته ۳۰ وعده است. با میوه یا شیر گیاهی مخلوط کنید؛ در آب خالی مزه‌ای خاکی دارد. وگان. در محلی بسته‌بندی شده که سویا هم در آن هست.',
        tags: ['پروتئین', 'وگان', 'نخودفرنگی', 'برنج', 'بدون شیرین‌کننده'],
      },
      nl: {
        name: 'Damavand erwt-rijsteiwit, ongezoet, 900 g',
        description:
          'Plantaardig eiwit uit gele erwt en bruine rijst, met 23 g eiwit per portie. Zeven delen erwt op drie delen rijst, omdat elk de aminozuren heeft waar de ander weinig van bevat. Verder zit er niets in de zak: geen zoetstof, aroma of verdikkingsmiddel, dus het past net zo goed in soep en pannenkoeken als in een shake. Een portie van 30 g bevat 111 kcal, 1,2 g koolhydraten en 1,6 g vet; 30 porties per zak. Mix het met fruit of plantaardige melk, want in gewoon water smaakt het gronderig. Veganistisch. Verpakt waar ook soja wordt verwerkt.',
        tags: ['eiwit', 'veganistisch', 'erwt', 'rijst', 'ongezoet'],
      },
    },
  },
]
