import { useMutation } from '@tanstack/react-query'
import type { ReturnLine } from 'contract/orders/return-calls'
import { requestReturn } from 'contract/orders/return-routes'
import { call } from '../../../api/call'
import { upload } from '../../../api/upload'

interface Wish {
  lines: Pick<ReturnLine, 'itemId' | 'quantity'>[]
  reason: string
  photos: readonly File[]
  /** Idempotency key. */
  key: string
  /** Receives the share of the bytes that were sent, 0 to 1. */
  onProgress: (share: number) => void
}

/** Asks to return units of an order, with photos where there are any. */
export function useRequestReturn(orderNumber: string) {
  return useMutation({
    mutationFn: async ({ lines, reason, photos, key, onProgress }: Wish) => {
      const params = { orderNumber }
      const headers = { 'Idempotency-Key': key }
      if (photos.length === 0)
        return (await call(requestReturn, { params, headers, body: { lines, reason } })).data
      const form = new FormData()
      form.append('reason', reason)
      form.append('lines', JSON.stringify(lines))
      for (const photo of photos) form.append('photos', photo, photo.name)
      const { data } = await upload(requestReturn, form, {
        ...{ params, headers },
        onProgress: ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0),
      })
      return data
    },
  })
}
