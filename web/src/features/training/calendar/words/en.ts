const en = {
  sessionCalendar: {
    title: 'Calendar',
    text: 'Your planned sessions as whole days in your own calendar. Calendars may take a day to follow a change.',
    loading: 'Loading your calendar',
    failed: 'Your calendar couldn’t be loaded',
    none: 'No calendar is published.',
    since: 'Published on',
    make: 'Publish Calendar',
    again: 'Make a New Address',
    url: 'Address of your calendar',
    once: 'Add this address to your calendar app now: it is shown only once. Anyone who has it can see your sessions.',
    copy: 'Copy',
    copied: 'Copied.',
    remove: 'End Calendar',
    removed: 'The calendar has ended.',
    notDone: 'This didn’t work. Please try again.',
  },
} as const
export default en
