import { MINUTE } from 'contract/units'
import { faultTest } from './fault-test'
import { MINUTES, run } from './soak'

faultTest(
  'F16 a business goes on while something fails every minute: what is tried again succeeds, and all adds up',
  run,
  { seeds: [1], timeout: (MINUTES + 5) * MINUTE },
)
