import type { Locale } from 'contract/locale'
import type { ListedPath } from 'contract/site/pages'

interface HeadWords {
  title: string
  description: string
}

/** Titles and descriptions of the public pages; titles equal those in the browser's tab. */
export const headWords: Record<Locale, Record<Exclude<ListedPath, '/'>, HeadWords>> = {
  en: {
    '/shop': {
      title: 'Shop',
      description:
        'Supplements, pantry, free weights, gear and programs: every label in full, every price before tax.',
    },
    '/app': {
      title: 'App',
      description:
        'The whole plan, in your pocket: sets, meals and your coach, on iPhone, iPad and Android, with one account.',
    },
    '/become-coach': {
      title: 'Become a coach',
      description:
        'Coach with Tavan: apply with your experience and certificates. A person reads every application.',
    },
    '/help': {
      title: 'Help',
      description:
        'Short answers to what people ask us most: orders, payment, delivery, returns and programs.',
    },
    '/contact': {
      title: 'Contact',
      description: 'One inbox, read by people who train. Write in English, Persian or Dutch.',
    },
    '/privacy': {
      title: 'Privacy',
      description: 'What we keep, why, and how you get it back or have it erased. In plain words.',
    },
    '/terms': {
      title: 'Terms',
      description: 'The rules of the shop and of the programs, short enough to read.',
    },
    '/withdraw': {
      title: 'Withdraw from a purchase',
      description: 'Withdraw from an order without a reason and without an account. We confirm it by email.',
    },
    '/blog': {
      title: 'Blog',
      description: 'Short pieces on training and food. No miracles, no ten secrets.',
    },
    '/tips': {
      title: 'Training tips',
      description:
        'Six things that matter more than the perfect program. Get these right and most plans work.',
    },
    '/nutrition': {
      title: 'Nutrition',
      description: 'Food for people who train: the few numbers worth knowing, and what to do with them.',
    },
    '/stories': { title: 'Stories', description: 'Three ways a plan can fit a life.' },
    '/login': { title: 'Sign in', description: 'Sign in to see your cart, orders and programs.' },
    '/register': {
      title: 'Create an account',
      description: 'One account for the shop, your programs and your coach. You keep your cart.',
    },
    '/forgot-password': {
      title: 'Forgot password',
      description: 'Enter your email address and we’ll send you a link to set a new password.',
    },
  },
  fa: {
    '/shop': {
      title: 'فروشگاه',
      description:
        'مکمل، خوراک ورزشی، وزنه، وسایل تمرین و برنامه: همهٔ برچسب‌ها کامل، همهٔ قیمت‌ها پیش از مالیات.',
    },
    '/app': {
      title: 'اپلیکیشن',
      description: 'همهٔ برنامه، در جیب شما: ست‌ها، وعده‌ها و مربی، روی آیفون، آیپد و اندروید، با یک حساب.',
    },
    '/become-coach': {
      title: 'مربی شوید',
      description:
        'مربی «توان» شوید: با تجربه و گواهی‌نامه‌هایتان درخواست بدهید. هر درخواست را یک نفر می‌خواند.',
    },
    '/help': {
      title: 'راهنما',
      description:
        'پاسخ کوتاه به پرسش‌هایی که بیشتر از ما می‌پرسند: سفارش، پرداخت، ارسال، بازگرداندن کالا و برنامه‌ها.',
    },
    '/contact': {
      title: 'تماس با ما',
      description: 'یک صندوق ایمیل، که آدم‌های اهل تمرین آن را می‌خوانند. به فارسی، انگلیسی یا هلندی بنویسید.',
    },
    '/privacy': {
      title: 'حریم خصوصی',
      description: 'چه چیزی را نگه می‌داریم، چرا، و چطور آن را پس می‌گیرید یا پاک می‌کنید؛ به زبان ساده.',
    },
    '/terms': {
      title: 'شرایط استفاده',
      description: 'شرایط فروشگاه و برنامه‌ها، آن‌قدر کوتاه که بشود خواند.',
    },
    '/withdraw': {
      title: 'انصراف از خرید',
      description: 'بدون دلیل و بدون حساب از یک سفارش انصراف دهید. رسیدن آن را با ایمیل تأیید می‌کنیم.',
    },
    '/blog': {
      title: 'وبلاگ',
      description: 'نوشته‌های کوتاه دربارهٔ تمرین و غذا. نه معجزه، نه ده راز پنهان.',
    },
    '/tips': {
      title: 'نکته‌های تمرین',
      description: 'شش چیز که از برنامهٔ بی‌نقص مهم‌تر است. این‌ها درست باشد، بیشتر برنامه‌ها جواب می‌دهد.',
    },
    '/nutrition': {
      title: 'تغذیه',
      description: 'غذا برای کسی که تمرین می‌کند: چند عددی که دانستنش می‌ارزد، و اینکه با آن چه کنید.',
    },
    '/stories': { title: 'داستان‌ها', description: 'سه راه برای جا دادن یک برنامه در زندگی.' },
    '/login': { title: 'ورود', description: 'وارد شوید تا سبد خرید، سفارش‌ها و برنامه‌هایتان را ببینید.' },
    '/register': {
      title: 'ساخت حساب',
      description: 'یک حساب برای فروشگاه، برنامه‌ها و مربی شما؛ سبد خریدتان هم می‌ماند.',
    },
    '/forgot-password': {
      title: 'فراموشی گذرواژه',
      description: 'نشانی ایمیل خود را وارد کنید تا لینک انتخاب گذرواژهٔ جدید را برایتان بفرستیم.',
    },
  },
  nl: {
    '/shop': {
      title: 'Winkel',
      description:
        'Supplementen, sportvoeding, gewichten, trainingsmateriaal en programma’s: elk etiket volledig, elke prijs vóór belasting.',
    },
    '/app': {
      title: 'App',
      description:
        'Je hele plan op zak: sets, maaltijden en je coach, op iPhone, iPad en Android, met één account.',
    },
    '/become-coach': {
      title: 'Word coach',
      description:
        'Word coach bij Tavan: meld je aan met je ervaring en certificaten. Een mens leest elke aanmelding.',
    },
    '/help': {
      title: 'Hulp',
      description:
        'Korte antwoorden op wat ons het vaakst wordt gevraagd: bestellen, betalen, bezorging, retourneren en programma’s.',
    },
    '/contact': {
      title: 'Contact',
      description:
        'Eén mailbox, gelezen door mensen die zelf trainen. Schrijf in het Nederlands, Engels of Perzisch.',
    },
    '/privacy': {
      title: 'Privacy',
      description: 'Wat we bewaren, waarom, en hoe je het terugkrijgt of laat wissen. In gewone taal.',
    },
    '/terms': {
      title: 'Voorwaarden',
      description: 'De afspraken voor de winkel en de programma’s, kort genoeg om te lezen.',
    },
    '/withdraw': {
      title: 'Bestelling herroepen',
      description: 'Herroep een bestelling zonder reden en zonder account. We bevestigen het per mail.',
    },
    '/blog': {
      title: 'Blog',
      description: 'Korte stukken over training en eten. Geen wonderen, geen tien geheimen.',
    },
    '/tips': {
      title: 'Trainingstips',
      description:
        'Zes dingen die meer uitmaken dan het perfecte plan. Kloppen deze, dan werkt bijna elk plan.',
    },
    '/nutrition': {
      title: 'Voeding',
      description: 'Eten voor wie traint: de paar getallen die je wilt weten, en wat je ermee doet.',
    },
    '/stories': { title: 'Verhalen', description: 'Drie manieren waarop een plan in een leven past.' },
    '/login': {
      title: 'Inloggen',
      description: 'Log in voor je winkelwagen, je bestellingen en je programma’s.',
    },
    '/register': {
      title: 'Account aanmaken',
      description: 'Eén account voor de winkel, je programma’s en je coach. Je winkelwagen gaat mee.',
    },
    '/forgot-password': {
      title: 'Wachtwoord vergeten',
      description: 'Vul je e-mailadres in. We sturen je een link waarmee je een nieuw wachtwoord kiest.',
    },
  },
}
