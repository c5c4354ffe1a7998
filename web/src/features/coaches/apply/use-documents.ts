import { useState } from 'react'
import { useField } from '../../../ui/form/context'
import { type Chosen, type Refusal, restoreDocument, takeFiles } from './documents'

/** The documents of the form, and why the last files were not taken. */
export function useDocuments() {
  const { form, change, problem } = useField<readonly Chosen[]>('documents')
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  // Undo may come after other files were chosen, or from another page: it works on what is there then.
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
