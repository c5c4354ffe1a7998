import type { Article } from '../content-shape'

const blog: Article<'blog'> = {
  lead: 'Short pieces on training and food. No miracles, no ten secrets.',
  sections: {
    kettlebell: {
      title: 'How to choose your first kettlebell',
      note: '2 minutes',
      blocks: [
        'Most first kettlebells are too light. The swing is driven by the hips, and hips are strong; a bell you can curl teaches you to lift it with your arms.',
        {
          table: {
            caption: 'A good first weight',
            head: ['You', 'Start with'],
            rows: [
              ['New to strength training', '8–12 kg'],
              ['Some training behind you', '12–16 kg'],
              ['Used to a barbell', '16–24 kg'],
            ],
          },
        },
        'Test it: press it overhead five times with each arm. Hard but clean is right for presses; for swings take one size up. Look for a handle that two hands fit into, and a flat base so that it stays where you put it.',
        'One bell is enough for months: swings, goblet squats, rows, presses and carries.',
      ],
    },
    label: {
      title: 'Reading a supplement label',
      note: '2 minutes',
      blocks: [
        'Turn the tub around. The front is advertising, the back is information. Three lines tell you nearly everything.',
        {
          list: [
            'Amount per serving. A creatine product should give 3–5 g of creatine monohydrate; a blend that hides its amounts hides them for a reason.',
            'Servings per pack. Divide the price by them, and compare that.',
            'The list of ingredients. It is ordered by weight: what comes first is most of what you buy.',
          ],
        },
        'If you compete, look for a batch tested for banned substances. If you take medicine, show the label to your pharmacist first.',
      ],
    },
    deload: {
      title: 'What a deload week is for',
      note: '2 minutes',
      blocks: [
        'Training makes you tired first and stronger later. After some hard weeks the tiredness hides the strength. A deload lets it go, so that what you built can show.',
        'Every four to eight weeks, keep the exercises and about the weights, but do half the sets, and stop well before failure. Or, if you feel beaten, drop the weight by a third. Sleep more; eat as usual.',
        { quote: 'You do not lose strength in a week. You find out how much you had.' },
        'Signs that it is time: weights that felt easy feel heavy twice in a row, sleep gets worse, joints ache, and you look for reasons not to go.',
      ],
    },
    protein: {
      title: 'Do you need a protein shake?',
      note: '1 minute',
      blocks: [
        'No. You need protein; a shake is one handy way to it. If your meals reach your [daily amount](/nutrition), powder adds nothing.',
        'It earns its place when you train early, travel, or eat little meat and dairy. Whey is a complete protein; pea with rice comes close at a slightly larger serving. Protein contributes to a growth in muscle mass. Choose the one you digest well and like the taste of.',
      ],
    },
  },
}

export default blog
