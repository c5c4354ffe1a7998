const en = {
  console: {
    name: 'Console',
    title: '{page} · Console',
    sections: {
      applications: 'Coach applications',
      programs: 'Programs',
      bloodTests: 'Blood tests',
      orders: 'Orders',
    },
    roles: {
      owner: 'Owner',
      shop: 'Shop staff',
      coaches: 'Coach staff',
      support: 'Support',
    },
    navigation: 'Console',
    signedInAs: 'Signed in as {name}',
    logout: 'Logout',
    toShop: 'Go to the shop',
    loading: 'Loading the console',
    none: {
      title: 'Nothing here for you yet',
      text: 'Your role opens no section of the console. Ask the owner if you expected one.',
    },
    notFound: {
      title: 'Page not found',
      text: 'There is nothing at this address of the console.',
      back: 'Back to the start of the console',
    },
    login: {
      documentTitle: 'Console sign-in',
      title: 'Console',
      intro: 'For the owner and the staff. Customers and coaches sign in elsewhere.',
      ended: 'Your session has ended. Sign in again to go on where you were.',
      submit: 'Sign In',
      submitting: 'Signing in…',
      waits: 'First confirm above that you are a person.',
      refused: 'Login failed or user is not an administrator',
      error: 'Login error',
      forgot: 'Forgot password?',
      elsewhere: 'Not one of the staff?',
      customers: 'Customer sign-in',
    },
  },
} as const
export default en
