import type { LoadUnit } from 'contract/programs/set-rules'
import type { HistoryImport } from 'contract/training/history-calls'
import { HISTORY_BYTES_MAX } from 'contract/training/history-rules'
import { MB } from 'contract/units'
import { useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { useImportHistory } from './history.api'
import { historyWords } from './words/history-words'

/** A file on its way: looked at first, stored when the person has seen what it holds. */
export function useHistoryFile() {
  const t = useT(errorWords, historyWords)
  const { mutateAsync: send } = useImportHistory()
  const [file, setFile] = useState<File>()
  const [preview, setPreview] = useState<HistoryImport>()
  const [unit, setUnit] = useState<LoadUnit>()
  const [names, setNames] = useState<Record<string, string>>({})
  const [sent, setSent] = useState<{ loaded: number; total: number }>()
  const [problem, setProblem] = useState<string>()
  const [stored, setStored] = useState<number>()

  async function pass(dryRun: boolean, chosen: File): Promise<HistoryImport | undefined> {
    setProblem(undefined)
    setSent({ loaded: 0, total: 0 })
    try {
      const typed = Object.entries(names).flatMap(([name, text]) =>
        text.trim() ? [[name, text.trim()] as const] : [],
      )
      return await send({
        file: chosen,
        unit,
        names: dryRun ? {} : Object.fromEntries(typed),
        dryRun,
        onProgress: setSent,
      })
    } catch (error) {
      setProblem(errorText(t, error, t('history.failed')))
      return undefined
    } finally {
      setSent(undefined)
    }
  }

  function drop(): void {
    setFile(undefined)
    setPreview(undefined)
    setUnit(undefined)
    setNames({})
    setProblem(undefined)
  }

  async function choose(chosen: File): Promise<void> {
    drop()
    setStored(undefined)
    if (chosen.size > HISTORY_BYTES_MAX)
      return setProblem(
        t.error('history.too_large', { file: chosen.name, HISTORY_MEGABYTES: HISTORY_BYTES_MAX / MB }),
      )
    setFile(chosen)
    setPreview(await pass(true, chosen))
  }

  async function save(): Promise<void> {
    if (!file || !preview) return
    if (preview.unit === null && unit === undefined) return setProblem(t.error('history.unit_needed'))
    const done = await pass(false, file)
    if (!done) return
    drop()
    setStored(done.added + done.changed)
  }

  return {
    preview,
    sent,
    problem,
    stored,
    unit,
    names,
    setUnit,
    rename: (name: string, text: string) => setNames((before) => ({ ...before, [name]: text })),
    choose,
    save,
    drop,
  }
}
