import AccountPage from '../../features/auth/account/account-page'
import { PrivacySections } from '../../features/privacy/privacy-sections'
import { AthleteSection } from '../../features/programs/customer/profile/athlete-section'

/** The account with what a coach sees of the person, and what is stored: `auth` stands left of both and may import neither. */
export default function ShopAccountPage() {
  return <AccountPage afterEmail={<AthleteSection />} atEnd={<PrivacySections />} />
}
