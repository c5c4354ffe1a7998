import { MINUTE } from 'contract/units'
import { faultTest } from './fault-test'
import { MINUTES, run } from './soak'

faultTest('F16 completes every retried operation with a fault every minute, and all accounts add up', run, {
  seeds: [1],
  timeout: (MINUTES + 5) * MINUTE,
})
