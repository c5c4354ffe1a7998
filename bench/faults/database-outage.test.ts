import { run } from './database-outage'
import { faultTest } from './fault-test'

faultTest(
  'F5 loses no acknowledged order and hangs no request when the database is killed, restarted or unavailable; the checker catches responses before the commit',
  run,
)
