const en = {
  pages: {
    contents: 'On this page',
    failed: 'This page couldn’t be loaded',
    failedText: 'Check your connection and try again.',
    imprint: {
      title: 'Who runs this shop',
      name: 'Company',
      mail: 'Email',
      phone: 'Phone',
      numbers: 'Registration',
    },
    app: {
      title: 'The whole plan, in your pocket',
      text: 'Tick off sets between breaths, see what’s for dinner, and ask your coach before the bar gets heavy. One account everywhere.',
      stores: 'Get the app',
      ios: { title: 'iPhone and iPad', text: 'From the App Store', get: 'Open the App Store' },
      android: { title: 'Android', text: 'From Google Play', get: 'Open Google Play' },
      newTab: 'opens in a new tab',
      loading: 'Loading the store links',
      failed: 'The store links couldn’t be loaded',
      inside: 'What’s inside',
      today: {
        title: 'Today first',
        text: 'The app opens on today: one session, your meals, your water.',
      },
      log: {
        title: 'Log with one thumb',
        text: 'Last session’s weights and reps are already filled in. Change them, or tap and keep going.',
      },
      coach: {
        title: 'Your coach, close by',
        text: 'Message your coach in the chat. Updates to your plan show up right away.',
      },
      without: 'No phone at hand? Everything works in the browser too.',
      browser: 'Go to the Shop',
    },
    lost: {
      search: 'Search for it',
      elsewhere: 'Or continue from here',
    },
  },
} as const
export default en
