import { faultTest } from './fault-test'
import { run } from './slow-clients'

faultTest(
  'F13 slow clients are ended in time and slow down nobody, and a server without limits is caught',
  run,
)
