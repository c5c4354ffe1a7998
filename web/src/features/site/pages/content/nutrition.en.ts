import type { Article } from '../content-shape'

const nutrition: Article<'nutrition'> = {
  lead: 'Food for people who train: the few numbers worth knowing, and what to do with them.',
  sections: {
    energy: {
      title: 'Energy first',
      blocks: [
        'Your weight follows energy in and energy out. Multiply your body weight in kilograms by about 30 to find what keeps it steady if you train three times a week; then watch the scale for two weeks and correct. To lose fat, eat 300–500 kcal less; to gain muscle, 150–300 more.',
      ],
    },
    macros: {
      title: 'The three macros',
      blocks: [
        {
          table: {
            caption: 'What each is for',
            head: ['Macro', 'kcal per gram', 'A good start per day'],
            rows: [
              ['Protein', '4', '1.6–2.2 g per kg'],
              ['Carbohydrate', '4', '3–5 g per kg'],
              ['Fat', '9', '0.8–1 g per kg'],
            ],
          },
        },
        'Set protein and fat, and fill what is left of your energy with carbohydrate. Eat 25–35 g of fiber along the way: vegetables, fruit, beans, whole grain.',
      ],
    },
    protein: {
      title: 'Protein per day',
      blocks: [
        'For someone of 75 kg that is 120–165 g. Spread over three or four meals it is 30–45 g each:',
        {
          list: [
            '150 g of chicken breast, or 200 g of fish',
            '300 g of low-fat quark or thick yogurt',
            '4 eggs with 100 g of cottage cheese',
            '200 g of tofu with 150 g of cooked lentils',
          ],
        },
      ],
    },
    water: {
      title: 'Water',
      blocks: [
        'About 30–35 ml per kg a day, and half a liter more for every hour of sweating. Pale yellow urine is right. In heat, or beyond 90 minutes, add salt: 300–600 mg of sodium an hour.',
      ],
    },
    timing: {
      title: 'When to eat',
      blocks: [
        'The day matters more than the minute. A meal with carbohydrate and protein two or three hours before training, another within a few hours after. If you train on an empty stomach, eat breakfast soon after. Food doesn’t turn to fat because of the hour.',
      ],
    },
    supplements: {
      title: 'Supplements in short',
      blocks: [
        {
          list: [
            'Creatine monohydrate, 3–5 g every day: the best studied of all.',
            'Vitamin D in the dark months, 10–20 µg a day, unless your doctor says otherwise.',
            'Protein powder, when meals fall short.',
            'Caffeine, 1–3 mg per kg an hour before, unless it costs you sleep.',
          ],
        },
        'The rest is optional. This page is general advice; with kidney disease, diabetes or in pregnancy, ask your doctor or dietitian first.',
      ],
    },
  },
}

export default nutrition
