import { type Locale, localeCodes, locales } from 'contract/locale'
import type { ComponentType } from 'react'
import { useLocale, useT } from '../../../i18n/i18n'
import { ErrorState } from '../../../ui/error-state'
import { usePageTitle } from '../../../ui/page-title'
import { Select } from '../../../ui/select'
import { Skeleton } from '../../../ui/skeleton'
import { AccountSection } from '../../auth/account/account-section'
import { useSession } from '../../auth/session'
import { TotpSection } from '../../auth/totp/totp-section'
import { useCoachSettings, useSaveCoachLanguage } from '../coaches.api'
import { coachWords } from '../words/coach-words'
import { PasswordSection } from './password-section'
import { SettingsForm } from './settings-form'

/** Controls for digits and theme, and the section of new messages, passed in by the page layout. */
interface Look {
  digitsChoice: ComponentType
  themeChoice: ComponentType<{ label: string }>
}

interface Props extends Look {
  notice: ComponentType
}

/** Language, look, dates, notifications, working hours and password of a coach (decision X-60). */
export default function SettingsPage({ notice: NoticeSection, ...look }: Props) {
  const t = useT(coachWords)
  const { user } = useSession('coach')
  usePageTitle(t('coach.settings.title'))
  if (!user) return null
  return (
    <div className="page py-8 sm:py-10">
      <div className="grid max-w-5xl gap-8 *:first:border-t-0 *:first:pt-0">
        <LookSection {...look} />
        <Choices coachId={user.id} />
        <NoticeSection />
        <PasswordSection />
        <TotpSection owner={{ area: 'coach', userId: user.id }} email={user.email} />
      </div>
    </div>
  )
}

function LookSection({ digitsChoice: DigitsChoice, themeChoice: ThemeChoice }: Look) {
  const t = useT(coachWords)
  const { locale, setLocale } = useLocale()
  const { mutate: saveLanguage } = useSaveCoachLanguage()
  const choose = (code: Locale) => {
    void setLocale(code)
    // A failure needs no message: the page has the language, only the mails keep the old one.
    saveLanguage(code)
  }
  return (
    <AccountSection title={t('coach.settings.look.title')} text={t('coach.settings.look.text')}>
      <div className="max-w-xs">
        <Select
          label={t('coach.settings.look.language')}
          value={locale}
          onChange={(event) => choose(event.target.value as Locale)}
        >
          {localeCodes.map((code) => (
            <option key={code} value={code} lang={code}>
              {locales[code].name}
            </option>
          ))}
        </Select>
      </div>
      <div className="grid max-w-lg gap-5">
        <DigitsChoice />
        <ThemeChoice label={t('coach.settings.look.theme')} />
      </div>
    </AccountSection>
  )
}

function Choices({ coachId }: { coachId: string }) {
  const t = useT(coachWords)
  const { data, error, refetch } = useCoachSettings(coachId)
  if (data) return <SettingsForm coachId={coachId} stored={data} />
  if (error) return <ErrorState title={t('coach.settings.failed')} onRetry={() => void refetch()} />
  return (
    <div role="status" aria-busy="true" className="grid gap-8">
      <span className="sr-only">{t('coach.settings.loading')}</span>
      <Skeleton className="h-32" />
      <Skeleton className="h-44" />
      <Skeleton className="h-44" />
    </div>
  )
}
