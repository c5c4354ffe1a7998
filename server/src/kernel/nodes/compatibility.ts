import { readFile, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import type { Config } from '../../config'
import type { NodeTraits } from './nodes.sql'

/** A node's settings do not fit those of the others. The message is one line for the operator. */
export class NodeError extends Error {
  readonly code = 'node_refused'
}

/** Returns why a node cannot join the others. Nodes that share one DATA_DIR fit: they share its files and its outbox. */
export function refusalOf(own: NodeTraits, live: readonly NodeTraits[]): NodeError | undefined {
  const others = live.filter(({ dataFolder }) => dataFolder !== own.dataFolder)
  if (others.length === 0) return undefined
  const settings = [
    ['FILES_URL', 'keepsFiles', 'files'],
    ['SMTP_URL', 'keepsMails', 'mails'],
  ] as const
  for (const [setting, keeps, what] of settings) {
    const whose = own[keeps] ? 'this server' : others.some((other) => other[keeps]) ? 'the other' : undefined
    if (whose)
      return new NodeError(
        `${setting}: is needed on every server, because another one runs on this database and ${whose} keeps ${what} in its DATA_DIR.`,
      )
  }
  return undefined
}

/** Returns what the settings say about files and mails; DATA_DIR must exist. */
export async function traitsOf(config: Pick<Config, 'dataDir' | 's3' | 'smtpUrl'>): Promise<NodeTraits> {
  const { dev, ino } = await stat(config.dataDir)
  return {
    dataFolder: `${await machine()}/${dev}/${ino}`,
    keepsFiles: config.s3 === undefined,
    keepsMails: config.smtpUrl === undefined,
  }
}

/** Identifies this machine until it boots again; containers of one machine have the same. */
async function machine(): Promise<string> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => undefined)
  return boot?.trim() ?? hostname()
}
