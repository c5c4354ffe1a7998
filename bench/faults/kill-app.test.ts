import { faultTest } from './fault-test'
import { run } from './kill-app'

faultTest('F4 a killed application loses and doubles nothing, and stock committed apart is caught', run)
