import { faultTest } from './fault-test'
import { run } from './slow-database'

faultTest(
  'F15 responds in time when the database is slow or stuck; the checker catches a program without timeouts',
  run,
)
