import { useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { saveFile } from '../../../ui/save-file'
import { useToast } from '../../../ui/toast'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { fetchWeekPdf } from './week-pdf.api'
import { weekPdfWords } from './words/week-pdf-words'

export interface WeekOfPlan {
  /** Area whose session reads the plan. */
  area: 'customer' | 'coach'
  id: string
  /** Week of the program, from 1; the current one where it is missing. */
  week?: number | undefined
}

/** Saves a week of a plan as a PDF to print, once for a double click. */
export function useWeekPdf({ area, id, week }: WeekOfPlan) {
  const t = useT(errorWords, weekPdfWords)
  const toast = useToast()
  const oneAtATime = useOneAtATime()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    try {
      saveFile(await fetchWeekPdf(area, id, week), 'tavan-week.pdf')
    } catch (error) {
      toast(errorText(t, error, t('weekPdf.failed')), { kind: 'alert' })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, save: () => void oneAtATime('save', save) }
}
