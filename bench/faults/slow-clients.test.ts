import { faultTest } from './fault-test'
import { run } from './slow-clients'

faultTest(
  'F13 disconnects slow clients in time without slowing others; the checker catches a server without limits',
  run,
)
