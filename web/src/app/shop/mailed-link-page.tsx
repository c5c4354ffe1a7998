import ChangeEmailPage from '../../features/auth/links/change-email-page'
import KeepEmailPage from '../../features/auth/links/keep-email-page'
import ResetPage from '../../features/auth/links/reset-page'
import VerifyEmailPage from '../../features/auth/links/verify-email-page'
import KeepAccountPage from '../../features/privacy/keep-account-page'

const pages = {
  verify: VerifyEmailPage,
  change: ChangeEmailPage,
  keep: KeepEmailPage,
  account: KeepAccountPage,
  reset: ResetPage,
}

/** A page that a mailed link opens; small enough to load together, so that the shop names one file for all of them. */
export default function MailedLinkPage({ page }: { page: keyof typeof pages }) {
  const Page = pages[page]
  return <Page />
}
