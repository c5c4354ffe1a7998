const en = {
  start: {
    title: 'Start a program for {name}',
    text: 'You’ll be the coach, as if {name} had bought it.',
    choose: 'Program',
    open: 'Has this program already',
    questions: 'Answers a questionnaire first',
    plan: 'You write the plan at once',
    start: 'Start Program',
    loading: 'Loading your programs',
    failed: 'Your programs couldn’t be loaded',
    none: 'No program to start',
    noneText: 'Programs appear here as soon as you are set to coach them.',
    notStarted: 'The program was not started. Please try again.',
    asked: 'Started. {name} has been asked to answer the questionnaire.',
    drafted: 'Started. You can write the plan now.',
  },
} as const
export default en
