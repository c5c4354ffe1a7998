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
    value: { kg: '{n} kg', percent: '{n}%', cm: '{n} cm', bpm: '{n} beats a minute' },
    chart: '{kind} over time: {values} values, from {first} to {last}.',
    target: 'Target {value}',
  },
} as const
export default en
