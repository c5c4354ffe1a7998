const en = {
  cards: {
    title: 'What is it about?',
    text: 'The card is sent with the text in the message field, or without any.',
    search: 'Search',
    loading: 'Loading plan and tests',
    failed: 'Plan and tests couldn’t be loaded',
    none: 'There is no exercise, meal or test to choose.',
    noneFound: 'Nothing fits these words.',
    groups: { exercise: 'Exercises', meal: 'Meals', blood_test: 'Blood tests' },
    notSent: 'That was not sent. Please try again.',
  },
} as const
export default en
