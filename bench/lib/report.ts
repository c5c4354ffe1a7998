import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { LoadResult } from './load'
import { hasTaskset, repositoryRoot } from './product'

/** Result of one round, with the servers' CPU seconds per call. */
export type Measured = LoadResult & { cpu: number | undefined }

/** Measured call and its baseline, round by round. */
export interface Row {
  title: string
  baselineTitle: string
  baseline: readonly Measured[]
  product: readonly Measured[]
  /** Minimum acceptable ratio. */
  least: number
}

export interface Figure {
  name: string
  value: number
  unit: string
  /** Maximum acceptable value. */
  most: number
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length / 2
  const low = sorted[Math.ceil(half) - 1] ?? Number.NaN
  return (low + (sorted[Math.floor(half)] ?? low)) / 2
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US')
/** Microseconds of CPU time per call, server and database together. */
const cpu = (rounds: readonly Measured[]) => {
  const known = rounds.flatMap((one) => one.cpu ?? [])
  return known.length > 0 ? whole(median(known) * 1e6) : '–'
}
const verdict = (good: boolean) => (good ? 'yes' : '**no**')
const START = '<!-- figures -->'
const END = '<!-- /figures -->'

/** Prints the table, and saves it in bench/README.md after a complete run. */
export async function report(
  rows: readonly Row[],
  figures: readonly Figure[],
  run: { limits: boolean; write: boolean },
): Promise<void> {
  const lines = [
    '| Call | Baseline | Baseline /s | Tavan /s | p50 ms | p99 ms | CPU µs, baseline | CPU µs, Tavan | Ratio | Target | Met |',
    '|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---|',
  ]
  for (const { title, baselineTitle, baseline, product, least } of rows) {
    const of = (pick: (result: Measured) => number) => median(product.map(pick))
    const ratio = median(product.map((one, i) => one.perSecond / (baseline[i]?.perSecond ?? Number.NaN)))
    const cells = [
      title,
      baselineTitle,
      whole(median(baseline.map((one) => one.perSecond))),
      whole(of((r) => r.perSecond)),
    ]
    cells.push(
      of((r) => r.p50).toFixed(2),
      of((r) => r.p99).toFixed(2),
      cpu(baseline),
      cpu(product),
      ratio.toFixed(2),
      `≥ ${least}`,
    )
    lines.push(`| ${cells.join(' | ')} | ${verdict(ratio >= least)} |`)
  }
  lines.push('', '| Figure | Measured | Target | Met |', '|---|---:|---:|---|')
  for (const { name, value, unit, most } of figures) {
    const shown = value >= 10 ? whole(value) : value.toFixed(2)
    lines.push(`| ${name} | ${shown} ${unit} | ≤ ${most} ${unit} | ${verdict(value <= most)} |`)
  }
  lines.push('', machine(run.limits))
  const text = lines.join('\n')
  console.log(`\n${text}\n`)
  if (!run.write) return
  const path = join(repositoryRoot(), 'bench', 'README.md')
  const page = await readFile(path, 'utf8')
  const [before = '', after = ''] = [page.split(START)[0], page.split(END)[1]]
  await writeFile(path, `${before}${START}\n\n${text}\n\n${END}${after}`)
}

function machine(limits: boolean): string {
  const { length } = cpus()
  const cores = hasTaskset()
    ? 'the server and its database on one core, the client on another'
    : 'cores not pinned'
  const limit = limits
    ? 'limits on (the client comes from many loopback addresses, as many people would)'
    : 'RATE_LIMITS=off (this system has one loopback address only)'
  const day = new Date().toISOString().slice(0, 10)
  return `Measured on ${day} on ${length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, Node ${process.versions.node}; ${cores}; 32 connections; ${limit}.`
}
