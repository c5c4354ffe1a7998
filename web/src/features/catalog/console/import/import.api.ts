import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  ImportError,
  ProductImport,
  runProductImport as runCall,
} from 'contract/catalog/console-import-calls'
import {
  getProductImport,
  importProducts,
  listImportErrors,
  listProductImports,
  runProductImport,
} from 'contract/catalog/console-routes'
import type { Sent } from 'contract/endpoint'
import { SECOND } from 'contract/units'
import { call } from '../../../../api/call'
import { upload } from '../../../../api/upload'
import { catalogueKey } from '../console-catalog.api'

const KEY = [...catalogueKey, 'imports'] as const

/** Polling interval of a running import in ms. */
const PAUSE = 1 * SECOND

export const isUnderWay = ({ status }: Pick<ProductImport, 'status'>) =>
  status === 'waiting' || status === 'running'

/** An import, asked for again and again until it is over. */
export function useImport(id: string) {
  return useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: async ({ signal }) => (await call(getProductImport, { params: { id }, signal })).data,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? PAUSE : false),
    staleTime: 0,
  })
}

export function useImports() {
  return useQuery({
    queryKey: [...KEY, 'list'],
    queryFn: async ({ signal }) => (await call(listProductImports, { signal })).data.items,
    staleTime: 0,
  })
}

export function useImportErrors(id: string, page: number) {
  return useQuery({
    queryKey: [...KEY, 'errors', id, page],
    queryFn: async ({ signal }) => {
      const { data } = await call(listImportErrors, { params: { id }, query: { page }, signal })
      const items = data.items.map((one, at) => ({ ...one, _id: `${one.line}-${at}` }))
      return { ...data, items }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

const PAGE = 100

/** Every wrong line of an import. */
export async function fetchImportErrors(id: string): Promise<ImportError[]> {
  const all: ImportError[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data } = await call(listImportErrors, { params: { id }, query: { page, limit: PAGE } })
    all.push(...data.items)
    pages = data.totalPages
  }
  return all
}

interface CheckedFile {
  file: File
  setStock: boolean
  onProgress: (share: number) => void
}

/** Sends a file to be checked; nothing is written yet. */
export function useCheckFile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ file, setStock, onProgress }: CheckedFile) => {
      const form = new FormData()
      form.append('dryRun', 'true')
      form.append('setStock', String(setStock))
      form.append('file', file)
      const { data } = await upload(importProducts, form, {
        onProgress: ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0),
      })
      return data
    },
    onSuccess: () => void client.invalidateQueries({ queryKey: KEY }),
  })
}

/** Imports what a dry run has looked at, or checks it once more with other choices. */
export function useRunImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, body = {} }: { id: string; body?: Sent<typeof runCall>['body'] }) =>
      (await call(runProductImport, { params: { id }, body })).data,
    onSuccess: () => void client.invalidateQueries({ queryKey: catalogueKey }),
  })
}
