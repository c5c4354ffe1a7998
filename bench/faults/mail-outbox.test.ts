import { faultTest } from './fault-test'
import { run } from './mail-outbox'

faultTest('F8 each order is told of once through kills, an outage and poison, and no outbox is caught', run)
