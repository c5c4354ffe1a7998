const en = {
  offer: {
    beside: {
      title: 'Programs you can start',
      text: 'Sign in to see your own.',
      all: 'See All Programs',
    },
    loading: 'Loading the sample week',
    failed: 'The sample week couldn’t be loaded',
    facts: {
      weeks: { one: '{count} week', other: '{count} weeks' },
      sessions: { one: '{count} session a week', other: '{count} sessions a week' },
      easy: { one: '{count} easy day', other: '{count} easy days' },
      difficulty: { beginner: 'For beginners', intermediate: 'Intermediate', advanced: 'Advanced' },
    },
    week: 'What a Week Looks Like',
    weekText: 'The first week as it is in the program. Your coach fits it to your answers.',
    rest: 'Rest day',
    minutes: '{n} min',
    sets: '{sets} × {reps}',
    coaches: 'Who Coaches You',
    coachesText: 'One of these coaches writes your plan and answers your messages.',
    noCoach: 'A coach of our team writes your plan and answers your messages.',
    repliesHours: {
      one: 'They usually reply within an hour.',
      other: 'They usually reply within {count} hours.',
    },
    repliesDays: {
      one: 'They usually reply within a day.',
      other: 'They usually reply within {count} days.',
    },
    language: 'Language: {language}',
    needs: 'What You Need',
    noNeeds: 'No equipment.',
    needsText:
      'If you don’t have something, tell your coach in the questions: there is nearly always another way.',
    steps: 'How It Goes',
    order: { title: 'Order', text: 'The program opens in your account as soon as your order is confirmed.' },
    questions: {
      title: 'Questions',
      text: {
        one: '{count} question about training, health, equipment and time. You can stop and go on later.',
        other: '{count} questions about training, health, equipment and time. You can stop and go on later.',
      },
      none: 'This program needs no questionnaire.',
    },
    plan: {
      title: 'Your plan',
      text: 'Your coach writes the plan for you. An email tells you when it is there.',
      usual: { one: 'That usually takes one day.', other: 'That usually takes {count} days.' },
    },
    start: {
      title: 'First week',
      weeks: {
        one: 'Your program begins when the plan is published and runs for {count} week.',
        other: 'Your program begins when the plan is published and runs for {count} weeks.',
      },
      text: {
        one: 'Your program begins when the plan is published and runs for {count} day.',
        other: 'Your program begins when the plan is published and runs for {count} days.',
      },
    },
    refund: 'If You Change Your Mind',
    refundText:
      'If you cancel before your coach has begun, we refund you in full. Your right to withdraw stays as it is.',
    terms: 'Read the Terms',
    withdraw: 'Withdraw From an Order',
    asked: 'Questions',
    pause: {
      title: 'Can I take a break?',
      text: 'Yes. You can pause for up to {days} days by yourself, and longer with your coach.',
    },
    elsewhere: {
      title: 'What if I train somewhere else for a day?',
      text: 'Swap an exercise for that session, or move the session to another day. Your coach sees it.',
    },
    after: {
      title: 'What stays when the program is over?',
      text: 'Your plan, your training log and your results stay in your account, and you can export them.',
    },
  },
} as const
export default en
