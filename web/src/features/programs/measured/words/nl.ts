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
      one: 'Verloop van {kind}: {count} waarde, {last}.',
      other: 'Verloop van {kind}: {count} waarden, van {first} tot {last}.',
    },
    walk: 'Verloop van {kind}, waarde voor waarde',
    point: '{day}: {value}',
    direction: 'De tijd loopt van links naar rechts.',
    target: 'Streefwaarde {value}',
  },
}
export default nl
