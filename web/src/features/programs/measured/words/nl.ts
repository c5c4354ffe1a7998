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
    chart: '{kind} in de tijd: {values} waarden, van {first} tot {last}.',
    target: 'Streefwaarde {value}',
  },
}
export default nl
