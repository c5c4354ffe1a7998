const en = {
  orderDesk: {
    saving: 'Saving…',
    next: 'Next step',
    notes: {
      title: 'Notes',
      label: 'New note',
      hint: 'Only colleagues see it.',
      add: 'Add Note',
      someone: 'A staff member',
      failed: 'That didn’t work; the note wasn’t saved. Please try again.',
    },
    address: {
      button: 'Correct Address',
      title: 'Correct the address',
      text: 'The country stays: tax and shipping follow from it.',
      textInvoice: 'Only the delivery changes: the invoice has been issued and stays. The country stays too.',
      submit: 'Save Address',
      done: 'Address corrected.',
      failed: 'That didn’t work; the address hasn’t changed. Please try again.',
    },
    entered: 'Entered by staff for the customer.',
    person: 'See Customer',
    customers: 'Customers',
    tracking: {
      button: 'Tracking Numbers ({count})',
      numberOf: 'Tracking number of {order}',
      title: 'Tracking numbers',
      text: 'Each customer gets an email with a new number.',
      shipText:
        'Each customer gets an email that the parcel is on its way. Numbers are optional. This can’t be undone.',
      paste: 'You can paste a column, or order numbers with their tracking numbers.',
      unplaced: {
        one: '{count} pasted line matches none of these orders.',
        other: '{count} pasted lines match none of these orders.',
      },
      submit: 'Save Numbers',
      done: { one: '{count} tracking number saved.', other: '{count} tracking numbers saved.' },
    },
  },
} as const
export default en
