/** An exercise of the library as a coach writes it. */
export const exerciseBody = (changes: object = {}) => ({
  name: 'Quiet press',
  names: { fa: 'پرس آرام', nl: 'Rustig drukken' },
  aliases: { en: ['Still press'], fa: [], nl: [] },
  category: 'Strength',
  equipment: ['Dumbbells', 'A rock'],
  muscleGroups: ['Chest'],
  difficulty: 'Beginner',
  technique: 'Slowly.',
  techniques: { fa: 'آهسته.', nl: '' },
  alternatives: [],
  videoUrl: 'https://videos.example/press',
  ...changes,
})
