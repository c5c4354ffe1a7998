import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  ConsoleCategory,
  createCategory as createCall,
  updateCategory as updateCall,
} from 'contract/catalog/console-category-calls'
import {
  createCategory,
  listConsoleCategories,
  orderCategories,
  setCategoryImage,
  updateCategory,
} from 'contract/catalog/console-routes'
import type { Sent } from 'contract/endpoint'
import { call } from '../../../../api/call'
import { upload } from '../../../../api/upload'
import { catalogueKey } from '../console-catalog.api'

const KEY = [...catalogueKey, 'categories'] as const

export function useCategories() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call(listConsoleCategories, { signal })).data.items,
    staleTime: 0,
  })
}

export type CategoryBody = Sent<typeof createCall>['body']

interface Saved {
  /** Absent for a new one. */
  id: string | undefined
  body: Sent<typeof updateCall>['body']
}

/** Adds a category or changes one, and gives it its picture; whatever shows categories asks for them again. */
export function useCategoryCalls() {
  const client = useQueryClient()
  const changed = () => client.invalidateQueries({ queryKey: catalogueKey })
  return {
    async save({ id, body }: Saved): Promise<ConsoleCategory> {
      const { data } = id
        ? await call(updateCategory, { params: { id }, body })
        : await call(createCategory, { body })
      void changed()
      return data
    },
    async sendPicture(id: string, file: File, onProgress: (share: number) => void): Promise<void> {
      const form = new FormData()
      form.append('images', file)
      await upload(setCategoryImage, form, {
        params: { id },
        onProgress: ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0),
      })
      void changed()
    },
  }
}

/** Sorts the categories optimistically; reverts on failure. */
export function useOrderCategories() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (ids: string[]) => (await call(orderCategories, { body: { ids } })).data.items,
    onMutate: (ids) => {
      const before = client.getQueryData<ConsoleCategory[]>(KEY)
      const at = (one: ConsoleCategory) => ids.indexOf(one._id)
      if (before)
        client.setQueryData(
          KEY,
          [...before].sort((a, b) => at(a) - at(b)),
        )
      return before
    },
    onError: (_error, _ids, before) => client.setQueryData(KEY, before),
    onSuccess: (items) => client.setQueryData(KEY, items),
  })
}
