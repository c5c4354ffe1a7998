import { feature } from '../../feature'
import { trainingPersonal } from './personal'

export const training = feature({
  owns: ['log_entries'],
  personal: trainingPersonal,
})
