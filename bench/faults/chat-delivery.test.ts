import { run } from './chat-delivery'
import { faultTest } from './fault-test'

faultTest(
  'F9 delivers messages once and in order through cuts; the checker catches a client that only appends',
  run,
)
