import { isWorkPath } from 'contract/site/address'
import { findWebPage, webPages } from 'contract/site/pages'
import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { programPages, wordPages } from './shop/rare-page'
import { sessionRoutes, shopRoutes } from './shop/routes'

const pathsOf = ({ path, children = [] }: RouteObject): string[] => [
  ...(path && path !== '*' ? [path] : []),
  ...children.flatMap(pathsOf),
]

/** Routes whose pages are decided in their own chunk. */
const decidedIn: Record<string, string[]> = {
  '/:page': Object.keys(wordPages).map((page) => `/${page}`),
  '/programs/:id/:part': Object.keys(programPages).map((part) => `/programs/:id/${part}`),
  '/blood-tests/:id': ['/blood-tests/:id', '/blood-tests/new'],
}

it('lists the same pages in the server and in the router (X-41)', () => {
  const inShop = webPages.flatMap(({ path }) => (isWorkPath(path) ? [] : [path]))
  const inRouter = [sessionRoutes, shopRoutes].flatMap(pathsOf).flatMap((path) => decidedIn[path] ?? [path])
  expect(inRouter.sort()).toEqual(inShop.sort())
  // Pages of the work areas have routes of their own.
  for (const path of ['/coach', '/coach/x', '/admin', '/admin/x/y'])
    expect(findWebPage(path), path).toBeDefined()
})
