const en = {
  targets: {
    title: 'Measured targets',
    text: 'Your user sees them beside their measurements.',
    loading: 'Loading the targets',
    failed: 'The targets couldn’t be loaded',
    none: 'No targets yet.',
    kind: 'Measurement',
    value: {
      kg: 'Target in kg',
      percent: 'Target in %',
      cm: 'Target in cm',
      bpm: 'Target in beats per minute',
    },
    by: 'By (optional)',
    add: 'Add Target',
    save: 'Save Target',
    remove: 'Delete target {target}',
    removed: 'Target deleted.',
    notSaved: 'The targets were not saved. Please try again.',
    saving: 'Saving…',
  },
} as const
export default en
