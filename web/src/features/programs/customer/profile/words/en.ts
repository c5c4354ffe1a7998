const en = {
  athlete: {
    title: 'For your coach',
    text: 'Your coach sees this next to your name. Everything is optional.',
    loading: 'Loading what your coach sees',
    failed: 'What your coach sees couldn’t be loaded',
    photo: 'Your photo',
    choose: 'Choose a Photo',
    change: 'Change Photo',
    remove: 'Remove Photo',
    photoHint: 'JPG or PNG. We save a clean copy with nothing but the picture.',
    sending: 'Sending…',
    photoSaved: 'Your photo is saved.',
    photoRemoved: 'Your photo is removed.',
    birthDate: 'Date of Birth',
    height: 'Height (cm)',
    weight: 'Starting Weight (kg)',
    save: 'Save for Your Coach',
    saving: 'Saving…',
    saved: 'Saved. Your coach can see the change.',
    notDone: 'That was not saved. Please try again.',
  },
} as const
export default en
