import type { DemoCategory } from './types'

export const categories: DemoCategory[] = [
  {
    slug: 'supplements',
    tint: 'sand',
    position: 1,
    texts: {
      en: {
        name: 'Supplements',
        description:
          'Protein, creatine, minerals and vitamins by Damavand, with the full dose on every label.',
      },
      fa: {
        name: 'مکمل‌ها',
        description:
          'پروتئین، کراتین، املاح و ویتامین از دماوند؛ مقدار کامل هر وعده روی برچسب نوشته شده است.',
      },
      nl: {
        name: 'Supplementen',
        description:
          'Eiwit, creatine, mineralen en vitamines van Damavand, met de volledige dosis op elk etiket.',
      },
    },
  },
  {
    slug: 'pantry',
    tint: 'clay',
    position: 2,
    texts: {
      en: {
        name: 'Sports Pantry',
        description:
          'Oats, nut butters, pasta and snacks by Sepid: short ingredient lists for long training days.',
      },
      fa: {
        name: 'خوراک ورزشی',
        description: 'جو دوسر، کرهٔ مغزها، پاستا و میان‌وعده از سپید؛ با ترکیبات اندک برای روزهای پرتمرین.',
      },
      nl: {
        name: 'Sportkeuken',
        description:
          'Havermout, notenpasta, pasta en snacks van Sepid: weinig ingrediënten, veel trainingsdagen.',
      },
    },
  },
  {
    slug: 'strength',
    tint: 'sage',
    position: 3,
    texts: {
      en: {
        name: 'Strength',
        description: 'Bars, plates, kettlebells and Persian clubs by Zagros for a home gym that lasts.',
      },
      fa: {
        name: 'قدرتی',
        description: 'هالتر، صفحه، کتل‌بل و میل زورخانه از زاگرس، برای باشگاهی خانگی که سال‌ها می‌ماند.',
      },
      nl: {
        name: 'Kracht',
        description:
          'Stangen, schijven, kettlebells en Perzische knotsen van Zagros voor een thuisgym die meegaat.',
      },
    },
  },
  {
    slug: 'conditioning',
    tint: 'sky',
    position: 4,
    texts: {
      en: {
        name: 'Conditioning & Mobility',
        description: 'Bands, ropes, rollers and mats by Parvaz, for stamina and for joints that move well.',
      },
      fa: {
        name: 'آمادگی و تحرک',
        description: 'کش، طناب، فوم‌رولر و زیرانداز از پرواز؛ برای نفس بیشتر و مفصل‌هایی که روان حرکت می‌کنند.',
      },
      nl: {
        name: 'Conditie en mobiliteit',
        description:
          'Banden, touwen, rollers en matten van Parvaz, voor uithoudingsvermogen en soepele gewrichten.',
      },
    },
  },
  {
    slug: 'gear',
    tint: 'stone',
    position: 5,
    texts: {
      en: {
        name: 'Bags, Belts & Bottles',
        description: 'What you carry to training and wear under the bar, by Chalak.',
      },
      fa: {
        name: 'ساک، کمربند و بطری',
        description: 'هر آنچه با خود به تمرین می‌برید یا زیر هالتر به تن می‌کنید، از چالاک.',
      },
      nl: {
        name: 'Tassen, riemen en bidons',
        description: 'Wat je meeneemt naar de training en draagt onder de stang, van Chalak.',
      },
    },
  },
  {
    slug: 'programs',
    tint: 'rose',
    position: 6,
    texts: {
      en: {
        name: 'Coached Programs',
        description:
          'Ten to sixteen weeks with a coach who reads your answers, writes your plan and adjusts it.',
      },
      fa: {
        name: 'برنامه با مربی',
        description:
          'ده تا شانزده هفته همراه مربی؛ پاسخ‌هایتان را می‌خواند، برنامه‌تان را می‌نویسد و با شما پیش می‌برد.',
      },
      nl: {
        name: 'Programma’s met coach',
        description:
          'Tien tot zestien weken met een coach die je antwoorden leest en je plan schrijft en bijstuurt.',
      },
    },
  },
]
