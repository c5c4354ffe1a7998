import { run } from './clock-jumps'
import { faultTest } from './fault-test'

faultTest(
  'F14 expires data by the clock of the database; the checker catches expiry by the clock of the application',
  run,
)
