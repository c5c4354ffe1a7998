import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { pageOf, pageQuery } from '../page'
import { multipartOf } from '../upload'
import { IMPORT_BYTES_MAX, IMPORT_ERRORS_PER_PAGE, IMPORTS_PER_PAGE, importStatuses } from './console-rules'

const params = z.object({ id: Id })
const staff = { allow: 'admin', staff: 'catalogue' } as const

/** All products with all their fields, as `importProducts` takes them; a cell that a table program would compute is led by an apostrophe. */
export const exportProducts = endpoint({
  method: 'GET',
  path: '/admin/products/export',
  ...staff,
  summary: 'All products as a CSV file',
  file: '*/*',
})

/** An import and how far it is; `lines` are those below the heading. */
export const ProductImport = z.object({
  _id: z.string(),
  fileName: z.string(),
  /** Nothing is written: it only says what would be. */
  dryRun: z.boolean(),
  /** True if the file's stock replaces the stock of existing products. */
  setStock: z.boolean(),
  status: z.enum(importStatuses),
  lines: z.number().int(),
  done: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  /** Lines that were left out, each with at least one error. */
  refused: z.number().int(),
  by: z.string().optional(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})
export type ProductImport = z.infer<typeof ProductImport>

const yes = z
  .enum(['true', 'false'], 'request.wrong_type')
  .default('false')
  .transform((value) => value === 'true')

/**
 * Starts the import of a CSV file of products as a job. `sku` identifies a product: an existing one gets the columns of
 * the file, any other is added. Invalid lines are skipped and listed.
 */
export const importProducts = endpoint({
  method: 'POST',
  path: '/admin/products/import',
  ...staff,
  summary: 'Import products from a CSV file',
  status: 201,
  body: z.object({ dryRun: yes, setStock: yes }),
  multipart: multipartOf({ extensions: [], fileBytes: IMPORT_BYTES_MAX, files: 1 }, { field: 'file' }),
  data: ProductImport,
})

export const listProductImports = endpoint({
  method: 'GET',
  path: '/admin/products/imports',
  ...staff,
  summary: 'Imports of products, the newest first',
  query: z.object(pageQuery({ limit: IMPORTS_PER_PAGE })),
  data: pageOf(ProductImport),
})

export const getProductImport = endpoint({
  method: 'GET',
  path: '/admin/products/imports/:id',
  ...staff,
  summary: 'How far an import is',
  params,
  data: ProductImport,
})

/** Problem of a line; `line` counts from 1 for the heading, `column` is named as in the heading. */
export const ImportError = z.object({
  line: z.number().int(),
  column: z.string().optional(),
  /** An error code; its text is that of the error. */
  code: z.string(),
  value: z.string().optional(),
})
export type ImportError = z.infer<typeof ImportError>

export const listImportErrors = endpoint({
  method: 'GET',
  path: '/admin/products/imports/:id/errors',
  ...staff,
  summary: 'What was wrong with the lines of an import',
  params,
  query: z.object(pageQuery({ limit: IMPORT_ERRORS_PER_PAGE })),
  data: pageOf(ImportError),
})

/** Imports the file of a dry run that is done. */
export const runProductImport = endpoint({
  method: 'POST',
  path: '/admin/products/imports/:id/run',
  ...staff,
  summary: 'Import what a dry run has looked at',
  params,
  status: 201,
  data: ProductImport,
})
