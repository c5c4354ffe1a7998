import type { AthleteProfile } from 'contract/programs/profile-calls'
import { isDay } from 'contract/programs/questions'
import { HEIGHT_RANGE, WEIGHT_RANGE } from 'contract/programs/rules'
import { errorText } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { DateField } from '../../../../ui/date-field/date-field'
import { Field } from '../../../../ui/form/field'
import { Form } from '../../../../ui/form/form'
import { FormError } from '../../../../ui/form/form-error'
import type { Problem } from '../../../../ui/form/store'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { useForm } from '../../../../ui/form/use-form'
import { useToast } from '../../../../ui/toast'
import { AccountSection, ListFallback } from '../../../auth/account/account-section'
import { useSession } from '../../../auth/session'
import { useAthleteProfile, useSaveBody } from '../../profile.api'
import { typedNumber } from '../session-sets'
import { dayOf } from '../week'
import { AthletePhoto } from './athlete-photo'
import { profileWords } from './words/profile-words'

/** Section of the account with the profile visible to coaches: photo, birth date, height and weight. */
export function AthleteSection() {
  const t = useT(profileWords)
  const { user } = useSession('customer')
  if (!user) return null
  return (
    <AccountSection title={t('athlete.title')} text={t('athlete.text')}>
      <Loaded userId={user.id} />
    </AccountSection>
  )
}

function Loaded({ userId }: { userId: string }) {
  const t = useT(profileWords)
  const { data, error, refetch } = useAthleteProfile(userId)
  if (!data) {
    return (
      <ListFallback
        failed={error !== null}
        title={t('athlete.failed')}
        loading={t('athlete.loading')}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <>
      <AthletePhoto userId={userId} photo={data.profilePhoto} />
      <BodyForm userId={userId} profile={data} />
    </>
  )
}

const EARLIEST = '1900-01-01'

type Values = { birthDate: string; height: string; weight: string }

/** An empty field is valid and removes the value. */
function bodyProblems({ birthDate, height, weight }: Values): Problem[] {
  const problems: Problem[] = []
  const outside = (typed: string, { min, max }: { min: number; max: number }) => {
    const number = typedNumber(typed)
    return number !== undefined && !(number >= min && number <= max)
  }
  if (birthDate !== '' && (!isDay(birthDate) || birthDate < EARLIEST || birthDate >= dayOf(new Date())))
    problems.push({ path: 'birthDate', code: 'programs.birth_date_invalid' })
  if (outside(height, HEIGHT_RANGE)) problems.push({ path: 'height', code: 'programs.height_invalid' })
  if (outside(weight, WEIGHT_RANGE)) problems.push({ path: 'weight', code: 'programs.weight_invalid' })
  return problems
}

function BodyForm({ userId, profile }: { userId: string; profile: AthleteProfile }) {
  const t = useT(errorWords, profileWords)
  const toast = useToast()
  const { mutateAsync: save } = useSaveBody(userId)
  const text = (value: number | null) => (value === null ? '' : String(value))
  const form = useForm<Values>({
    rules: bodyProblems,
    initial: {
      birthDate: profile.birthDate ?? '',
      height: text(profile.height),
      weight: text(profile.weight),
    },
    show: 'all',
    check: 'blur',
    errorText: (error) => errorText(t, error, t('athlete.notDone')),
    submit: async ({ birthDate, height, weight }) => {
      const body = { height: typedNumber(height) ?? null, weight: typedNumber(weight) ?? null }
      await save({ ...body, birthDate: birthDate || null })
      toast(t('athlete.saved'))
    },
  })
  const optional = { required: false, note: t('common.optional') } as const
  return (
    <Form form={form} className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <DateField
          name="birthDate"
          autoComplete="bday"
          min={EARLIEST}
          max={dayOf(new Date())}
          label={t('athlete.birthDate')}
          {...optional}
        />
        <Field name="height" kind="code" inputMode="decimal" label={t('athlete.height')} {...optional} />
        <Field name="weight" kind="code" inputMode="decimal" label={t('athlete.weight')} {...optional} />
      </div>
      <FormError />
      <SubmitButton className="justify-self-start" busyText={t('athlete.saving')}>
        {t('athlete.save')}
      </SubmitButton>
    </Form>
  )
}
