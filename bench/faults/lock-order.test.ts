import { faultTest } from './fault-test'
import { run } from './lock-order'

faultTest(
  'F3 avoids deadlocks between carts with the same products; the checker catches locks in cart order',
  run,
)
faultTest('F3 avoids deadlocks between carts when two processes check them out', run, { nodes: 2 })
