// `npm run create-admin -- …`, `npm run sql -- …`: a command beside the server, on the database of the same settings as
// `npm start`.
import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { passSignals, root, Stop, start } from './lib/run.mjs'

passSignals()
// Any end of this process before the command returns 0 is a failure; 1 of the doctor would mean warnings.
process.exitCode = process.argv[2] === 'doctor' ? 2 : 1
// stdout belongs to the command; messages about installing and building go to stderr.
console.log = console.error
try {
  await ensureInstalled()
  await ensureBuilt()
  const program = [`${root}server/dist/commands/main.js`, ...process.argv.slice(2)]
  process.exitCode = await start(process.execPath, ['--enable-source-maps', ...program], { stdio: 'inherit' })
    .done
} catch (error) {
  console.error(error instanceof Stop ? error.message : error)
}
