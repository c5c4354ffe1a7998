import { Link, Navigate } from 'react-router'
import { areas } from '../../../api/areas'
import { usePageTitle } from '../../../ui/page-title'
import { useSession } from '../../auth/session'
import { CoachAuthLayout } from '../coach-auth-layout'
import { useMessages } from '../words/use-messages'
import { RegisterForm } from './register-form'

export default function CoachRegisterPage() {
  const t = useMessages()
  const { user } = useSession('coach')
  usePageTitle(t('register.documentTitle'))

  if (user) return <Navigate to={areas.coach.homePath} replace />

  return (
    <CoachAuthLayout
      title={t('register.title')}
      intro={t('register.intro')}
      foot={
        <>
          <p>
            {t('register.haveAccount')}{' '}
            <Link to="/coach/login" className="link font-semibold">
              {t('register.signIn')}
            </Link>
          </p>
          <p>
            <Link to="/become-coach" className="link inline-flex min-h-9 items-center text-sm">
              {t('register.apply')}
            </Link>
          </p>
        </>
      }
    >
      <RegisterForm />
    </CoachAuthLayout>
  )
}
