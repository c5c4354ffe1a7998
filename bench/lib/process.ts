import { readdir, readFile } from 'node:fs/promises'

const TICKS_PER_SECOND = 100

/**
 * CPU seconds used by these processes and all their descendants; undefined without /proc. Unlike the response rate it
 * hardly depends on background load.
 */
export async function cpuSeconds(roots: readonly number[]): Promise<number | undefined> {
  const parents = new Map<number, { parent: number; ticks: number }>()
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue
    const text = await readFile(`/proc/${name}/stat`, 'latin1').catch(() => '')
    // Fields after the bracketed name, which may contain anything: state, parent, …, utime, stime.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    if (fields.length < 14) continue
    parents.set(Number(name), { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) })
  }
  if (parents.size === 0) return undefined
  const belongs = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = parents.get(at)?.parent) {
      if (roots.includes(at)) return true
    }
    return false
  }
  let ticks = 0
  for (const [pid, process] of parents) if (belongs(pid)) ticks += process.ticks
  return ticks / TICKS_PER_SECOND
}

/** Returns the current or peak memory of a process in bytes; undefined without /proc. */
export async function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = new RegExp(`^${what}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
}
