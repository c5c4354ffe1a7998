import {
  exportProducts,
  getProductImport,
  importProducts,
  listImportErrors,
  listProductImports,
  runProductImport,
} from 'contract/catalog/console-import-calls'
import type { Deps } from '../../../deps'
import { auditSource, recordAudit } from '../../../kernel/audit/audit'
import { Attachment } from '../../../kernel/http/attachment'
import type { Binder } from '../../../kernel/http/bind'
import * as csv from './export'
import * as imports from './import.logic'

/** The staff's calls about products in CSV files. */
export function importRoutes(bind: Binder, deps: Deps): void {
  const { db } = deps
  bind(exportProducts, async (call) => {
    await recordAudit(db, auditSource(deps, call), { action: 'products_exported' })
    return new Attachment('products.csv', csv.exportProducts(db), { type: 'text/csv; charset=utf-8' })
  })
  bind(
    importProducts,
    async ({ body, upload, ...call }) => ({
      data: await imports.startImport(deps, auditSource(deps, call), body, upload),
    }),
    { kind: 'upload' },
  )
  bind(listProductImports, async ({ query }) => ({ data: await imports.listImports(db, query) }))
  bind(getProductImport, async ({ params }) => ({ data: await imports.getImport(db, params.id) }))
  bind(listImportErrors, async ({ params, query }) => ({
    data: await imports.listErrors(db, params.id, query),
  }))
  bind(runProductImport, async ({ params, body, ...call }) => ({
    data: await imports.runImport(deps, auditSource(deps, call), params.id, body),
  }))
}
