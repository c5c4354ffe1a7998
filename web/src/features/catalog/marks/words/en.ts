const en = {
  marks: {
    contains: 'Contains {list}',
    mayContain: 'May contain {list}',
    named: {
      contains: 'Contains {list}, which you named as an allergy',
      mayContain: 'May contain {list}, which you named as an allergy',
    },
  },
} as const
export default en
