import { faultTest } from './fault-test'
import { run } from './oversell'

faultTest('F1 nobody is sold what is not there, and selling without a guard is caught', run)
