import AccountPage from '../../features/auth/account/account-page'
import { PrivacySections } from '../../features/privacy/privacy-sections'
import { AthleteSection } from '../../features/programs/customer/profile/athlete-section'
import { lazyPage } from '../../ui/lazy-page'

/** Lazy, so that the first load of the shop names none of their messages. */
const AccountPlaces = lazyPage(() => import('./account-places'))
const AccountReminders = lazyPage(() => import('./account-reminders'))

/** Composes the account page with sections that `auth` may not import. */
export default function ShopAccountPage() {
  return (
    <AccountPage
      places={<AccountPlaces />}
      afterEmail={<AthleteSection />}
      atEnd={
        <>
          <AccountReminders />
          <PrivacySections />
        </>
      }
    />
  )
}
