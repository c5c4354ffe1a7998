import { useT } from '../../../i18n/i18n'
import { AnyIcon } from '../../../ui/any-icon'
import { Button } from '../../../ui/button'
import { useWeekPdf, type WeekOfPlan } from './use-week-pdf'
import { weekPdfWords } from './words/week-pdf-words'

/** Saves a week of a plan as a PDF to print. */
export function WeekPdfButton({ size = 'sm', ...week }: WeekOfPlan & { size?: 'sm' | 'md' }) {
  const t = useT(weekPdfWords)
  const { save, isBusy } = useWeekPdf(week)
  return (
    <Button kind="secondary" size={size} busy={isBusy} onClick={save}>
      <AnyIcon name="download" size={18} />
      {t('weekPdf.save')}
    </Button>
  )
}
