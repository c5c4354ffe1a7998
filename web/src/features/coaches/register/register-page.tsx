import { Link, Navigate } from 'react-router'
import { areas } from '../../../api/areas'
import { useT } from '../../../i18n/i18n'
import { usePageTitle } from '../../../ui/page-title'
import { useSession } from '../../auth/session'
import { CoachAuthLayout } from '../coach-auth-layout'
import { coachWords } from '../words/coach-words'
import { RegisterForm } from './register-form'

export default function CoachRegisterPage() {
  const t = useT(coachWords)
  const { user } = useSession('coach')
  usePageTitle(t('coach.register.documentTitle'))

  if (user) return <Navigate to={areas.coach.homePath} replace />

  return (
    <CoachAuthLayout
      title={t('coach.register.title')}
      intro={t('coach.register.intro')}
      foot={
        <>
          <p>
            {t('coach.register.haveAccount')}{' '}
            <Link to="/coach/login" className="link font-semibold">
              {t('coach.register.signIn')}
            </Link>
          </p>
          <p>
            <Link
              to="/become-coach"
              className="link inline-flex min-h-9 items-center max-sm:min-h-10 text-sm"
            >
              {t('coach.register.apply')}
            </Link>
          </p>
        </>
      }
    >
      <RegisterForm />
    </CoachAuthLayout>
  )
}
