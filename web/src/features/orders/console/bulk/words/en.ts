const en = {
  bulkMoves: {
    button: {
      confirmed: 'Confirm ({count})',
      processing: 'Start Packing ({count})',
      shipped: 'Mark as Shipped ({count})',
      delivered: 'Mark as Delivered ({count})',
    },
    none: 'None of the selected orders can go further here.',
    title: {
      confirmed: { one: 'Confirm {count} order?', other: 'Confirm {count} orders?' },
      processing: { one: 'Start packing {count} order?', other: 'Start packing {count} orders?' },
      shipped: { one: 'Mark {count} order as shipped', other: 'Mark {count} orders as shipped' },
      delivered: { one: 'Mark {count} order as delivered', other: 'Mark {count} orders as delivered' },
    },
    text: {
      confirmed: 'The sales are final from then on, and the customers can download their invoices.',
      processing: 'From then on the customers can no longer cancel. Each of them gets an email.',
      shipped:
        'Each customer gets an email that the parcel is on its way. Tracking numbers can be added on each order.',
      delivered: 'Cash on delivery counts as received. Each customer gets an email.',
    },
    forGood: 'This can’t be undone.',
    stay: {
      one: '{count} of the selected orders can’t be updated now and will stay as it is.',
      other: '{count} of the selected orders can’t be updated now and will stay as they are.',
    },
    done: { one: '{count} order: {status}.', other: '{count} orders: {status}.' },
    refused: {
      one: '{count} order was not changed; it stays selected.',
      other: '{count} orders were not changed; they stay selected.',
    },
    elsewhere: 'Someone else changed it. It is now: {status}.',
    unsure: 'We don’t know whether this arrived. Try again: orders already updated won’t be updated again.',
    failed: 'That didn’t work. Please try again: orders already updated won’t be updated again.',
    close: 'Close',
  },
} as const
export default en
