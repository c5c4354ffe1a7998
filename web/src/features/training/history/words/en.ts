const en = {
  history: {
    title: 'History',
    text: 'Bring your training of other apps with you: as "last time" it stands beside your next sets.',
    choose: 'Choose File',
    hint: 'A CSV file exported by Strong, Hevy or FitNotes, up to {megabytes} MB. You see what it holds before anything is stored.',
    sending: 'Sending the file',
    failed: 'The file couldn’t be read. Please try again.',
    found: {
      one: '{app}: {sets} sets in {count} session,',
      other: '{app}: {sets} sets in {count} sessions,',
    },
    new: 'New: {added}, different from before: {changed}.',
    skipped: {
      one: 'Left out: {count} line without a day or a value (line {lines}).',
      other: 'Left out: {count} lines without a day or a value (lines {lines}).',
    },
    unit: 'Unit of the weights',
    unitHint: 'The file doesn’t say it.',
    unitNone: 'Please choose',
    units: { kg: 'Kilograms', lb: 'Pounds' },
    names: 'Names of the exercises ({count})',
    namesHint: 'Give an exercise the name it has in your plan, and its sets are found there.',
    save: 'Add to My History',
    cancel: 'Cancel',
    stored: 'Your history is here: {sets} sets are new or different.',
    nothingNew: 'Your history has all of this already.',
    export: 'Export My History',
    exportText: 'All your sets as a CSV file, with seconds and meters.',
    exportFailed: 'The file couldn’t be made. Please try again.',
  },
} as const
export default en
