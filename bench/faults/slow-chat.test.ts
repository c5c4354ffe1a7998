import { faultTest } from './fault-test'
import { run } from './slow-chat'

faultTest(
  'F13 a page that never reads is ended and catches up, and a server that keeps everything is caught',
  run,
)
