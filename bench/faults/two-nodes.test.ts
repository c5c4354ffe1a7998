import { faultTest } from './fault-test'
import { run } from './two-nodes'

faultTest(
  'F10 loses nothing and tells every page while one of two processes dies; the checker catches a node without news',
  run,
)
