import { passwordProblems } from 'contract/password'
import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { Icon } from '../../ui/icon'
import { authWords } from './words/auth-words'

/** What a password still lacks, while it is typed. */
export function PasswordProblems({ password }: { password: string }) {
  const t = useT(authWords, errorWords)
  const problems = password ? passwordProblems(password) : []
  return (
    <div role="status" className="text-sm empty:hidden">
      {problems.length > 0 ? (
        <div className="grid gap-1 rounded-field bg-sunken p-3">
          <p className="font-semibold">{t('auth.register.problems')}</p>
          <ul className="grid gap-0.5 text-ink-soft">
            {problems.map((code) => (
              <li key={code} className="flex gap-2">
                <Icon name="close" size={16} className="mt-[0.28em] text-pomegranate" />
                {t.error(code)}
              </li>
            ))}
          </ul>
        </div>
      ) : password ? (
        <Good>{t('auth.register.strong')}</Good>
      ) : null}
    </div>
  )
}

/** Says so as soon as the repeated password is the same. */
export function PasswordsMatch({ password, repeated }: { password: string; repeated: string }) {
  const t = useT(authWords)
  return (
    <div role="status" className="text-sm empty:hidden">
      {repeated !== '' && repeated === password ? <Good>{t('auth.register.match')}</Good> : null}
    </div>
  )
}

function Good({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-2 font-medium text-pine">
      <Icon name="check" size={16} className="mt-[0.28em]" />
      {children}
    </p>
  )
}
