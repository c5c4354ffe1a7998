import { describe } from 'vitest'
import { run } from './failover'
import { faultTest } from './fault-test'

// `npm test` has promotions in the server's tests already.
describe.skipIf(process.env.TAVAN_FAULTS !== 'full')('with a primary and its standby', () => {
  faultTest(
    'F10 loses nothing when a synchronous standby takes over from the primary; the checker sees what a lagging one lost',
    run,
    { seeds: [1, 2] },
  )
})
