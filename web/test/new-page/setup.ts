/** Setup of the test files that share the window and the modules of a worker. Each file begins with a new page. */
import { focusManager, onlineManager } from '@tanstack/react-query'
import { vi } from 'vitest'
import { areas } from '../../src/api/areas'
import { forgetPage } from './memory'
import { restoreWindow } from './window'

vi.useRealTimers()
vi.unstubAllGlobals()
// Writes to the device that the page before began still end there.
for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
restoreWindow()
localStorage.clear()
sessionStorage.clear()
onlineManager.setOnline(true)
focusManager.setFocused(undefined)
forgetPage()
for (const { session } of Object.values(areas)) session.reload()
