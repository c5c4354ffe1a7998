import { faultTest } from './fault-test'
import { run } from './graceful-stop'

faultTest('F11 a stop cuts no request and no upload, and a program that just ends is caught', run)
