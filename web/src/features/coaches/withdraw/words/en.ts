const en = {
  withdraw: {
    documentTitle: 'Withdraw application',
    title: 'Withdraw your application',
    intro: 'Press the button and we erase your details and your documents. You can apply again at any time.',
    submit: 'Withdraw My Application',
    submitting: 'Withdrawing your application…',
    leave: 'Changed your mind? Close this page; your application stays with us.',
    done: 'Your application is withdrawn',
    doneText: 'We’ve erased your details and your documents. Thank you for your interest.',
    again: 'Become a Coach',
    home: 'Back to Home',
    deadText: 'If you applied again since, ask for a new link.',
    newLink: 'Request a New Link',
    failed: 'Failed to withdraw the application',
    askIntro:
      'Enter the address you applied with, and we’ll send you a link that withdraws your application.',
    send: 'Send Link',
    sending: 'Sending the link…',
    notSent: 'Failed to send the link',
    sentTitle: 'Check your inbox',
    sentText:
      'If an application with this address is waiting for our decision, an email arrives within a few minutes. If nothing arrives, check your spam folder.',
    sentTo: 'Sent to',
  },
} as const
export default en
