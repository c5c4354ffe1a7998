const en = {
  planFit: {
    title: 'Works with your plan',
    kinds: {
      equipment: 'You need it for {names}',
      meal: 'Your meals include it: {names}',
      supplement: 'One of your supplements: {names}',
    },
  },
} as const
export default en
