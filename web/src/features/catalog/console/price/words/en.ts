const en = {
  prices: {
    sale: {
      now: 'On sale',
      nowUntil: 'On sale until',
      planned: 'On sale from',
      over: 'Sale ended on',
    },
    unasked:
      'Nobody was asked {price} in the {days} days before this sale. The shop shows the lowest price of that time: {lowest}.',
    noEarlier:
      'Nobody was asked {price} before this sale: this product has no earlier price. The shop can’t show one next to the sale.',
    history: {
      title: 'Price History',
      none: 'No prices from the last year.',
      since: 'Since',
      price: 'Price',
      sale: 'Sale price',
      noSale: 'none',
      from: 'from',
      until: 'until',
    },
  },
} as const
export default en
