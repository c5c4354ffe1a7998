import { run } from './f8-outbox'
import { faultTest } from './fault-test'

faultTest('F8 each order is told of once through kills, an outage and poison, and no outbox is caught', run)
