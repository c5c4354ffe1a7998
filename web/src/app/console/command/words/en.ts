const en = {
  command: {
    title: 'Search or jump to…',
    placeholder: 'Section, order, person or product',
    clear: 'Clear Search',
    sections: 'Go to',
    orders: 'Orders',
    people: 'People',
    products: 'Products',
    found: { zero: 'No results', one: '{count} result', other: '{count} results' },
    none: 'No results for this search.',
    failed: 'The search didn’t work. Please try again.',
    results: 'Results',
    keys: {
      title: 'Keyboard shortcuts',
      menu: 'Search or jump to…',
      next: 'Next row of the list',
      previous: 'Previous row of the list',
      open: 'Open the row',
      approve: 'Approve',
      reject: 'Reject',
      nextOne: 'Next in queue',
      help: 'Show Keyboard Shortcuts',
      close: 'Close',
    },
  },
} as const
export default en
