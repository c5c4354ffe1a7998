// Runs after an `npm ci` by hand; `npm start` and the others mend the packages themselves.
import { applyPatches } from './lib/patches.mjs'

await applyPatches()
