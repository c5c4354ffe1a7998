import AccountPage from '../../features/auth/account/account-page'
import { AthleteSection } from '../../features/programs/customer/profile/athlete-section'

/** The account with what a coach sees of the person: `auth` stands left of `programs` and may not import it. */
export default function ShopAccountPage() {
  return <AccountPage afterEmail={<AthleteSection />} />
}
