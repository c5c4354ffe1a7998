import { webPages } from 'contract/site/pages'
import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { shopRoutes } from './shop/routes'

const pathsOf = ({ path, children = [] }: RouteObject): string[] => [
  ...(path && path !== '*' ? [path] : []),
  ...children.flatMap(pathsOf),
]

it('X-41: the server knows every page of the router, and none that the router does not have', () => {
  const areas = ['/coach/*', '/admin/*']
  expect([...pathsOf(shopRoutes), ...areas].sort()).toEqual(webPages.map(({ path }) => path).sort())
})
