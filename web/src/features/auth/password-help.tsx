import { normalPassword, passwordProblems } from 'contract/password'
import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { FieldCheck } from '../../ui/field-check'
import { authWords } from './words/auth-words'

/** Unmet password rules, updated while typing. */
export function PasswordProblems({ password }: { password: string }) {
  const t = useT(authWords, errorWords)
  return (
    <FieldCheck
      title={t('auth.register.problems')}
      lacking={password ? passwordProblems(password).map((code) => t.error(code)) : []}
      good={password ? t('auth.register.strong') : undefined}
    />
  )
}

/** Confirms once the repeated password matches. */
export function PasswordsMatch({ password, repeated }: { password: string; repeated: string }) {
  const t = useT(authWords)
  const isSame = repeated !== '' && normalPassword(repeated) === normalPassword(password)
  return <FieldCheck good={isSame ? t('auth.register.match') : undefined} />
}
