import { faultTest } from './fault-test'
import { run } from './rolling-restart'

faultTest(
  'F10 fails no call and misses no file while a newer build replaces two processes; the checker catches both',
  run,
)
