const en = {
  connection: {
    lost: 'No connection. What you see may be out of date.',
    saved: 'No connection. What you see was saved {when}.',
    back: 'You’re connected again.',
  },
} as const
export default en
