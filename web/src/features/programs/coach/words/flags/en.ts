const en = {
  planFlags: {
    allergic: 'The questionnaire names these allergies: {list}. Foods that contain them are marked.',
    injured: 'The questionnaire names injuries or pain: {list}. Exercises that load them are marked.',
    contains: 'Contains {list}',
    loads: 'Loads {list}',
    areas: {
      neck: 'neck',
      shoulder: 'shoulder',
      elbow: 'elbow',
      wrist: 'wrist',
      back: 'back',
      hip: 'hip',
      knee: 'knee',
      ankle: 'ankle',
    },
  },
} as const
export default en
