import { faultTest } from './fault-test'
import { run } from './kill-app'

faultTest(
  'F4 loses and duplicates no order when the application is killed; the checker catches stock committed separately',
  run,
)
