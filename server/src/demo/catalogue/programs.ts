import type { DemoProduct } from './types'

export const programs: DemoProduct[] = [
  {
    key: 'program-strength-12',
    sku: 'TAV-PROG-STR',
    price: 14900,
    salePrice: null,
    stock: null,
    featured: true,
    weight: 0,
    program: 'Strength in 12 Weeks',
    pictures: 2,
    texts: {
      en: {
        name: 'Strength in 12 Weeks, with a Coach',
        description:
          'Twelve weeks of barbell training with a coach, three or four days a week. After your order you answer a questionnaire of about twenty minutes on training, health, equipment and time; your coach reads it and writes your plan within three business days. You get sessions of 60 to 75 minutes with sets, repetitions, rest and technique notes, a meal guide, advice on sleep, a page that tracks your progress, and messages with your coach all the way through. Each week the plan is adjusted to what you lifted. You need a barbell, plates, a bench and a rack. For adults; after surgery or with a heart condition, ask your doctor first.',
        tags: ['program', 'coach', 'strength', '12 weeks'],
      },
      fa: {
        name: 'قدرت در ۱۲ هفته، همراه مربی',
        description:
          'دوازده هفته تمرین با هالتر همراه مربی، سه یا چهار روز در هفته. پس از سفارش، پرسش‌نامه‌ای نزدیک به بیست دقیقه دربارهٔ تمرین، سلامت، وسایل و وقتتان پر می‌کنید؛ مربی آن را می‌خواند و تا سه روز کاری برنامه‌تان را می‌نویسد. جلسه‌های ۶۰ تا ۷۵ دقیقه‌ای با ست، تکرار، استراحت و نکته‌های فنی، راهنمای غذا، توصیه‌هایی برای خواب، صفحهٔ پیگیری پیشرفت و گفت‌وگو با مربی تا پایان دوره را دریافت می‌کنید. برنامه هر هفته با وزنه‌هایی که زده‌اید تنظیم می‌شود. هالتر، صفحه، نیمکت و رک لازم دارید. ویژهٔ بزرگسالان؛ پس از جراحی یا با بیماری قلبی، ابتدا از پزشک بپرسید.',
        tags: ['برنامه', 'مربی', 'قدرت', '۱۲ هفته'],
      },
      nl: {
        name: 'Kracht in 12 weken, met coach',
        description:
          'Twaalf weken trainen met de halterstang onder leiding van een coach, drie of vier dagen per week. Na je bestelling vul je een vragenlijst van ongeveer twintig minuten in over training, gezondheid, materiaal en tijd; je coach leest hem en schrijft binnen drie werkdagen je plan. Je krijgt trainingen van 60 tot 75 minuten met sets, herhalingen, rust en techniek, een voedingsgids, advies over slaap, een pagina met je voortgang en berichten met je coach tot het einde. Elke week wordt het plan aangepast aan wat je tilde. Nodig: stang, schijven, bank en rek. Voor volwassenen; vraag het na een operatie of bij een hartaandoening eerst aan je arts.',
        tags: ['programma', 'coach', 'kracht', '12 weken'],
      },
    },
  },
  {
    key: 'program-fatloss-16',
    sku: 'TAV-PROG-FAT',
    price: 17900,
    salePrice: 14900,
    stock: null,
    featured: true,
    weight: 0,
    program: 'Fat Loss in 16 Weeks',
    pictures: 2,
    texts: {
      en: {
        name: 'Fat Loss in 16 Weeks, with a Coach',
        description:
          'Sixteen weeks of training and eating with a coach, four days a week, at a pace you can keep. It starts with a questionnaire of about twenty-five minutes on food, habits, health and time; your coach reads it and writes your plan within three business days. You get three strength sessions and one walk, ride or swim a week, a daily energy and protein target, a meal plan with swaps for your kitchen, and messages with your coach. Weight and waist are reviewed every week. We promise no number of kilos. Dumbbells or a gym are enough. Not in pregnancy, under 18, or with an eating disorder; with medication, ask your doctor first.',
        tags: ['program', 'coach', 'fat loss', 'nutrition', '16 weeks'],
      },
      fa: {
        name: 'کاهش چربی در ۱۶ هفته، همراه مربی',
        description:
          'شانزده هفته تمرین و تغذیه همراه مربی، چهار روز در هفته، با سرعتی که بتوانید ادامه دهید. با پرسش‌نامه‌ای نزدیک به بیست‌وپنج دقیقه دربارهٔ غذا، عادت‌ها، سلامت و وقت آغاز می‌شود؛ مربی آن را می‌خواند و تا سه روز کاری برنامه‌تان را می‌نویسد. هفته‌ای سه جلسهٔ قدرتی و یک پیاده‌روی، رکاب‌زنی یا شنا، هدف روزانهٔ انرژی و پروتئین، برنامهٔ غذایی با جایگزین‌هایی برای آشپزخانهٔ شما و گفت‌وگو با مربی دریافت می‌کنید. وزن و دور کمر هر هفته بازبینی می‌شود. وعدهٔ عدد و کیلو نمی‌دهیم. دمبل یا باشگاه بس است. در بارداری، زیر ۱۸ سال یا با اختلال خوردن مناسب نیست؛ اگر دارو می‌خورید، ابتدا از پزشک بپرسید.',
        tags: ['برنامه', 'مربی', 'کاهش چربی', 'تغذیه', '۱۶ هفته'],
      },
      nl: {
        name: 'Vetverlies in 16 weken, met coach',
        description:
          'Zestien weken trainen en eten met een coach, vier dagen per week, in een tempo dat je volhoudt. Het begint met een vragenlijst van ongeveer vijfentwintig minuten over eten, gewoonten, gezondheid en tijd; je coach leest hem en schrijft binnen drie werkdagen je plan. Per week krijg je drie krachttrainingen en één wandeling, rit of zwembeurt, een dagelijks doel voor energie en eiwit, een voedingsschema met alternatieven voor jouw keuken en berichten met je coach. Gewicht en taille worden elke week bekeken. Een aantal kilo’s beloven we niet. Dumbbells of een sportschool volstaan. Niet tijdens zwangerschap, onder de 18 of bij een eetstoornis; bij medicijnen eerst je arts vragen.',
        tags: ['programma', 'coach', 'vetverlies', 'voeding', '16 weken'],
      },
    },
  },
  {
    key: 'program-run-10k',
    sku: 'TAV-PROG-10K',
    price: 9900,
    salePrice: null,
    stock: null,
    featured: false,
    weight: 0,
    program: 'First 10K in 10 Weeks',
    pictures: 2,
    texts: {
      en: {
        name: 'First 10K in 10 Weeks, with a Coach',
        description:
          'Ten weeks from running twenty minutes to running ten kilometers, with a coach. You answer a questionnaire of about fifteen minutes first, on running, injuries, shoes and your week; your coach writes the plan within three business days. There are three runs a week of 30 to 75 minutes, most of them easy enough to talk, and one strength session of 25 minutes at home. You log each run, and the next week follows from it; questions go to your coach by message. You need running shoes and a watch, no more. If you cannot yet walk briskly for half an hour, start there. With chest pain, a heart condition or a recent injury, ask your doctor first.',
        tags: ['program', 'coach', 'running', '10K', '10 weeks'],
      },
      fa: {
        name: 'اولین ۱۰ کیلومتر در ۱۰ هفته، همراه مربی',
        description:
          'ده هفته، از بیست دقیقه دویدن تا ده کیلومتر دویدن، همراه مربی. ابتدا پرسش‌نامه‌ای نزدیک به پانزده دقیقه دربارهٔ دویدن، آسیب‌ها، کفش و هفته‌تان پر می‌کنید؛ مربی تا سه روز کاری برنامه را می‌نویسد. هفته‌ای سه نوبت دویدن ۳۰ تا ۷۵ دقیقه‌ای دارید که بیشترشان آن‌قدر آرام است که بتوانید حرف بزنید، و یک جلسهٔ قدرتی ۲۵ دقیقه‌ای در خانه. هر نوبت دویدن را ثبت می‌کنید و هفتهٔ بعد بر پایهٔ آن چیده می‌شود؛ پرسش‌هایتان را برای مربی می‌فرستید. تنها کفش دو و ساعت لازم است. اگر هنوز نیم ساعت تند راه نمی‌روید، از همان آغاز کنید. با درد سینه، بیماری قلبی یا آسیب تازه، ابتدا از پزشک بپرسید.',
        tags: ['برنامه', 'مربی', 'دویدن', '۱۰ کیلومتر', '۱۰ هفته'],
      },
      nl: {
        name: 'Je eerste 10 km in 10 weken, met coach',
        description:
          'In tien weken van twintig minuten hardlopen naar tien kilometer, met een coach. Eerst vul je een vragenlijst van ongeveer een kwartier in, over lopen, blessures, schoenen en je week; je coach schrijft binnen drie werkdagen het plan. Je loopt drie keer per week 30 tot 75 minuten, meestal zo rustig dat je kunt praten, en doet thuis één krachttraining van 25 minuten. Je noteert elke loop en de volgende week volgt daaruit; vragen stuur je je coach in een bericht. Hardloopschoenen en een horloge, meer heb je niet nodig. Kun je nog geen half uur stevig wandelen, begin daar dan mee. Bij pijn op de borst, een hartaandoening of een recente blessure eerst je arts vragen.',
        tags: ['programma', 'coach', 'hardlopen', '10 km', '10 weken'],
      },
    },
  },
]
