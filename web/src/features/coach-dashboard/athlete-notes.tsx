import type { CoachUser } from 'contract/coach-dashboard/calls'
import { errorText } from '../../api/error-text'
import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { isolatedName } from '../../i18n/isolated'
import { InlineField } from '../../ui/edit/inline-field'
import { useToast } from '../../ui/toast'
import { coachWords } from '../coaches/words/coach-words'
import { useSaveNotes } from './coach-dashboard.api'

interface Props {
  coachId: string
  user: Pick<CoachUser, 'id' | 'firstName' | 'lastName' | 'notes'>
}

/** Inline editor of the coach's notes on a user; only this coach can read them. */
export function AthleteNotes({ coachId, user }: Props) {
  const t = useT(coachWords, errorWords)
  const toast = useToast()
  const { mutateAsync: save } = useSaveNotes(coachId)
  async function onSave(typed: string): Promise<boolean> {
    const notes = typed.trim()
    if (notes === user.notes) return true
    try {
      await save({ id: user.id, notes })
      toast(t('coach.users.notesSaved'))
      return true
    } catch (error) {
      toast(errorText(t, error, t('coach.users.notesFailed')), { kind: 'alert' })
      return false
    }
  }
  return (
    <div className="border-saffron border-s-2 ps-3 text-sm leading-snug">
      <InlineField
        kind="lines"
        label={t('coach.users.notes')}
        name={t('coach.users.notesOn', { name: isolatedName(`${user.firstName} ${user.lastName}`) })}
        value={user.notes}
        empty={t('coach.users.noNotes')}
        onSave={onSave}
      />
    </div>
  )
}
