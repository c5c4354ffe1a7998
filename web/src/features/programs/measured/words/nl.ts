import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  measured: {
    kinds: {
      weight: 'Lichaamsgewicht',
      bodyFat: 'Vetpercentage',
      chest: 'Borst',
      waist: 'Taille',
      hips: 'Heupen',
      arm: 'Bovenarm',
      thigh: 'Bovenbeen',
      restingHeartRate: 'Rusthartslag',
    },
    value: { kg: '{n} kg', percent: '{n}%', cm: '{n} cm', bpm: '{n} slagen per minuut' },
    chart: {
      one: '{kind} in de tijd: {count} waarde, {last}.',
      other: '{kind} in de tijd: {count} waarden, van {first} tot {last}.',
    },
    walk: '{kind} in de tijd, waarde voor waarde',
    point: '{day}: {value}',
    direction: 'De tijd loopt van links naar rechts.',
    target: 'Streefwaarde {value}',
  },
}
export default nl
