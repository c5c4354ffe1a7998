import { faultTest } from './fault-test'
import { run } from './slow-database'

faultTest('F15 a slow or stuck database keeps nobody waiting, and a program without time-outs is caught', run)
