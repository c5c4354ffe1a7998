import { run } from './database-outage'
import { faultTest } from './fault-test'

faultTest(
  'F5 a database that is killed, restarted or away costs no acknowledged order and no hanging request, and answers before the commit are caught',
  run,
)
