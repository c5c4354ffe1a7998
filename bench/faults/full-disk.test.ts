import { faultTest } from './fault-test'
import { run } from './full-disk'

faultTest(
  'F12 loses no order and leaves no partial upload on a full disk; the checker catches rows written before files',
  run,
)
