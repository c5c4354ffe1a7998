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
      install: {
        title: 'Put Tavan on your home screen',
        text: 'Tavan runs in your browser, and can be installed from it: it then opens in a window of its own, and your plan is there without a network.',
        action: 'Install Tavan',
        done: 'Tavan is installed on this device.',
        failed: 'Your browser didn’t install it. You can still do it from the browser’s menu.',
        menu: 'On Android and computers: open the browser’s menu and choose to install Tavan or add it to the home screen.',
        ios: 'On iPhone and iPad, in Safari:',
        iosSteps: {
          send: 'Open Today with a connection and wait until no set is left to be sent. What is still waiting here doesn’t move to the installed app.',
          add: 'Tap Share, then Add to Home Screen.',
          signIn: 'Open Tavan from the home screen and sign in again: it keeps its own sign-in.',
        },
        openToday: 'Open Today',
      },
      inside: 'What’s inside',
      today: {
        title: 'Today first',
        text: 'One tap away: today’s session, your meals, your water.',
      },
      log: {
        title: 'Log with one thumb',
        text: 'Last session’s weights and reps are already filled in. Change them, or tap and keep going.',
      },
      coach: {
        title: 'Your coach, close by',
        text: 'Message your coach in the chat. Updates to your plan show up right away.',
      },
      without: 'No phone at hand? Your plan opens in every browser.',
      browser: 'Go to the Shop',
    },
    lost: {
      search: 'Search for it',
      elsewhere: 'Or continue from here',
    },
  },
} as const
export default en
