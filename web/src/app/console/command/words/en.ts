const en = {
  command: {
    title: 'Search or go to',
    placeholder: 'Section, order, person or product',
    clear: 'Clear Search',
    sections: 'Go to',
    orders: 'Orders',
    people: 'People',
    products: 'Products',
    found: { zero: 'Nothing found', one: '{count} result', other: '{count} results' },
    none: 'Nothing found for this search.',
    failed: 'The search didn’t work. Please try again.',
    results: 'Results',
    keys: {
      title: 'Keys',
      menu: 'Search or go to',
      next: 'Next row of the list',
      previous: 'Previous row of the list',
      open: 'Open the row',
      approve: 'Approve',
      reject: 'Reject',
      nextOne: 'Next one waiting',
      help: 'Show the keys',
      close: 'Close',
    },
  },
} as const
export default en
