import type { PlanFit as Fit } from 'contract/catalog/plan-fit-calls'
import { Link } from 'react-router'
import { useLocale, useT } from '../../../i18n/i18n'
import { AnyIcon } from '../../../ui/any-icon'
import { usePlanFit } from './plan-fit.api'
import { planFitWords } from './words/plan-fit-words'

/** Says that plans of the customer use a product, and for what; nothing where none does. */
export default function PlanFit({ userId, productId }: { userId: string; productId: string }) {
  const t = useT(planFitWords)
  const { data = [] } = usePlanFit(userId, productId)
  if (data.length === 0) return null
  return (
    <aside aria-label={t('planFit.title')} className="flex gap-3 rounded-card bg-pine-wash px-4 py-3 text-sm">
      <AnyIcon name="check" className="mt-0.5 shrink-0 text-pine" />
      <div className="grid gap-1">
        <p className="font-semibold">{t('planFit.title')}</p>
        <ul className="grid gap-1">
          {data.map((fit) => (
            <OneFit key={`${fit.userProgramId} ${fit.kind}`} fit={fit} />
          ))}
        </ul>
      </div>
    </aside>
  )
}

function OneFit({ fit: { userProgramId, program, kind, names } }: { fit: Fit }) {
  const t = useT(planFitWords)
  const { tag } = useLocale()
  const list = new Intl.ListFormat(tag).format(names.map((name) => `\u2068${name}\u2069`))
  return (
    <li>
      {t(`planFit.kinds.${kind}`, { names: list })}
      {' · '}
      <Link to={`/programs/${userProgramId}/week`} className="link inline-flex min-h-6 items-center">
        <bdi>{program}</bdi>
      </Link>
    </li>
  )
}
