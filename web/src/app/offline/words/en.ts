const en = {
  connection: {
    lost: 'You’re offline. This page may be out of date.',
    saved: 'You’re offline. You’re viewing a copy saved {when}.',
    back: 'You’re back online.',
  },
} as const
export default en
