import { useT } from '../../../i18n/i18n'
import { EmptyState } from '../../../ui/empty-state'
import { LinkButton } from '../../../ui/link-button'
import { useMyPrograms } from '../../programs/programs.api'
import { todayWords } from './words/today-words'

/** The day of a person without a running program: why, and where to go on. */
export function NoProgram({ userId }: { userId: string }) {
  const t = useT(todayWords)
  const { data: programs = [] } = useMyPrograms(userId)
  const waits = (['pending', 'paused'] as const).find((status) =>
    programs.some((program) => program.status === status),
  )
  return (
    <EmptyState
      heading="h1"
      drawing="clipboard"
      title={t('today.none.title')}
      text={t(waits ? `today.none.${waits}` : 'today.none.text')}
    >
      {waits ? null : <LinkButton to="/shop/category/programs">{t('today.none.explore')}</LinkButton>}
      <LinkButton to="/programs" kind={waits ? 'primary' : 'secondary'}>
        {t('today.none.programs')}
      </LinkButton>
    </EmptyState>
  )
}
