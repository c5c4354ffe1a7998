const en = {
  linked: {
    documentTitle: 'Your order',
    loading: 'Loading your order',
    failed: 'Your order couldn’t be loaded',
    dead: 'This link no longer works',
    deadText:
      'Links in our emails show an order for {days} days. Sign in to see all your orders at any time.',
    signIn: 'Go to My Orders',
    contact: 'Contact Us',
    place: 'Delivery to',
    private: 'This link shows what you ordered and where it is, but not your name, street or phone number.',
    manage: 'Sign in to pay, cancel, return something or download the invoice.',
    open: 'Open in My Account',
  },
} as const
export default en
