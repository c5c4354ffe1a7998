import type { AthleteProfile } from 'contract/programs/profile-calls'
import { errorText } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { Form } from '../../../../ui/form/form'
import { FormError } from '../../../../ui/form/form-error'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { useForm } from '../../../../ui/form/use-form'
import { useToast } from '../../../../ui/toast'
import { AccountSection, ListFallback } from '../../../auth/account/account-section'
import { useSession } from '../../../auth/session'
import { useAthleteProfile, useSaveBody } from '../../profile.api'
import { AthletePhoto } from './athlete-photo'
import { type BodyValues, bodyOf, bodyProblems, bodyValues } from './body'
import { BodyFields } from './body-fields'
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

function BodyForm({ userId, profile }: { userId: string; profile: AthleteProfile }) {
  const t = useT(errorWords, profileWords)
  const toast = useToast()
  const { mutateAsync: save } = useSaveBody(userId)
  const form = useForm<BodyValues>({
    rules: bodyProblems,
    initial: bodyValues(profile),
    show: 'all',
    check: 'blur',
    errorText: (error) => errorText(t, error, t('athlete.notDone')),
    submit: async (values) => {
      await save(bodyOf(values))
      toast(t('athlete.saved'))
    },
  })
  return (
    <Form form={form} className="grid gap-5">
      <BodyFields />
      <FormError />
      <SubmitButton className="justify-self-start" busyText={t('athlete.saving')}>
        {t('athlete.save')}
      </SubmitButton>
    </Form>
  )
}
