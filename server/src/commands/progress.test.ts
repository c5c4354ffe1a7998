import { expect, test } from 'vitest'
import { createProgress, describeAmounts } from './progress'

/** Collects output as a terminal or as a log. */
function output(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, columns: 30, written, write: (text: string) => written.push(text) }
}

test('a terminal shows one line that is rewritten, shortened to its width and cleared at the end', async () => {
  const terminal = output(true)
  const progress = createProgress(terminal, { terminal: 1, log: 1 })
  let step = 0
  progress.show(() => `step ${++step} ${'x'.repeat(50)}`)
  await expect.poll(() => terminal.written.length).toBeGreaterThan(2)
  progress.end()
  const shown = [...terminal.written]
  expect(shown.at(-1)).toBe('\r\x1b[K')
  for (const [i, text] of shown.slice(0, -1).entries())
    expect(text).toBe(`\r\x1b[Kstep ${i + 1} ${'x'.repeat(50)}`.slice(0, '\r\x1b[K'.length + 29))
  progress.end()
  expect(terminal.written).toEqual(shown)
})

test('a log receives a line an interval and nothing before the first', async () => {
  const log = output(false)
  const never = createProgress(log, { terminal: 1, log: 3_600_000 })
  never.show(() => 'never')
  never.end()
  expect(log.written).toEqual([])
  const progress = createProgress(log, { terminal: 3_600_000, log: 1 })
  progress.show(() => 'Backup: 1 of 2 tables')
  await expect.poll(() => log.written.length).toBeGreaterThan(1)
  progress.end()
  expect(new Set(log.written)).toEqual(new Set(['Backup: 1 of 2 tables\n']))
})

test('a line names tables, files, megabytes and the seconds left at the pace so far', () => {
  const total = { tables: 60, files: 5000, bytes: 500_000_000 }
  const start = describeAmounts('Backup', { tables: 0, files: 0, bytes: 0 }, total, 100)
  expect(start).toBe('Backup: 0 of 60 tables, 0 of 5,000 files, 0 of about 500 MB')
  // Half of the weighted work: 500 MB and 5,000 files that count 100 kB each.
  const half = { tables: 60, files: 0, bytes: 500_000_000 }
  expect(describeAmounts('Backup', half, total, 30_000)).toBe(
    'Backup: 60 of 60 tables, 0 of 5,000 files, 500 of about 500 MB, about 30 s left',
  )
})
