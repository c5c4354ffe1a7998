import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildKit } from '../../../scripts/lib/build.mjs'

const FOLDER = fileURLToPath(new URL('../../../.cache/kit', import.meta.url))
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Builds and serves the page with every UI component; it is not part of the product, so it has a separate server. */
export async function serveKit(): Promise<{ url: string; stop(): Promise<void> }> {
  await buildKit()
  const server = createServer(async ({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost')
    const path = pathname === '/' ? '/index.html' : pathname
    try {
      const bytes = await readFile(join(FOLDER, path))
      answer.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(bytes)
    } catch {
      answer.writeHead(404).end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no free port')
  return {
    url: `http://localhost:${address.port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
