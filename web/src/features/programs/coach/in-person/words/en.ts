const en = {
  inPerson: {
    set: 'Set {n}',
    reps: 'reps',
    load: 'Load (kg)',
    repsOf: '{exercise}, set {n}: reps',
    loadOf: '{exercise}, set {n}: load in kilograms',
    measures: { seconds: 'Seconds', minutes: 'Minutes', meters: 'Meters' },
    measureOf: '{exercise}, set {n}: {measure}',
    notInPlan: 'Not in the plan',
    title: 'Enter a session',
    text: 'For an athlete who trains beside you. It is marked as entered by you; empty rows aren’t saved.',
    day: 'Day',
    dayWrong: 'Please choose a day of this program that is not in the future',
    nothingPlanned: 'Nothing is planned for this day. Saving marks it as trained.',
    save: 'Save Session',
    saving: 'Saving…',
    entered: 'The session was entered.',
    remove: 'Delete Entries',
    removed: 'Your entries for this day were deleted.',
    failed: 'The session was not entered. Please try again.',
  },
} as const
export default en
