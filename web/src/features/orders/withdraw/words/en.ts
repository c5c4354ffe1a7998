const en = {
  withdrawal: {
    intro: 'Tell us which order you’re withdrawing from. You need neither a reason nor an account.',
    name: 'Your name',
    orderNumber: 'Order number',
    orderNumberHint: 'You’ll find it in the email that confirmed your order.',
    email: 'Email',
    emailHint: 'The address you ordered with. We’ll send the confirmation there.',
    next: 'Continue',
    part: 'Returning only some items?',
    partLink: 'Open the order under My Orders',
    check: {
      title: 'Check and confirm',
      intro: 'You’re withdrawing from the whole order. Nothing has been sent yet.',
    },
    confirm: 'Confirm Withdrawal',
    confirming: 'Sending…',
    failed: 'We couldn’t send your withdrawal. Your details are still here; please try again.',
    done: {
      title: 'We’ve received your withdrawal',
      text: 'We’ll confirm this by email. It doesn’t say yet whether we know the order.',
      received: 'Received',
      next: 'If the order was placed with this email address, we’ll tell you where to send the items, and refund you within {days} days.',
      shop: 'Go to the Shop',
    },
  },
} as const
export default en
