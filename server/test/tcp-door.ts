import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { openSocket } from './database-server'
import type { TestApp } from './test-app'

/** A way to the test database by TCP, as DATABASE_URL names one; `url` is there from the first test on. */
export function useTcpDoor(app: TestApp): { url: string } {
  const external = { url: '' }
  const door = createServer((client) => {
    const database = openSocket(app.database)
    client.pipe(database).pipe(client)
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      socket.on('error', () => undefined)
      socket.on('close', () => other.destroy())
    }
  })
  beforeAll(async () => {
    await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening))
    const { user = '', password = '', database = '' } = app.database
    const { port } = door.address() as AddressInfo
    external.url = `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
  })
  afterAll(() => void door.close())
  return external
}
