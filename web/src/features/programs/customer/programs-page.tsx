import { useSearchParams } from 'react-router'
import { refusalOf } from '../../../api/error-text'
import { useT } from '../../../i18n/i18n'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { useSession } from '../../auth/session'
import { useMyPrograms } from '../programs.api'
import { ProgramDialog } from './program-dialog'
import { ProgramList } from './program-list'
import { ProgramsSkeleton } from './programs-skeleton'
import { programsWords } from './words/programs-words'

/** My programs; `?program=` opens one of them above the list, `&tab=` at one of its parts. */
export default function ProgramsPage() {
  const t = useT(programsWords)
  const { user } = useSession('customer')
  usePageTitle(t('myPrograms.documentTitle'))
  return (
    <div className="page grid grid-cols-1 gap-7 py-8 max-sm:[--control-sm:2.75rem] sm:py-12">
      <h1 tabIndex={-1} className="wide text-3xl">
        {t('myPrograms.title')}
      </h1>
      {user ? <Programs userId={user.id} /> : null}
    </div>
  )
}

function Programs({ userId }: { userId: string }) {
  const t = useT(programsWords)
  const [params] = useSearchParams()
  const { data: programs, error, refetch } = useMyPrograms(userId)
  const openId = params.get('program')
  if (!programs) {
    if (!error) return <ProgramsSkeleton />
    const title = refusalOf(error) ? t('myPrograms.failed') : t('myPrograms.exception')
    return <ErrorState title={title} onRetry={() => void refetch()} />
  }
  if (programs.length === 0) {
    return (
      <EmptyState drawing="clipboard" title={t('myPrograms.empty.title')} text={t('myPrograms.empty.text')}>
        <LinkButton to="/shop">{t('myPrograms.empty.explore')}</LinkButton>
      </EmptyState>
    )
  }
  return (
    <>
      <ProgramList programs={programs} />
      <ProgramDialog userId={userId} listed={programs.find(({ _id }) => _id === openId)} openId={openId} />
    </>
  )
}
