const en = {
  inPlace: {
    edit: 'Edit {name}',
    add: 'Add to {name}',
    addShort: 'Add',
    item: '{name}, item {n}',
    deleteItem: 'Delete {item}',
    saving: 'Saving...',
    isNew: 'New, not saved yet',
    commas: 'Separate the entries with commas',
    moveUp: 'Move {item} up',
    moveDown: 'Move {item} down',
    moved: '{item} is now number {n} of {total}',
    undo: 'Undo',
    restored: 'It’s back.',
    unsaved: {
      title: 'Unsaved changes',
      text: 'What you typed has not been saved yet. If you leave now, it is lost.',
      leave: 'Discard Changes',
      stay: 'Keep Editing',
    },
  },
} as const
export default en
