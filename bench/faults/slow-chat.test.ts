import { faultTest } from './fault-test'
import { run } from './slow-chat'

faultTest(
  'F13 disconnects a chat page that never reads and lets it catch up; the checker catches a server that buffers everything',
  run,
)
