import { run } from './f12-full-disk'
import { faultTest } from './fault-test'

faultTest('F12 a full disk costs no order and leaves no half upload, and rows before files are caught', run)
