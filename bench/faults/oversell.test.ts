import { faultTest } from './fault-test'
import { run } from './oversell'

faultTest('F1 never sells more than the stock; the checker catches a sale without a guard', run)
faultTest('F1 never sells more than the stock when buyers call two processes', run, { nodes: 2 })
