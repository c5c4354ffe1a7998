import { webPages } from 'contract/site/pages'
import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { shopRoutes } from './shop/routes'

const pathsOf = ({ path, children = [] }: RouteObject): string[] => [
  ...(path && path !== '*' ? [path] : []),
  ...children.flatMap(pathsOf),
]

it('lists the same pages in the server and in the router (X-41)', () => {
  const areas = ['/coach/*', '/admin/*']
  expect([...pathsOf(shopRoutes), ...areas].sort()).toEqual(webPages.map(({ path }) => path).sort())
})
