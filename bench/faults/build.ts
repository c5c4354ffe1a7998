import { buildServer } from '../lib/product'

/** The fault tests run against the built server, as it is started in production. */
export default function setup(): void {
  if (!process.env.TAVAN_SERVER) buildServer()
}
