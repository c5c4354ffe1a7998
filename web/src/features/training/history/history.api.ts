import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LoadUnit } from 'contract/programs/set-rules'
import { exportHistory } from 'contract/training/history-export-routes'
import { importHistory } from 'contract/training/history-routes'
import { fetchFile } from '../../../api/file'
import { addressOf } from '../../../api/http'
import { type UploadProgress, upload } from '../../../api/upload'

export interface HistoryFile {
  file: File
  /** Undefined while the person has not been asked. */
  unit: LoadUnit | undefined
  /** New names of exercises by their names in the file. */
  names: Readonly<Record<string, string>>
  /** True looks at the file and stores nothing. */
  dryRun: boolean
  onProgress: (progress: UploadProgress) => void
}

export function useImportHistory() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ file, unit, names, dryRun, onProgress }: HistoryFile) => {
      const form = new FormData()
      form.append('dryRun', String(dryRun))
      if (unit) form.append('unit', unit)
      if (Object.keys(names).length > 0) form.append('map', JSON.stringify(names))
      form.append('file', file)
      return (await upload(importHistory, form, { onProgress })).data
    },
    onSuccess: (_, { dryRun }) => {
      if (!dryRun) return client.invalidateQueries({ queryKey: ['training'] })
    },
  })
}

/** Reads my training history as a CSV file. */
export function fetchHistory(): Promise<Blob> {
  return fetchFile('customer', addressOf(exportHistory, {}), 'text/csv')
}
