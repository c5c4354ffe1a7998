import AccountPage from '../../features/auth/account/account-page'
import { NotificationsSection } from '../../features/notifications/notifications-section'
import { PrivacySections } from '../../features/privacy/privacy-sections'
import { AthleteSection } from '../../features/programs/customer/profile/athlete-section'

/** Composes the account page with the athlete and privacy sections, which `auth` may not import. */
export default function ShopAccountPage() {
  return (
    <AccountPage
      afterEmail={<AthleteSection />}
      atEnd={
        <>
          <NotificationsSection />
          <PrivacySections />
        </>
      }
    />
  )
}
