const en = {
  consoleStaff: {
    title: 'Staff',
    intro: 'Who works in the console, and with which role.',
    invite: 'Invite Someone',
    columns: { person: 'Person', role: 'Role', lastSignIn: 'Last sign-in' },
    never: 'Not yet',
    actions: 'Actions',
    you: 'You',
    loading: 'Loading the staff',
    failed: 'The staff couldn’t be loaded',
    none: 'No staff yet',
    noneText: 'Invite someone by email.',
    changing: {
      button: 'Change',
      buttonNamed: 'Change {name}’s role',
      title: '{name}’s role',
      text: 'They’ll be signed out and will sign in with the new role.',
      remove: 'No longer staff',
      removeText: 'Without a role it becomes an ordinary customer account.',
      submit: 'Save Role',
      busy: 'Saving…',
      done: '{name}’s role saved.',
      failed: 'That didn’t work; nothing has changed. Please try again.',
    },
  },
} as const
export default en
