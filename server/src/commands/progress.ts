import { MINUTE, SECOND } from 'contract/units'

/** Stream for progress: the standard error of a command. */
export interface ProgressOutput {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

export interface Progress {
  /** Shows the line that `describe` returns from now on, until `end`. */
  show(describe: () => string): void
  end(): void
}

/** Milliseconds between two lines on a terminal, and elsewhere, as in the mails of cron. */
const INTERVALS = { terminal: 0.25 * SECOND, log: 1 * MINUTE }

/** Shows how far a command is: on a terminal in one line that is rewritten, elsewhere a line a minute. */
export function createProgress(output: ProgressOutput, intervals = INTERVALS): Progress {
  const isTerminal = output.isTTY === true
  let timer: NodeJS.Timeout | undefined
  const end = () => {
    if (timer === undefined) return
    clearInterval(timer)
    timer = undefined
    if (isTerminal) output.write('\r\x1b[K')
  }
  return {
    show(describe) {
      end()
      const write = () => {
        const text = describe()
        // A line that wraps could not be rewritten.
        output.write(isTerminal ? `\r\x1b[K${text.slice(0, (output.columns ?? 80) - 1)}` : `${text}\n`)
      }
      // The timer must not hold a command open whose work got stuck: that has to end, as a failure.
      timer = setInterval(write, isTerminal ? intervals.terminal : intervals.log).unref()
      if (isTerminal) write()
    },
    end,
  }
}

/** Parts of a long work, each with its total; `bytes` may be an estimate. */
export interface Amounts {
  tables: number
  files: number
  bytes: number
}

export const NOTHING: Amounts = { tables: 0, files: 0, bytes: 0 }

const MEGABYTE = 1_000_000
/** Bytes a file counts in addition to its content; syncing it takes as long as copying these. */
const FILE_COST = 100_000

/** Describes how much of the whole is done and how long the rest takes at the pace so far. */
export function describeAmounts(doing: string, done: Amounts, total: Amounts, elapsedMs: number): string {
  const number = (value: number) => Math.round(value).toLocaleString('en')
  const parts = [
    `${number(done.tables)} of ${number(total.tables)} tables`,
    `${number(done.files)} of ${number(total.files)} files`,
    `${number(done.bytes / MEGABYTE)} of about ${number(Math.max(total.bytes, done.bytes) / MEGABYTE)} MB`,
  ]
  const weight = ({ bytes, files }: Amounts) => bytes + files * FILE_COST
  const share = weight(done) / weight(total)
  if (share > 0.01 && share <= 1)
    parts.push(`about ${number((elapsedMs * (1 - share)) / share / SECOND)} s left`)
  return `${doing}: ${parts.join(', ')}`
}
