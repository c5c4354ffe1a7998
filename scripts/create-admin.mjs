// `npm run create-admin -- --email …`: makes an administrator, on the database of the same settings as `npm start`.
import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { passSignals, root, Stop, start } from './lib/run.mjs'

passSignals()
try {
  await ensureInstalled()
  await ensureBuilt()
  const program = [`${root}server/dist/create-admin.js`, ...process.argv.slice(2)]
  process.exitCode = await start(process.execPath, ['--enable-source-maps', ...program], { stdio: 'inherit' })
    .done
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  process.exitCode = 1
}
