const en = {
  code: {
    title: 'Enter your one-time code',
    text: 'Find it in your authenticator app. It changes every {seconds} seconds.',
    label: 'One-Time Code',
    recoveryTitle: 'Enter a recovery code',
    recoveryText: 'One of the codes you saved when you turned one-time codes on. Each works once.',
    recoveryLabel: 'Recovery Code',
    useRecovery: 'Use a Recovery Code',
    useApp: 'Use the App’s Code',
    submit: 'Sign In',
    submitting: 'Signing in…',
    back: 'Back',
    lost: 'Lost both? Ask the owner of the shop to turn off your one-time codes.',
  },
} as const
export default en
