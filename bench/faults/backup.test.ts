import { MINUTE } from 'contract/units'
import { run } from './backup'
import { faultTest } from './fault-test'

faultTest(
  'F18 restores a large shop under load row for row, and a killed backup is not accepted as complete',
  run,
  { seeds: [1], timeout: 30 * MINUTE },
)
