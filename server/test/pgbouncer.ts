import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type ConnectTo, connect } from '../src/kernel/db/client'
import { SESSION_SETTINGS } from '../src/kernel/db/session'

/** Prepared statements of clients work from this version on. */
const OLDEST = [1, 21] as const

export interface PgBouncer {
  /** Any database of the server, in transaction mode. */
  to: ConnectTo
  /** Connects to another server from now on, as an operator does after a failover. */
  follow(server: ConnectTo): Promise<void>
  stop(): Promise<void>
}

/** Returns the program at TEST_PGBOUNCER or in PATH, if it is new enough. */
export async function findPgBouncer(program = process.env.TEST_PGBOUNCER || 'pgbouncer') {
  const { stdout } = await promisify(execFile)(program, ['--version']).catch(() => ({ stdout: '' }))
  const [, major, minor] = (/PgBouncer (\d+)\.(\d+)/.exec(stdout) ?? []).map(Number)
  const isNew =
    major !== undefined && (major > OLDEST[0] || (major === OLDEST[0] && (minor ?? 0) >= OLDEST[1]))
  return isNew ? program : undefined
}

/** Starts PgBouncer in front of a server, with so many server connections for each database. */
export async function startPgBouncer(program: string, server: ConnectTo, size = 8): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'tavan-pgbouncer-'))
  await chmod(folder, 0o755)
  const { user = '', password = '', socketDir } = server
  const listen = await freePort()
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: listen,
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: join(folder, 'users.txt'),
    pool_mode: 'transaction',
    max_prepared_statements: 200,
    default_pool_size: size,
    max_client_conn: 1000,
    log_connections: 0,
    log_disconnections: 0,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  await writeFile(join(folder, 'users.txt'), `"${user}" "${password}"\n`)
  const write = ({ host, socketDir = host, port }: ConnectTo) =>
    writeFile(
      join(folder, 'pgbouncer.ini'),
      `[databases]\n* = host=${socketDir} port=${port}\n[pgbouncer]\n${lines.join('\n')}\n`,
    )
  await write(server)
  // It does not run as root.
  const asRoot = process.getuid?.() === 0 ? ['-u', socketDir ? await accountOf(socketDir) : 'nobody'] : []
  const child = spawn(program, [...asRoot, join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await listening(child, listen)
  return {
    to: {
      host: '127.0.0.1',
      port: listen,
      user,
      password,
      ...(server.database && { database: server.database }),
    },
    async follow(next) {
      await write(next)
      child.kill('SIGHUP')
    },
    async stop() {
      child.kill('SIGQUIT')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Gives the role of a server the settings of our sessions in every database. */
export async function saveForAllDatabases(server: ConnectTo): Promise<void> {
  const db = connect(server, { max: 1 })
  for (const [name, value] of Object.entries(SESSION_SETTINGS))
    await db.unsafe(`alter role current_user set ${name} to '${value}'`)
  await db.end({ timeout: 1 })
}

/** Name of the account that may enter a folder. */
async function accountOf(folder: string): Promise<string> {
  const { uid } = await stat(folder)
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  return accounts.find(([, , id]) => id === String(uid))?.[0] ?? 'nobody'
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      output += text
    })
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`PgBouncer ended: ${output}`)
    const socket = createConnection(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await sleep(20)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
