import { MINUTE } from 'contract/units'
import { run } from './backup'
import { faultTest } from './fault-test'

faultTest(
  'F18 a backup of a large shop under load comes back row for row, and a killed one does not look whole',
  run,
  { seeds: [1], timeout: 30 * MINUTE },
)
