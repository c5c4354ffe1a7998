import {
  createCategory,
  getConsoleCategory,
  hideCategory,
  listConsoleCategories,
  orderCategories,
  restoreCategory,
  updateCategory,
} from 'contract/catalog/console-category-calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import type { Binder } from '../../../kernel/http/bind'
import * as categories from './categories.logic'

/** The staff's calls about categories. */
export function categoryRoutes(bind: Binder, deps: Deps): void {
  const { db } = deps
  bind(listConsoleCategories, async () => ({ data: { items: await categories.listCategories(db) } }))
  bind(getConsoleCategory, async ({ params }) => ({ data: await categories.getCategory(db, params.id) }))
  bind(createCategory, async ({ body, ...call }) => ({
    data: await categories.createCategory(deps, auditSource(deps, call), body),
  }))
  bind(updateCategory, async ({ params, body, ...call }) => ({
    data: await categories.updateCategory(deps, auditSource(deps, call), params.id, body),
  }))
  bind(hideCategory, async ({ params, ...call }) => ({
    data: await categories.setActive(deps, auditSource(deps, call), params.id, false),
  }))
  bind(restoreCategory, async ({ params, ...call }) => ({
    data: await categories.setActive(deps, auditSource(deps, call), params.id, true),
  }))
  bind(orderCategories, async ({ body, ...call }) => ({
    data: { items: await categories.orderCategories(deps, auditSource(deps, call), body.ids) },
  }))
}
