import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  measured: {
    kinds: {
      weight: 'وزن بدن',
      bodyFat: 'چربی بدن',
      chest: 'دور سینه',
      waist: 'دور کمر',
      hips: 'دور باسن',
      arm: 'دور بازو',
      thigh: 'دور ران',
      restingHeartRate: 'ضربان قلب در استراحت',
    },
    value: { kg: '{n} کیلوگرم', percent: '{n}٪', cm: '{n} سانتی‌متر', bpm: '{n} ضربه در دقیقه' },
    chart: { other: '{kind} در گذر زمان: {count} مقدار، از {first} تا {last}.' },
    walk: '{kind} در گذر زمان، مقدار به مقدار',
    point: '{day}: {value}',
    direction: 'زمان از چپ به راست پیش می‌رود.',
    target: 'هدف {value}',
  },
}
export default fa
