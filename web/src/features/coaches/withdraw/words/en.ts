const en = {
  withdraw: {
    documentTitle: 'Withdraw application',
    title: 'Withdraw your application',
    intro: 'Press the button to erase your details and documents. You can apply again at any time.',
    submit: 'Withdraw My Application',
    submitting: 'Withdrawing your application…',
    leave: 'Changed your mind? Close this page; we’ll keep your application.',
    done: 'Your application is withdrawn',
    doneText: 'We’ve erased your details and your documents. Thank you for your interest.',
    again: 'Become a Coach',
    home: 'Back to Home',
    deadText: 'If you’ve applied again since then, request a new link.',
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
