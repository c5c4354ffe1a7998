import { rm } from 'node:fs/promises'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { newDataDir, serve } from './lib/server'
import { makeContactSheets, SHEETS } from './sweeps/lib/contact-sheet'
import { serveKit } from './sweeps/lib/kit'

/**
 * Starts one server with a fresh database for the whole run; the full run also serves the kit page, `npm run kit` only
 * that. The returned function stops them and deletes their data.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const full = process.env.TAVAN_FULL === '1'
  const kit = full ? await serveKit() : undefined
  process.env.TAVAN_KIT_URL = kit?.url
  if (process.env.TAVAN_KIT_ALONE) return async () => kit?.stop()
  await ensureBuilt()
  if (full) await rm(SHEETS, { recursive: true, force: true })
  const data = await newDataDir()
  const server = await serve(data.path)
  process.env.TAVAN_URL = server.url
  process.env.TAVAN_DATA = data.path
  return async () => {
    await kit?.stop()
    await server.stop()
    await data.remove()
    if (full) await makeContactSheets()
  }
}
