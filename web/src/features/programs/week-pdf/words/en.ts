const en = {
  weekPdf: {
    save: 'Save Week as PDF',
    failed: 'The PDF couldn’t be made. Please try again.',
  },
} as const
export default en
