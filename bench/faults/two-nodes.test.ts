import { describe } from 'vitest'
import { findNginx } from '../../server/test/nginx'
import { faultTest } from './fault-test'
import { run } from './two-nodes'

const TITLE = 'F10 loses nothing and tells every page while one of two processes dies'
const nginx = findNginx()

faultTest(`${TITLE}; the checker catches a node without news`, run)

describe.skipIf(process.env.TAVAN_FAULTS !== 'full' || nginx === undefined)('behind nginx', () => {
  faultTest(`${TITLE} behind nginx`, (options) => run({ ...options, ...(nginx && { nginx }) }), {
    seeds: [1],
  })
})
