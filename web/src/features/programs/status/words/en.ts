const en = {
  programStatus: {
    pending: 'Pending',
    answering: 'Answering',
    creating: 'Creating',
    active: 'Active',
    paused: 'Paused',
    completed: 'Completed',
    deactivated: 'Deactivated',
  },
} as const
export default en
