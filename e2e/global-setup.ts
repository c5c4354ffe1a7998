import { rm } from 'node:fs/promises'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { makeContactSheets, SHEETS } from './lib/contact-sheet'
import { newDataDir, serve } from './lib/server'

/** One server for the whole run, on a fresh database; the returned function stops it and leaves nothing behind. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await ensureBuilt()
  const full = process.env.TAVAN_FULL === '1'
  if (full) await rm(SHEETS, { recursive: true, force: true })
  const data = await newDataDir()
  const server = await serve(data.path)
  process.env.TAVAN_URL = server.url
  process.env.TAVAN_DATA = data.path
  return async () => {
    await server.stop()
    await data.remove()
    if (full) await makeContactSheets()
  }
}
