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
    toShop: 'Go to the Shop',
    loading: 'Loading the console',
    none: {
      title: 'Nothing here for you yet',
      text: 'Your role doesn’t include any section of the console. Ask the owner if that’s a mistake.',
    },
    notFound: {
      title: 'Page not found',
      text: 'There’s nothing at this address in the console.',
      back: 'Back to the Console',
    },
    login: {
      documentTitle: 'Console sign-in',
      title: 'Console',
      intro: 'For the owner and staff. Customers and coaches sign in elsewhere.',
      ended: 'Your session has ended. Sign in again to pick up where you left off.',
      submit: 'Sign In',
      submitting: 'Signing in…',
      waits: 'Please confirm above that you’re human.',
      refused: 'Login failed or user is not an administrator',
      error: 'Login error',
      forgot: 'Forgot password?',
      elsewhere: 'Not a staff member?',
      customers: 'Customer sign-in',
    },
  },
} as const
export default en
