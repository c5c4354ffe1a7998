const en = {
  dateField: {
    open: 'Calendar for {name}',
    today: 'Today',
    clear: 'Clear',
    partial: 'Enter day, month and year, or clear the date',
  },
} as const
export default en
