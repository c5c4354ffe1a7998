// `npm run create-admin -- …`, `npm run sql -- …`: a command beside the server, on the database of the same settings as
// `npm start`.
import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { passSignals, root, Stop, start } from './lib/run.mjs'

passSignals()
// The standard output is the command's own: what is installed and built before it is told beside it.
console.log = console.error
try {
  await ensureInstalled()
  await ensureBuilt()
  const program = [`${root}server/dist/commands/main.js`, ...process.argv.slice(2)]
  process.exitCode = await start(process.execPath, ['--enable-source-maps', ...program], { stdio: 'inherit' })
    .done
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  process.exitCode = 1
}
