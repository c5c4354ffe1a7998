import { buildServer } from '../lib/product'

/** Builds the server, so that the fault tests run what production runs. */
export default function setup(): void {
  if (!process.env.TAVAN_SERVER) buildServer()
}
