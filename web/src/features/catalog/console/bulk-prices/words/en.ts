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
    ending: 'Rounding',
    endings: {
      any: 'Don’t round',
      nine: 'To a price ending in 9 ({from} → {to})',
      ninetyNine: 'To a price ending in .99 ({from} → {to})',
    },
    preview: 'Old and new prices',
    product: 'Product',
    now: 'Now',
    next: 'New',
    share: 'Change',
    notes: {
      none: 'This gives no price above zero. The price stays as it is.',
      same: 'Nothing changes.',
      sale: 'The sale price {sale} isn’t below {price}. The price stays as it is until the sale price is changed.',
      struck: 'On sale. The crossed-out price would become {price}, which was not charged before this sale.',
      changed: 'Someone changed this product. These are its current values.',
    },
    submitNone: 'Change Prices',
    problems: {
      text: 'Type a number, such as 10',
      percent: 'Enter a percentage above 0',
      amount: 'Enter an amount above 0',
    },
    large: {
      title: 'Change prices by more than {share}%?',
      text: {
        one: '{count} price changes by {most}.',
        other: '{count} prices change by more than half, the most by {most}.',
      },
      confirm: 'Change Prices',
      keep: 'Keep Editing',
    },
    submit: { one: 'Change {count} Price', other: 'Change {count} Prices' },
    changed:
      'Nothing has changed yet: someone else changed a product meanwhile. Check the prices and try again.',
    done: { one: 'Changed {count} price.', other: 'Changed {count} prices.' },
    undoFailed: 'That couldn’t be undone. Please check the products.',
  },
} as const
export default en
