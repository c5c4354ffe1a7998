/** Parts of a database's URL, which may name several hosts as libpq does. */
export interface DatabaseUrl {
  /** One URL for each host, without `target_session_attrs`. */
  hosts: readonly [string, ...string[]]
  /** True if only a server that takes writes will do. */
  isPrimaryWanted: boolean
}

const TARGETS = ['any', 'read-write', 'primary']
/** Scheme, name with password, hosts, and all that follows them. */
const PARTS = /^(postgres(?:ql)?:\/\/)((?:[^/?#]*@)?)([^/?#@]*)(.*)$/s

/**
 * Parses `postgres://u:p@h1:5432,h2:5433/db?target_session_attrs=read-write`; undefined if that is none. Several hosts mean
 * `read-write` unless it says otherwise. Never throws: an error of `URL` would carry the password.
 */
export function parseDatabaseUrl(text: string): DatabaseUrl | undefined {
  const [, scheme = '', user = '', list = '', rest = ''] = PARTS.exec(text.trim()) ?? []
  const hosts = list.split(',').map((host) => `${scheme}${user}${host}${rest}`)
  const [first, ...others] = hosts
  if (!first || !hosts.every((host) => URL.canParse(host))) return undefined
  if (others.length > 0 && list.split(',').some((host) => host === '' || host.startsWith(':')))
    return undefined
  const target = new URL(first).searchParams.get('target_session_attrs')
  if (target !== null && !TARGETS.includes(target)) return undefined
  return {
    hosts: [withoutTarget(first), ...others.map(withoutTarget)],
    isPrimaryWanted: target === null ? others.length > 0 : target !== 'any',
  }
}

function withoutTarget(host: string): string {
  const url = new URL(host)
  url.searchParams.delete('target_session_attrs')
  return url.href
}
