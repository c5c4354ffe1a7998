// Preloaded by the product's process: sends its calls to Stripe to a stand-in on this machine, whose port is in the URL.
import http from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'

const port = new URL(import.meta.url).searchParams.get('port')
const { request } = https
https.request = (options, ...rest) => {
  if (options?.host !== 'api.stripe.com') return request(options, ...rest)
  const { agent: _, ciphers: __, ...same } = options
  return http.request({ ...same, protocol: 'http:', host: '127.0.0.1', port }, ...rest)
}
syncBuiltinESMExports()
