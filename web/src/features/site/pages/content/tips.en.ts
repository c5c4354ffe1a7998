import type { Article } from '../content-shape'

const tips: Article<'tips'> = {
  lead: 'Six things that matter more than the perfect program. Get these right and most plans work.',
  sections: {
    warmUp: {
      title: 'Warm up in ten minutes',
      blocks: [
        {
          steps: [
            'Five minutes of anything that makes you breathe a little harder.',
            'Two or three movements for the joints that you are about to use.',
            'Your first exercise with an empty bar, then half the weight, then three quarters.',
          ],
        },
        'Warm-up sets never tire you. If they do, there are too many.',
      ],
    },
    reps: {
      title: 'Pick repetitions for the goal',
      blocks: [
        {
          table: {
            caption: 'What a range is good for',
            head: ['Goal', 'Repetitions', 'Left in the tank'],
            rows: [
              ['Strength', '3–6', '1–3'],
              ['Muscle', '6–15', '0–3'],
              ['Endurance', '15–25', '1–3'],
            ],
          },
        },
        'Muscle grows in any of them if the sets are hard. Ten to twenty hard sets per muscle per week are plenty; beginners grow on half.',
      ],
    },
    rest: {
      title: 'Rest longer than you think',
      blocks: [
        'Two to four minutes between heavy sets of squats, presses and pulls; one to two for small muscles. A short rest makes the set feel harder, and you get less done. Between sessions for the same muscle, leave about 48 hours.',
      ],
    },
    progression: {
      title: 'Add a little, write it down',
      blocks: [
        'Choose a range, such as 8–12. Keep the weight until you reach 12 in every set, then add the smallest plates you have and begin at 8 again.',
        'What is not written down is guessed. A [paper journal](/shop?search=journal) is enough.',
      ],
    },
    technique: {
      title: 'Make it look the same every time',
      blocks: [
        'Good technique is the one you can repeat: full range, in control on the way down, no twist under load. Film one set a week from the side. Pain that is sharp, or stays the next day, is a reason to stop and ask.',
      ],
    },
    sleep: {
      title: 'Sleep is training',
      blocks: [
        'Seven to nine hours. Go to bed at the same time, keep the room cool and dark, no coffee after two in the afternoon. After a bad night, train, but skip one set in three.',
      ],
    },
  },
}

export default tips
