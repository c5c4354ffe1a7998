import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { changePrices as changePricesCall } from 'contract/catalog/console-price-calls'
import type {
  ConsoleProduct,
  createProduct as createCall,
  duplicateProduct as duplicateCall,
  updateProduct as updateCall,
} from 'contract/catalog/console-product-calls'
import {
  addProductImages,
  adjustStock,
  archiveProduct,
  changePrices,
  createProduct,
  duplicateProduct,
  exportProducts,
  getConsoleProduct,
  listConsoleProducts,
  listProgramChoices,
  listStockMovements,
  restoreProduct,
  updateProduct,
} from 'contract/catalog/console-routes'
import type { ConsoleSort, ProductStatus, StockLevel } from 'contract/catalog/console-rules'
import type { adjustStock as adjustCall } from 'contract/catalog/console-stock-calls'
import type { Sent } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { call } from '../../../api/call'
import { fetchFile } from '../../../api/file'
import { addressOf } from '../../../api/http'
import { upload } from '../../../api/upload'
import { useLocale } from '../../../i18n/i18n'

export const catalogueKey = ['admin', 'catalogue'] as const
const listKey = [...catalogueKey, 'products'] as const
const movementsKey = [...catalogueKey, 'movements'] as const

export interface ProductsQuery {
  status: ProductStatus | undefined
  stock: StockLevel | undefined
  categoryId: string | undefined
  sort: ConsoleSort | undefined
  search: string
  page: number
}

/** Names come in the language of the page, so it is part of the key. */
export function useProducts(query: ProductsQuery) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: [...listKey, locale, query],
    queryFn: async ({ signal }) => (await call(listConsoleProducts, { query: { ...query }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** A product as it was read, with what a change of its stock has to show. */
export interface ReadProduct {
  product: ConsoleProduct
  etag: string
}

async function read(id: string, signal?: AbortSignal): Promise<ReadProduct> {
  let etag = ''
  const onHeaders = (headers: Headers) => {
    etag = headers.get('ETag') ?? ''
  }
  const { data } = await call(getConsoleProduct, { params: { id }, signal, onHeaders })
  return { product: data, etag }
}

const productQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: [...catalogueKey, 'product', id, locale],
    queryFn: ({ signal }) => read(id, signal),
    // A newer answer must not replace edited values: the save reports conflicts.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    gcTime: 0,
  })

export function useProduct(id: string) {
  const { locale } = useLocale()
  return useQuery(productQuery(id, locale))
}

/** Returns the fields that every change sends; absent ones stay unchanged, sale fields are validated together. */
export function requiredOf(product: ConsoleProduct) {
  const { name, sku, categoryId, price, salePrice, saleFrom, saleUntil, updatedAt } = product
  return { name, sku, categoryId, price, salePrice, saleFrom, saleUntil, updatedAt }
}

/** Returns a function that reads the current version of a product. */
export function useReadProduct() {
  const client = useQueryClient()
  const { locale } = useLocale()
  return (id: string) => client.fetchQuery({ ...productQuery(id, locale), staleTime: 0 })
}

/** Lists and movements are asked for again: the product changed. */
function changed(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: listKey })
  void client.invalidateQueries({ queryKey: movementsKey })
}

/** Reads and writes the product of an open page. */
export function useProductCalls(id: string) {
  const client = useQueryClient()
  const { locale } = useLocale()
  const query = productQuery(id, locale)
  const again = () => client.fetchQuery({ ...query, staleTime: 0 })
  return {
    /** The page shows the current version. */
    readAgain: again,
    async update(body: Sent<typeof updateCall>['body'], etag: string | undefined): Promise<ReadProduct> {
      await call(updateProduct, {
        params: { id },
        body,
        headers: etag ? { 'If-Match': etag } : undefined,
      })
      changed(client)
      return again()
    },
    async addPictures(files: readonly File[], onProgress: (share: number) => void, signal: AbortSignal) {
      const form = new FormData()
      for (const file of files) form.append('images', file)
      await upload(addProductImages, form, {
        params: { id },
        signal,
        onProgress: ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0),
      })
      changed(client)
      return again()
    },
  }
}

export function useCreateProduct() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Sent<typeof createCall>['body']) => (await call(createProduct, { body })).data,
    onSuccess: () => changed(client),
  })
}

interface Duplicate {
  id: string
  body: Sent<typeof duplicateCall>['body']
}

/** Creates a variant of a product. */
export function useDuplicateProduct() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, body }: Duplicate) =>
      (await call(duplicateProduct, { params: { id }, body })).data,
    onSuccess: () => changed(client),
  })
}

/** Changes the prices of several products. */
export function useChangePrices() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (products: Sent<typeof changePricesCall>['body']['products']) =>
      (await call(changePrices, { body: { products } })).data.items,
    // After a refusal too: a product has changed.
    onSettled: () => changed(client),
  })
}

/** Takes a product out of the shop, or brings it back. */
export function useOfferProduct() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, isActive }: { id: string; isActive: boolean }) =>
      isActive
        ? (await call(restoreProduct, { params: { id } })).data
        : (await call(archiveProduct, { params: { id } })).data,
    onSettled: () => changed(client),
  })
}

interface Adjustment {
  id: string
  /** The same for a repeat after a lost answer, which then counts once. */
  key: string
  body: Sent<typeof adjustCall>['body']
}

export function useAdjustStock() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, key, body }: Adjustment) =>
      (await call(adjustStock, { params: { id }, body, headers: { 'Idempotency-Key': key } })).data,
    // After a refusal too: the stock may have changed.
    onSettled: () => changed(client),
  })
}

export function useMovements(id: string, page: number) {
  return useQuery({
    queryKey: [...movementsKey, id, page],
    queryFn: async ({ signal }) => {
      const { data } = await call(listStockMovements, { params: { id }, query: { page }, signal })
      return { ...data, items: data.items.map((one) => ({ ...one, _id: one.id })) }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** The program templates that a product may open. */
export function useProgramChoices() {
  const { locale } = useLocale()
  return useQuery({
    queryKey: [...catalogueKey, 'programs', locale],
    queryFn: async ({ signal }) => (await call(listProgramChoices, { signal })).data.items,
  })
}

/** Products by name or SKU, to choose one from. */
export function useProductChoices(search: string) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: [...listKey, locale, 'choices', search],
    queryFn: async ({ signal }) =>
      (await call(listConsoleProducts, { query: { search, limit: 20 }, signal })).data.items,
    enabled: search.trim() !== '',
    placeholderData: keepPreviousData,
  })
}

/** All products as a CSV file. */
export function fetchExport(): Promise<Blob> {
  return fetchFile('admin', addressOf(exportProducts), 'text/csv')
}
