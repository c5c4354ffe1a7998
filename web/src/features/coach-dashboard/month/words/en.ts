const en = {
  month: {
    title: 'A month’s work',
    text: 'Athletes you led, plans you published for the first time, and half of your replies came within this time.',
    ofAll:
      'Athletes led, plans published for the first time, and the time within which half of the replies came.',
    choose: 'Month',
    loading: 'Loading the month',
    failed: 'The month couldn’t be loaded',
    none: 'There are no coaches yet',
    noneText: 'As soon as there is a coach, their month appears here.',
    coach: 'Coach',
    athletes: 'Athletes',
    plans: 'Plans written',
    replies: 'Replies',
    median: 'Median time to a reply',
    minutes: { one: '{count} minute', other: '{count} minutes' },
    hours: { one: '{count} hour', other: '{count} hours' },
    days: { one: '{count} day', other: '{count} days' },
    noReplies: 'No replies',
  },
} as const
export default en
