// `npm run dev`: the server restarts when its sources change, the web is served by Vite, which passes calls on to it.
import './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { passSignals, start } from './lib/run.mjs'

await ensureInstalled()
const esbuild = await import('esbuild')
const { beside, server: serverBuild } = await import('../server/build.mjs')

passSignals()
const web = start(process.execPath, ['node_modules/vite/bin/vite.js', 'web'], { stdio: 'inherit' })

let server
async function restart() {
  const old = server
  if (old) {
    old.child.kill('SIGTERM')
    await old.done
  }
  if (web.asked()) return
  server = start(process.execPath, ['server/dist/main.js'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
}

/** Builds may follow each other faster than the server stops; restarts wait for one another. */
let turn = Promise.resolve()
const restartAfterBuild = {
  name: 'restart',
  setup(build) {
    build.onEnd(({ errors }) => {
      if (errors.length === 0) turn = turn.then(restart)
    })
  },
}

const contexts = await Promise.all([
  esbuild.context(beside),
  esbuild.context({ ...serverBuild, plugins: [restartAfterBuild] }),
])
for (const context of contexts) await context.watch()
await web.done
await turn
await server?.done
for (const context of contexts) await context.dispose()
