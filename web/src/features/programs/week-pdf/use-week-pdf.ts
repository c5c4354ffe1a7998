import { useT } from '../../../i18n/i18n'
import { useSavedFile } from '../../../ui/use-saved-file'
import { fetchWeekPdf } from './week-pdf.api'
import { weekPdfWords } from './words/week-pdf-words'

export interface WeekOfPlan {
  /** Area whose session reads the plan. */
  area: 'customer' | 'coach'
  id: string
  /** Week of the program, from 1; the current one where it is missing. */
  week?: number | undefined
}

/** Saves a week of a plan as a PDF to print. */
export function useWeekPdf({ area, id, week }: WeekOfPlan) {
  const t = useT(weekPdfWords)
  return useSavedFile(() => fetchWeekPdf(area, id, week), {
    name: 'tavan-week.pdf',
    failed: t('weekPdf.failed'),
  })
}
