import { faultTest } from './fault-test'
import { run } from './mail-outbox'

faultTest(
  'F8 mails each order once through kills, an outage and a poison mail; the checker catches a shop without an outbox',
  run,
)
