// `npm start`: installs missing packages, builds outdated parts, runs the server and stops it gracefully.
import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { passSignals, Stop, start, stopAll } from './lib/run.mjs'

passSignals()

// npm's shell may die without passing the signal on; then nobody is left who could stop us. (Started by hand, a
// parent that goes is nothing unusual.)
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stopAll('SIGTERM'), 1000).unref()
}

try {
  await ensureInstalled()
  await ensureBuilt()
  // The channel tells the server when we are gone, kill -9 included (server/src/kernel/parent.ts).
  const { done } = start(process.execPath, ['server/dist/main.js'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  process.exitCode = await done
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  process.exitCode = 1
}
