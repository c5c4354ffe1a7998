import { AthletePhoto } from '../profile/athlete-photo'
import { BodyFields } from '../profile/body-fields'
import { Consent } from './steps'

interface Props {
  userId: string
  photo: string | null
  consentNeeded: boolean
}

/** First step: photo, birth date, height and weight of the profile, all optional, and the consent (decision X-104). */
export function BodyStep({ userId, photo, consentNeeded }: Props) {
  return (
    <div className="grid gap-7">
      <BodyFields />
      <AthletePhoto userId={userId} photo={photo} />
      {consentNeeded ? <Consent /> : null}
    </div>
  )
}
