import { MonthPanel } from '../../features/coach-dashboard/month/month-panel'
import { monthWords } from '../../features/coach-dashboard/month/words/month-words'
import CoachesPage from '../../features/programs/console/coaches-page'
import { useT } from '../../i18n/i18n'

/** Coaches of the console, with the work of a month below. */
export default function ConsoleCoachesPage() {
  return <CoachesPage below={Months} />
}

function Months() {
  const t = useT(monthWords)
  return (
    <section aria-labelledby="coach-months" className="grid gap-3 pt-6">
      <h2 id="coach-months" className="text-xl">
        {t('month.title')}
      </h2>
      <p className="max-w-prose text-ink-soft text-sm">{t('month.ofAll')}</p>
      <MonthPanel of={{ area: 'admin' }} />
    </section>
  )
}
