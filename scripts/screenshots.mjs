// On a fresh demo business in the system's browser: `npm run screenshots` takes the pictures of the README anew,
// `npm run bench:screens` measures the coach’s editor with twelve large weeks, and chats that are long or many.
import './lib/node-version.mjs'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { passSignals, root, Stop, start } from './lib/run.mjs'

passSignals()
try {
  await ensureInstalled()
  await ensureBuilt()
  const { done } = start(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'test'], {
    cwd: join(root, 'e2e'),
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: await ensureChromium(),
      TAVAN_SCRIPT: process.argv[2] ?? 'screenshots',
    },
  })
  process.exitCode = await done
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  process.exitCode = 1
}
