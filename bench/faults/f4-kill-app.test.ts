import { run } from './f4-kill-app'
import { faultTest } from './fault-test'

faultTest('F4 a killed application loses and doubles nothing, and stock committed apart is caught', run)
