import { run } from './double-order'
import { faultTest } from './fault-test'

faultTest('F2 turns one cart into one order; the checker catches check-then-insert', run)
faultTest('F2 turns one cart into one order when its checkouts reach two processes', run, { nodes: 2 })
