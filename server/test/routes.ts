import type { FastifyInstance } from 'fastify'

/** Every registered route as `METHOD /path`, read from the router itself; HEAD goes with its GET. */
export async function routesOf(http: FastifyInstance): Promise<string[]> {
  await http.ready()
  const found: string[] = []
  const parents: string[] = []
  for (const line of http.printRoutes({ commonPrefix: false }).split('\n')) {
    const match = /^([│ ]*)[├└]── (.*) \(([A-Z, ]+)\)$/.exec(line)
    if (!match) continue
    const [, indent = '', path = '', methods = ''] = match
    const depth = indent.length / 4
    parents.length = depth
    parents.push(path)
    for (const method of methods.split(', ')) {
      if (method !== 'HEAD') found.push(`${method} ${parents.join('')}`)
    }
  }
  return found.sort()
}
