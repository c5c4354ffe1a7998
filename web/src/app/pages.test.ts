import { isWorkPath } from 'contract/site/address'
import { findWebPage, webPages } from 'contract/site/pages'
import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { sessionRoutes, shopRoutes } from './shop/routes'

const pathsOf = ({ path, children = [] }: RouteObject): string[] => [
  ...(path && path !== '*' ? [path] : []),
  ...children.flatMap(pathsOf),
]

it('lists the same pages in the server and in the router (X-41)', () => {
  const inShop = webPages.flatMap(({ path }) => (isWorkPath(path) ? [] : [path]))
  expect([sessionRoutes, shopRoutes].flatMap(pathsOf).sort()).toEqual(inShop.sort())
  // Pages of the work areas have routes of their own.
  for (const path of ['/coach', '/coach/x', '/admin', '/admin/x/y'])
    expect(findWebPage(path), path).toBeDefined()
})
