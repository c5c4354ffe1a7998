import type { ProgramData } from 'contract/programs/plan'
import { useT } from '../../../i18n/i18n'
import { Fact } from '../../../ui/fact'
import { LinkButton } from '../../../ui/link-button'
import { measuredWords } from '../measured/words/measured-words'
import { OwnMeasurements } from './own-measurements'
import { ListPart, Part } from './program-parts'
import type { TabProps } from './tab-props'
import { programsWords } from './words/programs-words'

const TARGETS = ['weight', 'bodyComposition', 'performance', 'photos'] as const

/** Goals, and the customer's measurements. */
export function TrackingTab(props: TabProps) {
  const t = useT(programsWords)
  const { tracking } = props.plan
  return (
    <div className="grid gap-8">
      <OwnMeasurements {...props} />
      <Part title={t('myPrograms.tracking.photos')} text={t('myPrograms.tracking.photosText')}>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={`/programs/${props.program.userProgram.id}/progress`}>
            {t('myPrograms.tracking.openProgress')}
          </LinkButton>
          <LinkButton to={`/programs/${props.program.userProgram.id}/photos`} kind="secondary">
            {t('myPrograms.tracking.openPhotos')}
          </LinkButton>
          <LinkButton to={`/programs/${props.program.userProgram.id}/check-ins`} kind="secondary">
            {t('myPrograms.tracking.openCheckIns')}
          </LinkButton>
        </div>
      </Part>
      <Targets measurements={tracking.measurements} />
      <div className="grid gap-8 sm:grid-cols-2">
        <ListPart title={t('myPrograms.tracking.indicators')} entries={tracking.indicators} />
        <ListPart title={t('myPrograms.tracking.metrics')} entries={tracking.metrics} />
        <ListPart title={t('myPrograms.tracking.goals')} entries={tracking.goals} />
        {tracking.frequency ? (
          <Part title={t('myPrograms.tracking.frequency')}>
            <p dir="auto" className="w-fit text-start">
              {tracking.frequency}
            </p>
          </Part>
        ) : null}
      </div>
    </div>
  )
}

/** Each with where it began and where it is to go. */
function Targets({ measurements }: { measurements: ProgramData['tracking']['measurements'] }) {
  const t = useT(programsWords, measuredWords)
  const kg = (value: number | null) => (value === null ? '' : t('measured.value.kg', { n: value }))
  const rows = TARGETS.map((name) => {
    if (name !== 'weight') return { name, ...measurements[name] }
    const { initial, target } = measurements.weight
    return { name, initial: kg(initial), target: kg(target) }
  }).filter(({ initial, target }) => initial !== '' || target !== '')
  if (rows.length === 0) return null
  return (
    <Part title={t('myPrograms.tracking.targets')}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {rows.map(({ name, initial, target }) => (
          <li key={name} className="grid gap-2 rounded-card border border-hairline p-4">
            <h4 className="font-semibold">{t(`myPrograms.tracking.targetOf.${name}`)}</h4>
            <dl className="grid grid-cols-2 gap-3">
              <Fact name={t('myPrograms.tracking.initial')}>
                <bdi>{initial || '–'}</bdi>
              </Fact>
              <Fact name={t('myPrograms.tracking.goal')}>
                <bdi>{target || '–'}</bdi>
              </Fact>
            </dl>
          </li>
        ))}
      </ul>
    </Part>
  )
}
