const en = {
  log: {
    sending: 'Sending your training before you sign out …',
    title: 'Sign out and lose entries?',
    text: {
      one: '{count} entry of your training has not been sent. Signing out deletes it from this device.',
      other:
        '{count} entries of your training have not been sent. Signing out deletes them from this device.',
    },
    stay: 'Stay Signed In',
    again: 'Send Again',
    leave: 'Sign Out and Delete',
  },
} as const

export default en
