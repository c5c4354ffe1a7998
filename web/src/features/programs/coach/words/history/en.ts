const en = {
  open: 'Version History',
  title: 'Version history',
  empty: 'Nothing has been changed yet.',
  failed: 'The history couldn’t be loaded',
  loading: 'Loading the history',
  version: 'Version {n}',
  by: 'by {name}',
  system: 'by the program template',
  turn: 'because the next block began',
  from: 'Before',
  to: 'After',
  nothing: 'Nothing',
  more: 'Show Older Versions',
  restore: 'Restore the Plan Before This',
  restoreNow: 'Restore',
  restoreTitle: 'Restore version {n}?',
  restoreText:
    'The plan becomes what it was in version {n}, and later changes are taken back. They stay in the history, so you can restore them too.',
  restored: 'The plan is what it was in version {n}.',
} as const
export default en
