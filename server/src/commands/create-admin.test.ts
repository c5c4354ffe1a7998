import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from 'embedded-postgres/start'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credentials, makeAccount, PASSWORD } from '../../test/factories'
import { useTcpDoor } from '../../test/tcp-door'
import { useApp } from '../../test/test-app'
import { hashPassword } from '../features/auth/passwords'
import { type ConnectTo, connect } from '../kernel/db/client'
import { createAdmin } from './create-admin'

const app = useApp({ RATE_LIMITS: 'off' })
const migrations = join(import.meta.dirname, '..', '..', 'migrations')

const external = useTcpDoor(app)

async function run(args: string[], env: Record<string, string> = {}, piped?: string) {
  const said: string[] = []
  await createAdmin({
    args,
    env: { DATABASE_URL: external.url, PUBLIC_URL: 'https://shop.test', ...env },
    migrations,
    readLine: async () => piped,
    print: (line) => said.push(line),
  })
  return said.join('\n')
}

const signIn = async (email: string, password: string) =>
  app.call('POST', '/auth/login', { body: await credentials(app, email, password) })

const linkOf = (said: string) => /\/reset-password\?token=([\w-]+)/.exec(said)?.[1] ?? ''

const choosePassword = (token: string, password: string) =>
  app.call('POST', '/auth/reset-password', {
    body: { token, newPassword: password, confirmPassword: password },
  })

describe('X-89 the command that makes an administrator', () => {
  it('prints a one-time link; nothing signs in before the password is chosen with it', async () => {
    const said = await run(['--email', 'Nasrin@Shop.test', '--name', 'Nasrin Azad'])
    expect(said).toContain('Made the administrator nasrin@shop.test (owner')
    expect(said).toContain('https://shop.test/admin/login')
    for (const guess of ['', 'admin', 'Tavan-demo-1!', PASSWORD])
      expect((await signIn('nasrin@shop.test', guess)).statusCode).toBeGreaterThanOrEqual(400)
    expect((await choosePassword(linkOf(said), 'Another-pass-1!')).statusCode).toBe(200)
    expect((await choosePassword(linkOf(said), 'Another-pass-2!')).statusCode).toBe(400)
    const answer = await signIn('nasrin@shop.test', 'Another-pass-1!')
    expect(answer.json()).toMatchObject({ role: 'admin', roles: ['customer', 'admin'], staffRole: 'owner' })
    const me = (await app.call('GET', '/auth/me', { token: answer.json().token })).json().data
    expect(me).toMatchObject({
      firstName: 'Nasrin',
      lastName: 'Azad',
      emailVerified: true,
      staffRole: 'owner',
    })
  })

  it('takes a password that is piped in, and refuses a weak one before anything is stored', async () => {
    const said = await run(
      ['--email', 'reza@shop.test', '--role', 'coaches', '--password-stdin'],
      {},
      PASSWORD,
    )
    expect(said).not.toContain('token=')
    expect((await signIn('reza@shop.test', PASSWORD)).json()).toMatchObject({ staffRole: 'coaches' })
    await expect(run(['--email', 'weak@shop.test'], {}, 'password')).rejects.toThrow(/too weak\. .*uppercase/)
    await expect(run(['--email', 'weak@shop.test'], {}, `Aa1!${'x'.repeat(200)}`)).rejects.toThrow(/128/)
    await expect(run(['--email', 'weak@shop.test', '--password-stdin'], {}, '')).rejects.toThrow(
      /no password/,
    )
    const rows = await app.deps.db`select 1 from accounts where email = 'weak@shop.test'`
    expect(rows).toHaveLength(0)
  })

  it('raises an existing account: its sessions end, its password stays where the address was confirmed', async () => {
    const { id, email, token } = await makeAccount(app)
    await app.deps.db`
      update accounts set password_hash = ${await hashPassword(PASSWORD)}, email_verified_at = now() where id = ${id}`
    expect(await run(['--email', email])).toContain('The password stays as it was.')
    expect((await app.call('GET', '/auth/me', { token })).statusCode).toBe(401)
    expect((await signIn(email, PASSWORD)).json()).toMatchObject({ roles: ['customer', 'admin'] })
  })

  it('S13 an account that somebody else opened under the address gains nothing', async () => {
    const { id, email } = await makeAccount(app)
    await app.deps.db`update accounts set password_hash = ${await hashPassword(PASSWORD)} where id = ${id}`
    const said = await run(['--email', email])
    expect((await signIn(email, PASSWORD)).statusCode).toBe(401)
    expect((await choosePassword(linkOf(said), 'Another-pass-1!')).statusCode).toBe(200)
  })

  it('leaves demo and disabled accounts alone', async () => {
    const { id, email } = await makeAccount(app)
    await app.deps.db`update accounts set is_demo = true where id = ${id}`
    await expect(run(['--email', email])).rejects.toThrow(`${email} is a demo account and stays as it is.`)
    await app.deps.db`update accounts set is_demo = false, disabled_at = now() where id = ${id}`
    await expect(run(['--email', email])).rejects.toThrow('is disabled')
    const [row] = await app.deps.db`select roles, staff_role from accounts where id = ${id}`
    expect(row).toEqual({ roles: ['customer'], staff_role: null })
  })

  it.each([
    [[], /--email is needed/],
    [['--email', 'nobody'], /"nobody" is not an e-mail address/],
    [['--email', 'a@shop.test', '--role', 'king'], /--role: must be one of owner, shop/],
    [['--email', 'a@shop.test', '--language', 'de'], /--language/],
    [['--email', 'a@shop.test', '--password', 'x'], /Unknown option '--password'/],
    [['--email'], /argument missing/],
  ] as const)('says in one sentence what is wrong: %j', async (args, message) => {
    await expect(run([...args])).rejects.toThrow(message)
  })
})

describe('X-89 on the database that comes with Tavan', () => {
  let dataDir: string
  const env = () => ({ DATABASE_URL: '', DATA_DIR: dataDir, DEMO_DATA: 'false' })
  const staff = async (to: ConnectTo) => {
    const db = connect(to, { max: 1 })
    const rows = await db`select email from accounts where staff_role = 'owner' order by email`
    await db.end()
    return rows.map((row) => row.email)
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'tavan-admin-'))
    await chmod(dataDir, 0o711)
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))

  it('works while Tavan is stopped, and while it runs', async () => {
    await run(['--email', 'first@shop.test'], env())
    const running = await startEmbedded({ dataDir, log: () => undefined })
    try {
      expect(await staff(running)).toEqual(['first@shop.test'])
      await run(['--email', 'second@shop.test'], env())
      expect(await staff(running)).toEqual(['first@shop.test', 'second@shop.test'])
    } finally {
      await running.stop()
    }
  })
})
