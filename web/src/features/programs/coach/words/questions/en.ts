const en = {
  planQuestions: {
    none: 'No questionnaire questions found for this program.',
    number: 'Question {n}',
    required: 'Required',
    optional: 'Optional',
    answer: 'Answer',
    answered: 'Answered',
    noResponse: 'No response yet',
    noAnswer: 'No answer provided',
    yes: 'Yes',
    no: 'No',
    types: {
      text: 'Text',
      number: 'Number',
      scale: 'Scale',
      boolean: 'Yes or no',
      single: 'One choice',
      multiple: 'Several choices',
      date: 'Date',
    },
  },
} as const
export default en
