import { faultTest } from './fault-test'
import { run } from './training-log'

faultTest('F17 stores each entry of two devices once; the checker catches a log that appends', run)
