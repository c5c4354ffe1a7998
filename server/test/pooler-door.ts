import { type AddressInfo, createServer, type Socket } from 'node:net'
import { openSocket } from './database-server'
import type { TestApp } from './test-app'

/** Parameters that PgBouncer takes at the start of a connection. */
const TAKEN = new Set(['user', 'database', 'application_name', 'client_encoding', 'datestyle', 'timezone'])
const SSL_REQUEST = 80_877_103

/** A way to the test database that refuses parameters at the start of a connection, as PgBouncer does. */
export async function openPoolerDoor(
  app: TestApp,
): Promise<{ url: string; refused: string[]; close(): void }> {
  const refused: string[] = []
  const server = createServer((client) => {
    client.on('error', () => undefined)
    let begun = Buffer.alloc(0)
    const read = (chunk: Buffer) => {
      begun = Buffer.concat([begun, chunk])
      if (begun.length < 8 || begun.length < begun.readInt32BE(0)) return
      client.off('data', read)
      if (begun.readInt32BE(4) === SSL_REQUEST) return client.destroy()
      const words = begun.subarray(8).toString().split('\0')
      const unknown = words.find((word, i) => i % 2 === 0 && word !== '' && !TAKEN.has(word.toLowerCase()))
      if (unknown === undefined) return join(client, openSocket(app.database), begun)
      refused.push(unknown)
      client.end(fatal(`unsupported startup parameter: ${unknown}`))
    }
    client.on('data', read)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { user = '', password = '', database = '' } = app.database
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    refused,
    close: () => void server.close(),
  }
}

function join(client: Socket, database: Socket, begun: Buffer): void {
  database.write(begun)
  client.pipe(database).pipe(client)
  database.on('error', () => undefined)
  client.on('close', () => database.destroy())
  database.on('close', () => client.destroy())
}

/** PostgreSQL's message of an error after which the connection is closed. */
function fatal(message: string): Buffer {
  const fields = ['SFATAL', 'VFATAL', 'C08P01', `M${message}`, ''].join('\0')
  const body = Buffer.from(`${fields}\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
