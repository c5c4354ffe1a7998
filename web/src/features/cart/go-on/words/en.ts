const en = {
  goOn: {
    button: 'Go On',
    withCoach: 'Go On with {coach}',
    failed: 'That didn’t work. Please try again.',
  },
} as const
export default en
