import type { ConsoleProgram } from 'contract/programs/user-program-calls'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { isNotFound } from '../../../api/error-text'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { DateText } from '../../../ui/date'
import { BackToList, DetailLoading, DetailMissing } from '../../../ui/detail-page'
import { ErrorState } from '../../../ui/error-state'
import { EmailLink, Fact } from '../../../ui/fact'
import { Notice } from '../../../ui/notice'
import { usePageTitle } from '../../../ui/page-title'
import { PlateArc } from '../../../ui/plate-arc'
import { Coached } from './coached'
import { useConsoleProgram } from './console-programs.api'
import { HandOverDialog } from './hand-over-dialog'
import { ProgramState } from './program-state'
import { consoleProgramsWords } from './words/console-programs-words'

const LIST = '/admin/programs/people'

/** Somebody's program as staff see it: where it stands and who coaches it. No health data. */
export default function ProgramPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useConsoleProgram(id)
  const t = useT(consoleWords, consoleProgramsWords)
  usePageTitle(
    t('console.title', {
      page: data
        ? t('consolePrograms.program.documentTitle', { name: isolatedName(fullName(data.user)) })
        : t('consolePrograms.people.title'),
    }),
  )
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 sm:px-8 lg:py-8">
      <BackToList to={LIST}>{t('consolePrograms.program.back')}</BackToList>
      {data ? (
        <Program key={data._id} program={data} />
      ) : isNotFound(error) ? (
        <DetailMissing
          title={t('consolePrograms.program.missing')}
          text={t('consolePrograms.program.missingText')}
          back={t('consolePrograms.program.back')}
          to={LIST}
        />
      ) : error ? (
        <ErrorState heading="h1" title={t('consolePrograms.program.failed')} onRetry={() => void refetch()} />
      ) : (
        <DetailLoading label={t('consolePrograms.program.loading')} />
      )}
    </div>
  )
}

function Program({ program }: { program: ConsoleProgram }) {
  const t = useT(consoleProgramsWords)
  const [handing, setHanding] = useState(false)
  const { user, coach, programId, status } = program
  const over = status === 'completed' || status === 'deactivated'
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="grid min-w-0 gap-2">
          <h1 tabIndex={-1} className="wide text-2xl">
            <bdi>{fullName(user)}</bdi>
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            <ProgramState status={status} />
            <bdi>{programId.name}</bdi>
            <span>
              {t('consolePrograms.program.opened')} <DateText value={program.createdAt} look="time" />
            </span>
          </p>
        </div>
        <Button kind={coach ? 'secondary' : 'primary'} onClick={() => setHanding(true)}>
          {t(coach ? 'consolePrograms.program.handOver' : 'consolePrograms.program.assign')}
        </Button>
      </header>
      {coach || over ? null : <Notice kind="warn">{t('consolePrograms.program.waits')}</Notice>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 border-hairline border-t pt-7 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <Coached program={program} />
        <aside className="grid gap-7 rounded-card border border-hairline bg-raised p-5">
          <State program={program} />
          <section aria-labelledby="athlete" className="grid gap-3 border-hairline border-t pt-6">
            <h2 id="athlete" className="text-lg">
              {t('consolePrograms.program.athlete')}
            </h2>
            <dl className="grid gap-3">
              <Fact name={t('consolePrograms.program.name')}>
                <bdi>{fullName(user)}</bdi>
              </Fact>
              <Fact name={t('consolePrograms.program.email')}>
                <EmailLink address={user.email} />
              </Fact>
            </dl>
          </section>
        </aside>
      </div>
      {handing ? <HandOverDialog program={program} onClose={() => setHanding(false)} /> : null}
    </>
  )
}

function State({ program }: { program: ConsoleProgram }) {
  const t = useT(consoleProgramsWords)
  const { programId, startDate, progress, currentWeek, totalWeeks } = program
  return (
    <section aria-labelledby="state" className="grid gap-3">
      <h2 id="state" className="text-lg">
        {t('consolePrograms.program.state')}
      </h2>
      <dl className="grid gap-3">
        <Fact name={t('consolePrograms.program.template')}>
          <Link to={`/admin/programs/${programId._id}`} className="link">
            <bdi>{programId.name}</bdi>
          </Link>
        </Fact>
        <Fact name={t('consolePrograms.program.started')}>
          {startDate ? <DateText value={startDate} look="short" /> : t('consolePrograms.program.notStarted')}
        </Fact>
        <Fact name={t('consolePrograms.program.progress')}>
          <span className="flex items-center gap-2 tabular-nums">
            <PlateArc size={22} value={progress / 100} stroke={3.5} />
            {t('consolePrograms.people.percent', { n: progress })}
          </span>
        </Fact>
        <Fact name={t('consolePrograms.program.week')}>
          <span className="tabular-nums">
            {t('consolePrograms.program.weeks', { current: currentWeek, total: totalWeeks })}
          </span>
        </Fact>
      </dl>
    </section>
  )
}
