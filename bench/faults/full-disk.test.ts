import { faultTest } from './fault-test'
import { run } from './full-disk'

faultTest('F12 a full disk costs no order and leaves no half upload, and rows before files are caught', run)
