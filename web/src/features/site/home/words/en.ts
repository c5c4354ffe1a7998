const en = {
  home: {
    hero: {
      title: 'Strength, quietly.',
      text: 'Nutrition with a label you can read, equipment that lasts, and coaches who answer.',
      start: 'Get Started',
      shop: 'Shop Products',
    },
    stats: {
      label: 'Tavan in numbers',
      users: { value: '10K+', label: 'active users' },
      coaches: { value: '500+', label: 'expert coaches' },
      success: { value: '95%', label: 'success rate' },
      support: { value: '24/7', label: 'support' },
    },
    features: {
      title: 'One plan, four parts',
      plans: {
        title: 'Fitness Plans',
        text: 'Sessions written for your week, your equipment and the body you have today.',
      },
      nutrition: {
        title: 'Nutrition Guidance',
        text: 'Meals and amounts that fit your kitchen; bring your lab results and we take them into account.',
      },
      lifestyle: {
        title: 'Lifestyle Coaching',
        text: 'Sleep, stress and recovery get the same attention as sets and reps.',
      },
      community: {
        title: 'Community',
        text: 'People working toward the same thing, and a coach who reads what you write.',
      },
    },
    cta: {
      title: 'Start with one good week.',
      text: 'Get the app, answer a few questions, and have your first plan before your next session.',
      app: 'Get the App',
      coach: 'Become a Coach',
    },
    testimonials: {
      title: 'In their words',
      quote:
        'I stopped guessing. My coach looks at the same numbers I do, and the plan changes when they do.',
      author: 'Example, not a customer',
      detail: 'Twelve weeks, three sessions a week',
    },
  },
} as const
export default en
