import { faultTest } from './fault-test'
import { run } from './lock-order'

faultTest('F3 carts with the same products do not deadlock, and locks in cart order are caught', run)
