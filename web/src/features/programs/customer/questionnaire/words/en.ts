const en = {
  questionnaire: {
    title: 'Questionnaire',
    loading: 'Loading the questionnaire',
    failed: 'The questionnaire couldn’t be loaded',
    absent: 'This questionnaire was not found',
    programs: 'My Programs',
    back: 'Back to My Programs',
    intro: 'Your coach writes your plan from these answers. What you type is saved as you go.',
    body: 'About you',
    bodyText:
      'Your coach sees this next to your name. Everything is optional, and what you type is saved as you go.',
    step: 'Step {n} of {count}',
    review: 'Review and submit',
    reviewText: 'These are your answers. Once you submit them, you can’t change them.',
    previous: 'Back',
    next: 'Next',
    change: 'Change',
    changeNamed: 'Change: {question}',
    none: 'No answer',
    missing: 'Not answered yet',
    yes: 'Yes',
    no: 'No',
    range: 'From {min} to {max}',
    consent:
      'I agree that Tavan may store my answers, including health information, and show them to my coach so they can write my plan.',
    consentHint: 'You can withdraw your consent at any time under Your Data in your account.',
    submit: 'Submit Answers',
    submitting: 'Submitting…',
    notDone: 'Your answers were not submitted. Please try again.',
    draft: {
      waiting: 'Not saved yet',
      saving: 'Saving…',
      saved: 'Draft saved',
      failed: 'The draft was not saved',
    },
    done: {
      title: 'Your answers are with your coach',
      text: 'Your coach will now write your plan. We’ll email you when it’s ready.',
      see: 'See Your Answers',
      answers: 'What you answered',
    },
    closed: {
      title: 'This questionnaire isn’t available yet',
      text: 'It opens when your order is confirmed, and we’ll email you then.',
    },
  },
} as const
export default en
