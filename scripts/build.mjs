// `npm run build`: builds outdated parts, for machines that start the server directly.
import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'

await ensureBuilt()
