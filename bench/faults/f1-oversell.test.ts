import { run } from './f1-oversell'
import { faultTest } from './fault-test'

faultTest('F1 nobody is sold what is not there, and selling without a guard is caught', run)
