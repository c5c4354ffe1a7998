const en = {
  measured: {
    kinds: {
      weight: 'Body weight',
      bodyFat: 'Body fat',
      chest: 'Chest',
      waist: 'Waist',
      hips: 'Hips',
      arm: 'Upper arm',
      thigh: 'Thigh',
      restingHeartRate: 'Resting heart rate',
    },
    value: { kg: '{n} kg', percent: '{n}%', cm: '{n} cm', bpm: '{n} beats per minute' },
    chart: {
      one: '{kind} over time: {count} value, {last}.',
      other: '{kind} over time: {count} values, from {first} to {last}.',
    },
    walk: '{kind} over time, value by value',
    point: '{day}: {value}',
    direction: 'Time runs from left to right.',
    target: 'Target {value}',
  },
} as const
export default en
