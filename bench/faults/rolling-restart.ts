// F10: two processes are replaced one after the other by a newer build with a migration, under load. No call fails, and
// every page finds the hashed files of its build on either process. At full size the balancer must notice by itself that a
// process ends; reduced, it is told, because a busy machine notices later than a process waits.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seedChats } from '../../server/test/seed'
import { mixViolations, withBalancedNodes } from './balanced-nodes'
import { openPage } from './chat-page'
import { type FaultOptions, type Figures, judge } from './harness'
import { inTurn } from './invariants'
import { failuresOf, type Mix, seedMix, startMix } from './mixed-load'
import type { Nodes } from './nodes'
import { shortPages, until } from './short-pages'
import { openSwitch, type Switch } from './switch'
import { addMigration, type Build, copyBuild } from './two-builds'

const SIZES = {
  reduced: { chats: 5, perSecond: 20, between: 500, files: 10, told: true, pagesWithin: 60_000 },
  full: { chats: 50, perSecond: 50, between: 5000, files: 1000, told: false, pagesWithin: 5000 },
}
const WIDTH = 4
const JOINED_WITHIN = 60_000

export function run({ size, seed }: FaultOptions): Promise<Figures> {
  const plan = SIZES[size]
  let builds: [Build, Build, Build] | undefined
  const prepare = async (dataDir: string) => {
    builds = (await Promise.all(
      (['x', 'y', 'z'] as const).map(async (suffix) => {
        const folder = join(dataDir, `build-${suffix}`)
        await mkdir(folder)
        return copyBuild(folder, suffix)
      }),
    )) as [Build, Build, Build]
    await addMigration(join(dataDir, 'build-y'))
    return { program: builds[0].program }
  }
  let doors: Switch | undefined
  const balance = async ({ products }: Nodes) => {
    doors = await openSwitch(products)
    return doors
  }
  return withBalancedNodes(
    'rolling-restart',
    { sockets: 32, prepare, balance },
    async ({ nodes, balancer, client, db }) => {
      const [before, after, never] = builds as [Build, Build, Build]
      const chats = await seedChats(db, plan.chats)
      const mix = await seedMix(db, { client, chats, checkouts: plan.perSecond * 30 })
      const pages = chats.map(({ id: chatId, customer: person }) =>
        openPage({ url: balancer.url, http: client, chatId, person, side: 'user' }),
      )
      await until(() => pages.every((page) => page.joins() > 0), JOINED_WITHIN)

      const files = watchFiles(balancer.url, [before, after])
      const load = startMix(mix, plan.perSecond)
      for (const node of nodes.products.keys()) {
        await pause(plan.between)
        const restart = () => nodes.restart(node, 'SIGTERM', { program: after.program })
        await (plan.told && doors ? doors.without(node, restart) : restart())
      }
      await pause(plan.between)
      await load.stop()
      const seen = await files.stop()
      const whole = await shortPages(db, pages, plan.pagesWithin)
      for (const page of pages) page.close()
      const lacking = (build: Build) => missingFiles(balancer.url, build.assets.slice(0, plan.files))
      const missing = {
        before: await lacking(before),
        after: await lacking(after),
        never: await lacking(never),
      }
      const failed = failuresOf(mix)
      const found = await mixViolations(db, mix)
      const killed = await failsWhenBothStop(mix, () => nodes.stopProcesses())
      return {
        seed,
        figures: {
          calls: mix.calls,
          failedCalls: failed,
          orders: mix.acknowledged.length,
          pageViews: seen.views,
          viewsOfEach: seen.ofEach.join(' + '),
          filesAsked: seen.asked,
          pagesShort: whole.short,
          controlMissing: missing.never,
          controlFailed: killed,
        },
        failures: [
          ...judge('product', [
            [failed === '0', `failed calls: ${failed}`],
            [mix.wrong.length === 0, `answers: ${mix.wrong.slice(0, 3).join('; ')}`],
            [mix.acknowledged.length > 0, 'nothing was ordered'],
            [seen.ofEach.every((n) => n > 0), `pages of the builds: ${seen.ofEach.join(', ')}`],
            [seen.wrong.length === 0, `pages and files: ${seen.wrong.slice(0, 3).join('; ')}`],
            [missing.before + missing.after === 0, `${missing.before + missing.after} files are missing`],
            [whole.short === 0, `${whole.short} pages lack something`],
            ...found.map((text) => [false, text] as const),
          ]),
          ...judge('controls', [
            [missing.never > 0, 'files of a build that never ran were found'],
            [killed > 0, 'calls to two stopped processes were not seen to fail'],
          ]),
        ],
        skipped: [],
      }
    },
  )
}

/** Opens the first page again and again, and asks for its hashed files as a browser would. */
function watchFiles(url: string, builds: readonly Build[]) {
  const seen = { views: 0, asked: 0, ofEach: builds.map(() => 0), wrong: [] as string[] }
  let isOn = true
  const look = async () => {
    const page = await fetch(`${url}/`, { headers: { accept: 'text/html' } })
    const html = await page.text()
    const names = [...new Set(html.match(/(?<=\/assets\/)[\w.-]+\.(?:js|css|woff2)/g))]
    seen.views++
    if (page.status !== 200) seen.wrong.push(`page ${page.status}`)
    for (const [i, { assets }] of builds.entries())
      if (names.some((name) => assets.includes(name))) seen.ofEach[i] = (seen.ofEach[i] ?? 0) + 1
    for (const name of names) {
      seen.asked++
      const { status } = await fetch(`${url}/assets/${name}`)
      if (status !== 200) seen.wrong.push(`${name} ${status}`)
    }
  }
  const looking = (async () => {
    while (isOn) {
      await look().catch((error: Error) => seen.wrong.push(`no answer: ${error.message}`))
      await pause(50)
    }
  })()
  return {
    async stop() {
      isOn = false
      await looking
      return seen
    },
  }
}

/** Counts the files that are not found. */
async function missingFiles(url: string, names: readonly string[]): Promise<number> {
  let missing = 0
  await inTurn(names, WIDTH, async (name) => {
    const { status } = await fetch(`${url}/assets/${name}`)
    if (status !== 200) missing++
  })
  return missing
}

/** Control: no process is left; returns how many of three calls fail. */
async function failsWhenBothStop(mix: Mix, stop: () => Promise<void>): Promise<number> {
  await stop()
  const before = mix.failed.length
  for (let n = 0; n < 3; n++) {
    const answer = await mix.client.call('GET', '/products').catch(() => undefined)
    const at = performance.now()
    if (answer?.status !== 200) mix.failed.push({ at, end: at, status: answer?.status ?? 0 })
  }
  return mix.failed.length - before
}
