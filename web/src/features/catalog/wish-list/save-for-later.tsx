import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { UNDO_LASTS, useToast } from '../../../ui/toast'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { useSession } from '../../auth/session'
import { useWish } from './use-wish'
import { wishWords } from './words/wish-words'

interface Props {
  productId: string
  name: string
  /** Takes the line out of the cart. */
  onMove: (button: HTMLElement) => void
  /** Puts the line back. */
  onUndo: () => void
}

/**
 * Moves a line of the cart to the wish list. A visitor signs in first, which saves the product on the way back; their line
 * stays, because that sign-in may still ask how to merge the carts.
 */
export function SaveForLater({ productId, name, onMove, onUndo }: Props) {
  const t = useT(wishWords)
  const toast = useToast()
  const oneAtATime = useOneAtATime()
  const { user } = useSession('customer')
  const { isWished, isKnown, press, change } = useWish({ productId, name })
  const move = async (button: HTMLElement) => {
    const wasWished = isWished
    if (!(await change({}))) return
    onMove(button)
    toast(t('wishes.moved', { name: isolated(name) }), {
      lasts: UNDO_LASTS,
      action: {
        label: t('wishes.undo'),
        run: () => {
          onUndo()
          if (!wasWished) void change(null)
        },
      },
    })
  }
  return (
    <Button
      kind="quiet"
      size="sm"
      tight
      disabled={!isKnown}
      aria-label={t('wishes.laterOf', { name: isolated(name) })}
      onClick={({ currentTarget }) => (user ? void oneAtATime('later', () => move(currentTarget)) : press())}
    >
      {t('wishes.later')}
    </Button>
  )
}
