import { faultTest } from './fault-test'
import { run } from './shared-work'

faultTest(
  'F10 runs each job once and numbers invoices without gaps on two processes; the checker catches takers without a lock',
  run,
  { nodes: 2 },
)
