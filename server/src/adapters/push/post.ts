import { lookup as resolve } from 'node:dns'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { SECOND } from 'contract/units'
import { isPublicAddress } from './public-address'

/** Part of `fetch` that sending needs; tests give their own. */
export type Post = (
  url: string,
  options: { headers: Record<string, string>; body: Buffer },
) => Promise<{ status: number }>

const TIMEOUT = 10 * SECOND

/** Connects to public addresses only: a name may resolve to another address than when it was checked (S47). */
const publicLookup: LookupFunction = (name, options, done) =>
  resolve(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '')
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(Object.assign(new Error(`${name} is no public address`), { code: 'EACCES' }), '')
    const [{ address, family }] = addresses as [(typeof addresses)[number]]
    if (options.all) done(null, addresses)
    else done(null, address, family)
  })

/** Posts to a public https address; follows no redirect and reads nothing of the answer but its status. */
export const postPublicly: Post = (url, { headers, body }) =>
  new Promise((done, fail) => {
    const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) && !isPublicAddress(host)) return fail(new Error(`${host} is no public address`))
    const sending = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(body.length) },
        lookup: publicLookup,
      },
      (answer) => {
        answer.resume()
        done({ status: answer.statusCode ?? 0 })
      },
    )
    sending.setTimeout(TIMEOUT, () => sending.destroy(new Error('the push service does not answer')))
    sending.on('error', fail)
    sending.end(body)
  })
