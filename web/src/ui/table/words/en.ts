const en = {
  table: {
    chooseAll: 'Choose all rows',
    choose: 'Choose {name}',
    chooseNone: 'Choose None',
    bulk: 'With the chosen rows',
    chosen: { one: '{count} chosen', other: '{count} chosen' },
    sortedUp: 'Sorted by {column}, ascending',
    sortedDown: 'Sorted by {column}, descending',
  },
} as const
export default en
