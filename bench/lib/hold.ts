import { access, mkdir, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const PERIOD_US = 100_000

/**
 * Holds a process to a share of a core by a control group, so that two of them, their database and the client fit on a
 * small machine. Returns how to let it go; undefined where control groups cannot be made.
 */
export async function holdTo(pid: number, share: number): Promise<(() => Promise<void>) | undefined> {
  const quota = String(Math.round(share * PERIOD_US))
  for (const [root, file, text] of [
    ['/sys/fs/cgroup/cpu', 'cpu.cfs_quota_us', quota],
    ['/sys/fs/cgroup', 'cpu.max', `${quota} ${PERIOD_US}`],
  ] as const) {
    const group = join(root, `tavan-bench-${pid}`)
    try {
      await mkdir(group)
      await access(join(group, file))
      await writeFile(join(group, file), text)
      await writeFile(join(group, 'cgroup.procs'), String(pid))
      return async () => {
        await writeFile(join(root, 'cgroup.procs'), String(pid)).catch(() => undefined)
        await rmdir(group).catch(() => undefined)
      }
    } catch {
      await rmdir(group).catch(() => undefined)
    }
  }
  return undefined
}
