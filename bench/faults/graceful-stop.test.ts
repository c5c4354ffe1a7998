import { faultTest } from './fault-test'
import { run } from './graceful-stop'

faultTest(
  'F11 completes open requests and uploads on a stop; the checker catches a process that just exits',
  run,
)
