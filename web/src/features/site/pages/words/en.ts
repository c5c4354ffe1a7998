const en = {
  pages: {
    contents: 'On this page',
    failed: 'This page could not be loaded',
    failedText: 'Check your connection and try again.',
    app: {
      title: 'The whole plan, in your pocket',
      text: 'Tick off sets between two breaths, see what is for dinner, and ask your coach before the bar gets heavy. Your account is the same everywhere.',
      stores: 'Get the app',
      ios: { title: 'iPhone and iPad', text: 'From the App Store', get: 'Open the App Store' },
      android: { title: 'Android', text: 'From Google Play', get: 'Open Google Play' },
      newTab: 'opens in a new tab',
      loading: 'Loading the store links',
      failed: 'The store links could not be loaded',
      inside: 'What is inside',
      today: {
        title: 'Today first',
        text: 'The app opens with what today asks of you: one session, your meals, your water.',
      },
      log: {
        title: 'Log with one thumb',
        text: 'Weight and repetitions stand ready from last time. Change them, or tap and go on.',
      },
      coach: {
        title: 'Your coach, close by',
        text: 'Write in the chat of your program. Plans change while you watch.',
      },
      without: 'No phone at hand? Everything works in the browser too.',
      browser: 'Go to the shop',
    },
    lost: {
      search: 'Search for it',
      elsewhere: 'Or go on from here',
    },
  },
} as const
export default en
