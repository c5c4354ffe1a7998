// `npm run kit`: takes pictures of every component of web/src/ui in every state, in three languages, two themes and two
// densities, into .cache/kit-sheets, and checks heights, contrast and accessibility. `npm run kit -- -g tables` limits
// it.
import './lib/node-version.mjs'
import { join } from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { passSignals, root, Stop, start } from './lib/run.mjs'

passSignals()
try {
  await ensureInstalled()
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  const { done } = start(process.execPath, [playwright, 'test', '/kit.spec.ts', ...process.argv.slice(2)], {
    cwd: join(root, 'e2e'),
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: await ensureChromium(),
      TAVAN_FULL: '1',
      TAVAN_KIT_ALONE: '1',
    },
  })
  process.exitCode = await done
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  process.exitCode = 1
}
