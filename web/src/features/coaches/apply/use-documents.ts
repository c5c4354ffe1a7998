import { useState } from 'react'
import { useField } from '../../../ui/form/context'
import { type Chosen, type Refusal, restoreDocument, takeFiles } from './documents'

/** Returns the form's documents and the refusals of the last selection. */
export function useDocuments() {
  const { form, change, problem } = useField<readonly Chosen[]>('documents')
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  // Undo can run after later selections or from another page, so it reads the current value.
  const now = () => form.values().documents as readonly Chosen[]
  const take = (next: { documents: readonly Chosen[]; refusals: readonly Refusal[] }) => {
    setRefusals(next.refusals)
    change(next.documents)
  }
  return {
    documents: now(),
    problem,
    refusals,
    add: (files: Iterable<File>) => take(takeFiles(now(), files)),
    remove: ({ id }: Chosen) => take({ documents: now().filter((one) => one.id !== id), refusals: [] }),
    restore: (document: Chosen, index: number) => take(restoreDocument(now(), document, index)),
  }
}
