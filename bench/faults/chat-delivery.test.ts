import { run } from './chat-delivery'
import { faultTest } from './fault-test'

faultTest(
  'F9 messages arrive once and in order through cuts, and a client that appends what arrives is caught',
  run,
)
