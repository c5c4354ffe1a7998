const en = {
  replies: {
    title: 'Saved Replies',
    new: 'New saved reply',
    change: 'Change saved reply',
    add: 'New Reply',
    edit: 'Change {name}',
    remove: 'Delete {name}',
    removed: 'Saved reply deleted.',
    none: 'No saved replies yet. Save the texts that you write again and again.',
    loading: 'Loading your saved replies',
    failed: 'Your saved replies couldn’t be loaded',
    titleOf: 'Title',
    content: 'Text',
    placeholders: '{firstName} becomes the athlete’s first name, {programName} the name of the program.',
    save: 'Save',
    saving: 'Saving…',
    notSaved: 'The reply was not saved. Please try again.',
  },
} as const
export default en
