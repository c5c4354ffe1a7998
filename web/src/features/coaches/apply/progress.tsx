import { useT } from '../../../i18n/i18n'
import { Icon } from '../../../ui/icon'
import { PlateArc } from '../../../ui/plate-arc'
import type { Application } from './application'
import { completeParts, partNames } from './form-sections'
import { applyWords } from './words/apply-words'

/** Overview of complete sections on wide screens; narrow ones show only the ticks of the headings. */
export function Progress({ application }: { application: Application }) {
  const t = useT(applyWords)
  const complete = completeParts(application)
  return (
    <section aria-labelledby="progress" className="grid gap-4 max-lg:hidden">
      <div className="flex items-center gap-4">
        <PlateArc size={56} stroke={3.5} value={complete.size / partNames.length} />
        <div>
          <h2 id="progress" className="text-xl">
            {t('apply.progress.title')}
          </h2>
          <p className="text-ink-soft text-sm tabular-nums">
            {t('apply.progress.count', { count: complete.size, all: partNames.length })}
          </p>
        </div>
      </div>
      <ul className="grid gap-2 text-sm">
        {partNames.map((name) => (
          <li key={name} className="flex items-center gap-2.5">
            <span className="grid size-5 place-items-center text-pine">
              {complete.has(name) ? (
                <Icon name="check" size={18} />
              ) : (
                <span className="size-1.5 rounded-pill bg-edge" />
              )}
            </span>
            {t(`apply.parts.${name}`)}
            <span className="sr-only">
              , {complete.has(name) ? t('apply.progress.complete') : t('apply.progress.open')}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm">{t('apply.progress.kept')}</p>
    </section>
  )
}
