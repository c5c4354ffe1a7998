import { configure } from '@testing-library/react'
import { vi } from 'vitest'

// Every wait for a state ends with it; the defaults of one second fail on a busy machine.
const PATIENCE = 20_000
configure({ asyncUtilTimeout: PATIENCE })
const { waitFor } = vi
vi.waitFor = (state, options = {}) =>
  waitFor(state, typeof options === 'number' ? options : { timeout: PATIENCE, ...options })
