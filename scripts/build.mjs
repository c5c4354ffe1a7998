// `npm run build`: builds what is out of date, for a machine that starts the server by itself.
import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'

await ensureBuilt()
