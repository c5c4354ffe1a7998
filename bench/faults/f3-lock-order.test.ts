import { run } from './f3-lock-order'
import { faultTest } from './fault-test'

faultTest('F3 carts with the same products do not deadlock, and locks in cart order are caught', run)
