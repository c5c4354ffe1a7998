const en = {
  table: {
    chooseAll: 'Select all rows',
    choose: 'Select {name}',
    chooseNone: 'Clear Selection',
    bulk: 'Bulk actions',
    chosen: { one: '{count} selected', other: '{count} selected' },
    sortedUp: 'Sorted by {column}, ascending',
    sortedDown: 'Sorted by {column}, descending',
  },
} as const
export default en
