const en = {
  suggestions: {
    title: 'From the library',
    found: {
      zero: 'The library has no exercise of that name',
      one: 'The library has {count} exercise; press the down arrow for it',
      other: 'The library has {count} exercises; press the down arrow for them',
    },
  },
} as const
export default en
