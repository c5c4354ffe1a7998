import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { UNDO_LASTS, useToast } from '../../../ui/toast'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { useSession } from '../../auth/session'
import { useChangeWish, useWishList, type WishChange } from './wish-list.api'
import { wishWords } from './words/wish-words'

/** Product that a signed-out visitor wished for; kept in this tab until the sign-in. */
const PENDING = 'pendingWish'

interface Item {
  productId: string
  name: string
}

/** Whether the signed-in customer wishes for a product, and the press that changes it; a visitor signs in first. */
export function useWish({ productId, name }: Item) {
  const t = useT(errorWords, wishWords)
  const toast = useToast()
  const navigate = useNavigate()
  const oneAtATime = useOneAtATime()
  const { pathname, search } = useLocation()
  const { user } = useSession('customer')
  const { data: wishes } = useWishList(user?.id)
  const { mutateAsync, isPending, variables } = useChangeWish(user?.id)
  const stored = wishes?.find((wish) => wish.productId === productId)
  const isWished = isPending ? variables.alerts !== null : stored !== undefined
  /** As pressed, until the list has been read again. */
  const alerts = { stock: false, price: false, ...stored, ...(isPending && variables.alerts) }

  const change = async (next: WishChange['alerts']): Promise<boolean> => {
    try {
      await mutateAsync({ productId, alerts: next })
      return true
    } catch (error) {
      toast(errorText(t, error, t('wishes.notSaved')), { kind: 'alert' })
      return false
    }
  }
  const save = async () => {
    if (await change({}))
      toast(t('wishes.added', { name: isolated(name) }), {
        action: { label: t('wishes.view'), run: () => void navigate('/wish-list') },
      })
  }
  const drop = async () => {
    const before = { stock: alerts.stock, price: alerts.price }
    if (await change(null))
      toast(t('wishes.removed', { name: isolated(name) }), {
        lasts: UNDO_LASTS,
        action: { label: t('wishes.undo'), run: () => void change(before) },
      })
  }
  const signInFirst = () => {
    sessionStorage.setItem(PENDING, productId)
    void navigate('/login', { state: { from: pathname + search } })
  }
  useEffect(() => {
    if (!user || sessionStorage.getItem(PENDING) !== productId) return
    sessionStorage.removeItem(PENDING)
    void save()
  })
  const press = () => {
    if (!user) signInFirst()
    else void oneAtATime('wish', isWished ? drop : save)
  }
  return { isWished, alerts, isKnown: !user || wishes !== undefined, press, change, drop }
}
