const en = {
  athlete: {
    title: 'For your coach',
    text: 'Your coach sees this next to your name. Everything is optional.',
    loading: 'Loading your details',
    failed: 'Your details couldn’t be loaded',
    photo: 'Your photo',
    choose: 'Choose a Photo',
    change: 'Change Photo',
    remove: 'Remove Photo',
    photoHint: 'JPG or PNG. We remove hidden details such as the location.',
    sending: 'Sending…',
    photoSaved: 'Photo saved.',
    photoRemoved: 'Photo removed.',
    birthDate: 'Date of Birth',
    height: 'Height (cm)',
    weight: 'Starting Weight (kg)',
    save: 'Save',
    saving: 'Saving…',
    saved: 'Saved. Your coach can see the change.',
    notDone: 'That was not saved. Please try again.',
  },
} as const
export default en
