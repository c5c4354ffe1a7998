import type { Article } from '../content-shape'

const nutrition: Article<'nutrition'> = {
  lead: 'Eten voor wie traint: de paar getallen die je wilt weten, en wat je ermee doet.',
  sections: {
    energy: {
      title: 'Eerst energie',
      blocks: [
        'Je gewicht volgt wat erin gaat en wat eruit gaat. Train je drie keer per week, doe dan je gewicht in kilo’s keer 30; daarmee blijf je ongeveer gelijk. Kijk twee weken op de weegschaal en stuur bij. Wil je vet kwijt, eet dan 300–500 kcal minder; wil je spieren erbij, 150–300 meer.',
      ],
    },
    macros: {
      title: 'De drie macro’s',
      blocks: [
        {
          table: {
            caption: 'Waar je mee begint',
            head: ['Macro', 'kcal per gram', 'Goed begin per dag'],
            rows: [
              ['Eiwit', '4', '1,6–2,2 g per kg'],
              ['Koolhydraten', '4', '3–5 g per kg'],
              ['Vet', '9', '0,8–1 g per kg'],
            ],
          },
        },
        'Zet eiwit en vet vast en vul de rest van je energie met koolhydraten. Neem daarbij 25–35 g vezels: groente, fruit, bonen, volkoren.',
      ],
    },
    protein: {
      title: 'Eiwit per dag',
      blocks: [
        'Weeg je 75 kg, dan is dat 120–165 g. Over drie of vier maaltijden verdeeld zo’n 30–45 g per keer:',
        {
          list: [
            '150 g kipfilet of 200 g vis',
            '300 g magere kwark of dikke yoghurt',
            '4 eieren met 100 g hüttenkäse',
            '200 g tofu met 150 g gekookte linzen',
          ],
        },
      ],
    },
    water: {
      title: 'Water',
      blocks: [
        'Ongeveer 30–35 ml per kg per dag, en een halve liter extra voor elk uur zweten. Lichtgele urine is goed. Bij hitte of langer dan 90 minuten hoort er zout bij: 300–600 mg natrium per uur.',
      ],
    },
    timing: {
      title: 'Wanneer je eet',
      blocks: [
        'De dag telt meer dan de minuut. Twee à drie uur voor je training een maaltijd met koolhydraten en eiwit, en binnen een paar uur erna nog een. Train je nuchter, ontbijt dan snel daarna. Van laat eten word je niet vanzelf dikker.',
      ],
    },
    supplements: {
      title: 'Supplementen in het kort',
      blocks: [
        {
          list: [
            'Creatinemonohydraat, elke dag 3–5 g: het best onderzocht van alles.',
            'Vitamine D in de donkere maanden, 10–20 µg per dag, tenzij je arts iets anders adviseert.',
            'Eiwitpoeder, als je maaltijden tekortschieten.',
            'Cafeïne, 1–3 mg per kg een uur vooraf, als je er niet slechter van slaapt.',
          ],
        },
        'De rest hoeft niet. Dit is algemeen advies; heb je een nierziekte of diabetes of ben je zwanger, vraag dan eerst je arts of diëtist.',
      ],
    },
  },
}

export default nutrition
