import { run } from './clock-jumps'
import { faultTest } from './fault-test'

faultTest(
  'F14 what expires does so by the time of the database, and expiry by the clock of the application is caught',
  run,
)
