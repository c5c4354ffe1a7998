const en = {
  bulkPrices: {
    button: 'Change Prices ({count})',
    title: { one: 'Change the price of {count} product', other: 'Change the prices of {count} products' },
    way: 'Change',
    ways: {
      set: 'Set to',
      percentUp: 'Raise by percent',
      percentDown: 'Lower by percent',
      amountUp: 'Raise by amount',
      amountDown: 'Lower by amount',
    },
    percent: 'Percent',
    amount: 'Amount (USD)',
    toNine: 'Round to the nearest price that ends in 9',
    preview: 'Old and new prices',
    product: 'Product',
    now: 'Now',
    next: 'New',
    notes: {
      none: 'This gives no price above zero. The price stays as it is.',
      same: 'Nothing changes.',
      sale: 'The sale price {sale} isn’t below {price}. The price stays as it is until the sale price is changed.',
      struck:
        'On sale at {sale}: the shop strikes through {price}, which nobody may have been asked before this sale.',
      changed: 'Someone changed this product. These are its current values.',
    },
    submit: { one: 'Change {count} Price', other: 'Change {count} Prices' },
    changed:
      'Nothing has changed yet: someone else changed a product meanwhile. Check the prices and try again.',
    done: { one: 'Changed {count} price.', other: 'Changed {count} prices.' },
    undoFailed: 'That couldn’t be undone. Please check the products.',
  },
} as const
export default en
