const en = {
  notifications: {
    title: 'Notifications',
    text: 'How we tell you about news. Notices on a lock screen never say what it is about.',
    loading: 'Loading your notifications',
    failed: 'Your notifications couldn’t be loaded',
    kinds: {
      session: 'Session of today',
      message: 'New messages',
      blood_test: 'Blood tests',
      plan: 'Programs',
    },
    ways: { push: 'Notice', mail: 'Email', both: 'Notice and email', none: 'Nothing' },
    saved: 'Saved.',
    notSaved: 'This couldn’t be saved. Please try again.',
    quiet: 'Quiet hours',
    quietHint: 'Notices wait until the quiet hours end. Emails don’t.',
    from: 'From',
    until: 'Until',
    device: {
      title: 'This device',
      on: 'Turn On Notices',
      off: 'Turn Off Notices',
      isOn: 'Notices are on for this device.',
      isOff: 'Notices are off for this device. Without any device we send an email instead.',
      last: 'Last notice',
      unsupported: 'This browser can’t show notices.',
      ios: 'On an iPhone or iPad, first add this site to the Home Screen from the Share menu, then open it there.',
      denied: 'This browser blocks notices from us. Allow them in its settings for this site.',
      failed: 'Notices couldn’t be turned on. Please try again.',
    },
  },
} as const
export default en
