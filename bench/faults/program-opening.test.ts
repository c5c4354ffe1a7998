import { faultTest } from './fault-test'
import { run } from './program-opening'

faultTest('F4 opens one program per line when the application is killed between payment and program', run)
