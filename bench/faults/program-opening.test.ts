import { faultTest } from './fault-test'
import { run } from './program-opening'

faultTest('F4 killed between the payment and the program: each line opens one program, once', run)
