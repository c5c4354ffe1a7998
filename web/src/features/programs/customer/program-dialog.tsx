import type { UserProgram } from 'contract/programs/calls'
import { useNavigate, useSearchParams } from 'react-router'
import { refusalOf } from '../../../api/error-text'
import { useT } from '../../../i18n/i18n'
import { Dialog, DialogBody } from '../../../ui/dialog'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { Skeleton } from '../../../ui/skeleton'
import { useMyProgram } from '../programs.api'
import { NextStepLine } from './program-card'
import { ProgramTabs } from './program-tabs'
import { programsWords } from './words/programs-words'

interface Props {
  userId: string
  /** The program of the address; null where none is open. */
  openId: string | null
  /** Data of the program from the list. */
  listed: UserProgram | undefined
}

/** One program above the list. */
export function ProgramDialog({ userId, openId, listed }: Props) {
  const t = useT(programsWords)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const close = () => {
    // A close after the address changed has nothing to remove.
    if (!params.has('program')) return
    const rest = new URLSearchParams(params)
    rest.delete('program')
    rest.delete('tab')
    const search = rest.toString()
    void navigate({ pathname: '/programs', search: search && `?${search}` }, { replace: true })
  }
  return (
    <Dialog
      open={openId !== null}
      onClose={close}
      size="full"
      title={
        openId === null ? t('myPrograms.title') : <ProgramTitle userId={userId} id={openId} listed={listed} />
      }
    >
      <DialogBody className="mx-auto w-full max-w-5xl">
        {openId === null ? null : <Loaded userId={userId} id={openId} />}
      </DialogBody>
    </Dialog>
  )
}

/** Title of the plan, or the name of its program until the plan is read. */
function ProgramTitle({ userId, id, listed }: { userId: string; id: string; listed: Props['listed'] }) {
  const t = useT(programsWords)
  const { data } = useMyProgram(userId, id)
  return <bdi>{data?.programData?.title || listed?.programId.name || t('myPrograms.title')}</bdi>
}

function Loaded({ userId, id }: { userId: string; id: string }) {
  const t = useT(programsWords)
  const { data, error, refetch } = useMyProgram(userId, id)
  if (!data) {
    if (!error) return <DetailLoading />
    const title = refusalOf(error) ? t('myPrograms.detail.failed') : t('myPrograms.detail.exception')
    return <ErrorState heading="p" title={title} onRetry={() => void refetch()} />
  }
  const { programData } = data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <NextStepLine program={data.userProgram} />
      {programData ? (
        <ProgramTabs userId={userId} program={data} plan={programData} />
      ) : (
        <EmptyState
          drawing="clipboard"
          heading="h3"
          title={t('myPrograms.detail.noPlan')}
          text={t('myPrograms.detail.noPlanText')}
        />
      )}
    </div>
  )
}

function DetailLoading() {
  const t = useT(programsWords)
  return (
    <div role="status" aria-busy="true" className="grid gap-5">
      <span className="sr-only">{t('myPrograms.detail.loading')}</span>
      <Skeleton className="h-12" />
      <Skeleton className="h-40" />
      <Skeleton className="h-60" />
    </div>
  )
}
