// Memory growth of the server during many large uploads: data must be streamed to disk, never buffered whole.
import { writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { Readable } from 'node:stream'
import { Readable as Source } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { seedProgram } from '../server/test/seed'
import { memoryOf } from './lib/process'
import { freePort, makeDataDir, openDatabase, type Product, removeDataDir, startProduct } from './lib/product'
import type { Figure } from './lib/report'
import { pdfOf } from './lib/upload'

const PEOPLE = 10
const FILES = 5
const FILE_BYTES = 10 * 1024 * 1024
const MB = 1e6

/** Measures the growth while ten people send five files of 10 MB each; returns nothing without /proc. */
export async function uploadFigures(core?: number): Promise<Figure[]> {
  const dataDir = await makeDataDir('uploads')
  let product: Product | undefined
  try {
    const env = { RATE_LIMITS: 'off' }
    product = await startProduct({
      dataDir,
      port: await freePort(),
      env,
      nodeOptions: process.env.BENCH_NODE?.split(' ') ?? [],
      ...(core === undefined ? {} : { core }),
    })
    const db = await openDatabase(dataDir, 1)
    const program = await seedProgram(db)
    await db.end({ timeout: 1 })
    const { pid } = product
    const document = pdfOf(FILE_BYTES)
    const small = pdfOf(2000)
    const send = (who: string, content: Buffer, count: number) =>
      submit(product as Product, parts(who, program, content, count))

    // The first application loads code once, which is not part of the cost.
    for (let i = 0; i < 20; i++) await send(`warm-${i}`, small, FILES)
    await new Promise((resolve) => setTimeout(resolve, 2000))
    const rest = await memoryOf(pid, 'VmRSS')
    if (rest === undefined || !(await forgetPeak(pid))) return []
    const began = performance.now()
    const answers = await Promise.all(
      Array.from({ length: PEOPLE }, (_, i) => send(`p${i}`, document, FILES)),
    )
    const seconds = (performance.now() - began) / 1000
    const peak = (await memoryOf(pid, 'VmHWM')) ?? Number.NaN
    const bad = answers.filter((status) => status !== 201)
    if (bad.length > 0) throw new Error(`uploads were answered ${bad.join(', ')}`)
    console.log(
      `${PEOPLE} people, ${FILES} files of 10 MB each: ${(rest / MB).toFixed(0)} MB at rest, ${(peak / MB).toFixed(0)} MB at most, ${seconds.toFixed(1)} s`,
    )
    return [
      {
        name: `Memory above rest while ${PEOPLE} people upload ${FILES} files of 10 MB each`,
        value: (peak - rest) / MB,
        unit: 'MB',
        most: 40,
      },
    ]
  } finally {
    await product?.stop()
    await removeDataDir(dataDir)
  }
}

const BOUNDARY = 'tavan-bench-boundary'

/** Body in parts that share one document, so that the client stays small too. */
function parts(who: string, program: string, document: Buffer, count: number): Buffer[] {
  const fields = {
    firstName: 'Mina',
    lastName: 'Karimi',
    email: `${who}@tavan.test`,
    phone: '+31 6 1234 5678',
    experience: 'Twelve years as a coach of runners and lifters, from beginners to national level.',
    programs: program,
  }
  const head = (name: string, rest = '') =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`)
  const end = Buffer.from('\r\n')
  return [
    ...Object.entries(fields).flatMap(([name, value]) => [head(name), Buffer.from(value), end]),
    ...Array.from({ length: count }, (_, i) => [
      head('documents', `; filename="document-${i}.pdf"\r\nContent-Type: application/pdf`),
      document,
      end,
    ]).flat(),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]
}

async function submit({ url }: Product, body: readonly Buffer[]): Promise<number> {
  const sent = request(`${url}/api/v1/coach-applications/submit`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': body.reduce((sum, { length }) => sum + length, 0),
    },
  })
  const answered = new Promise<number>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (answer: Readable & { statusCode?: number }) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
  })
  await pipeline(Source.from(pieces(body)), sent)
  return answered
}

function* pieces(body: readonly Buffer[]): Generator<Buffer> {
  for (const part of body) {
    for (let at = 0; at < part.length; at += 65_536) yield part.subarray(at, at + 65_536)
  }
}

/** Resets the peak memory of a process. */
async function forgetPeak(pid: number): Promise<boolean> {
  return writeFile(`/proc/${pid}/clear_refs`, '5').then(
    () => true,
    () => false,
  )
}
