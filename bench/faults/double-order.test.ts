import { run } from './double-order'
import { faultTest } from './fault-test'

faultTest('F2 one cart becomes one order, and check-then-insert is caught', run)
