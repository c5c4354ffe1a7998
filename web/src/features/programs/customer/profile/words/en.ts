const en = {
  athlete: {
    title: 'For your coach',
    text: 'Your coach sees this beside your name. Each of it may stay empty.',
    loading: 'Loading what your coach sees',
    failed: 'What your coach sees could not be loaded',
    photo: 'Your photo',
    choose: 'Choose a photo',
    change: 'Change photo',
    remove: 'Remove photo',
    photoHint: 'JPG or PNG. We draw it anew, so nothing but the picture is kept.',
    sending: 'Sending…',
    photoSaved: 'Your photo is saved.',
    photoRemoved: 'Your photo is removed.',
    birthDate: 'Date of birth',
    height: 'Height (cm)',
    weight: 'Weight at the start (kg)',
    save: 'Save for your coach',
    saving: 'Saving…',
    saved: 'Your coach sees the change.',
    notDone: 'That was not saved. Please try again.',
  },
} as const
export default en
