// F12: the disk for files is full. Uploads are refused clearly and leave no partial file, while orders continue.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { isDerived } from '../../server/src/adapters/files/files'
import type { Pool } from '../../server/src/kernel/db/client'
import {
  type Buyer,
  checkoutBody,
  seedBuyers,
  seedCarts,
  seedProducts,
  seedProgram,
} from '../../server/test/seed'
import { type Client, createClient } from '../lib/client'
import { openDatabase, type Product, removeDataDir, startProduct } from '../lib/product'
import { randomFrom } from '../lib/random'
import { pdfOf, type Sent, sendApplication } from '../lib/upload'
import { copyDataDir } from './data-dir'
import { type FaultOptions, type Figures, faultSettings, judge } from './harness'
import { inTurn } from './invariants'

const SIZES = { full: { uploads: 50, orders: 300 }, reduced: { uploads: 16, orders: 40 } }
const WIDTH = 5
const ROOM = '8m'
const MB = 1024 * 1024

/** Stored file as described by its row. */
interface Promised {
  key: string
  size: number
  sha256: string
}

export async function run({ size, seed }: FaultOptions): Promise<Figures> {
  const { uploads, orders } = SIZES[size]
  const random = randomFrom(seed)
  const dataDir = await copyDataDir('full-disk')
  const disk = join(dataDir, 'files')
  await mkdir(disk, { recursive: true })
  if (!mountSmall(disk)) {
    await removeDataDir(dataDir)
    return { seed, figures: {}, failures: [], skipped: ['no small disk can be mounted here (it takes root)'] }
  }
  let product: Product | undefined
  try {
    product = await startProduct({ dataDir, env: faultSettings })
    const db = await openDatabase(dataDir)
    const client = createClient(product.url, WIDTH)
    const program = await seedProgram(db)
    const buyers = await seedBuyers(db, orders)
    const [shelf = ''] = await seedProducts(db, [10 * orders])
    await seedCarts(
      db,
      buyers.map((buyer) => ({ buyer, lines: [{ productId: shelf, quantity: 1 }] })),
    )
    const { url, pid } = product
    const apply = (email: string, bytes: number) =>
      sendApplication(url, { email, program, documents: [pdfOf(bytes)] })

    // Alone, because those that share the disk may all be refused.
    const answers: Sent[] = [await apply('f12-first@tavan.test', 1 * MB)]
    const sending = inTurn(
      Array.from({ length: uploads }, () => Math.round((1 + 4 * random()) * MB)),
      WIDTH,
      async (bytes, i) => {
        answers.push(await apply(`f12-${i}@tavan.test`, bytes))
      },
    )
    const placed = placeAll(client, buyers)
    await sending
    const refused = answers.filter(({ status }) => status !== 201)
    const kept = answers.length - refused.length
    const broken = await apart(await promised(db), disk)
    const ordersPlaced = await placed

    // Once there is room again, the same process accepts files.
    for (const name of (await readdir(disk)).filter((one) => one !== '.incoming'))
      await rm(join(disk, name), { recursive: true })
    await db`delete from coach_applications`
    const after = await apply('f12-after@tavan.test', 1 * MB)
    const alive = product.child.exitCode === null && product.pid === pid

    const control = await rowsFirst(disk, random)
    client.close()
    await db.end({ timeout: 1 })
    return {
      seed,
      figures: {
        uploads,
        kept,
        refused: refused.length,
        orders: ordersPlaced,
        controlViolations: control.length,
      },
      failures: [
        ...judge('product', [
          [refused.some(({ status }) => status === 507), 'the disk was never full'],
          [kept > 0, 'nothing was kept'],
          // 408 says that the machine was too slow to take the file, and nothing of the disk.
          ...refused
            .filter(({ status }) => status !== 408)
            .map(
              ({ status, code, message }) =>
                [
                  status === 507 && code === 'files.no_space' && message.length > 20,
                  `an upload was answered ${status} ${code}`,
                ] as const,
            ),
          ...broken.map((text) => [false, text] as const),
          [ordersPlaced === orders, `${ordersPlaced} of ${orders} orders were placed meanwhile`],
          [after.status === 201, `with room again an upload was answered ${after.status} ${after.code}`],
          [alive, 'the process did not live through it'],
        ]),
        ...judge('control', [
          [control.some((text) => text.includes('is not there')), 'the checker passed rows without files'],
        ]),
      ],
      skipped: [],
    }
  } finally {
    await product?.stop()
    execFileSync('umount', ['-l', disk])
    await removeDataDir(dataDir)
  }
}

function mountSmall(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${ROOM},mode=700`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

/** Places every order and retries lost responses; returns the number placed. */
async function placeAll(client: Client, buyers: readonly Buyer[]): Promise<number> {
  let placed = 0
  await inTurn(buyers, WIDTH, async (buyer) => {
    const options = { token: buyer.token, key: buyer.id, body: checkoutBody }
    if ((await client.call('POST', '/orders/checkout', options)).status === 201) placed += 1
  })
  return placed
}

function promised(db: Pool): Promise<Promised[]> {
  return db<Promised[]>`
    select 'coach-applications/' || application_id || '/' || name as key, size::int as size, sha256
    from coach_application_documents`
}

/** Returns the mismatches of rows and files: each file must be complete at its path, with no others. */
async function apart(rows: readonly Promised[], root: string): Promise<string[]> {
  const wrong: string[] = []
  const known = new Set(rows.map(({ key }) => key))
  for (const { key, size, sha256 } of rows) {
    const content = await readFile(join(root, key)).catch(() => undefined)
    if (!content) wrong.push(`the file of a row is not there: ${key}`)
    else if (content.length !== size || createHash('sha256').update(content).digest('hex') !== sha256)
      wrong.push(`the file of a row is not what arrived: ${key}`)
  }
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const key = relative(root, join(entry.parentPath, entry.name))
    if (!known.has(key) && !isDerived(key)) wrong.push(`a file belongs to no row: ${key}`)
  }
  return wrong
}

/** Control: writes the row before the file, which the checker must detect. */
async function rowsFirst(root: string, random: () => number): Promise<string[]> {
  const rows: Promised[] = []
  for (let i = 0; i < 8; i++) {
    const content = pdfOf(Math.round((1 + 4 * random()) * MB))
    const key = `control/${i}.pdf`
    rows.push({ key, size: content.length, sha256: createHash('sha256').update(content).digest('hex') })
    await mkdir(dirname(join(root, key)), { recursive: true })
    await writeFile(join(root, key), content).catch(() => rm(join(root, key), { force: true }))
  }
  const wrong = await apart(rows, root)
  await rm(join(root, 'control'), { recursive: true })
  return wrong
}
