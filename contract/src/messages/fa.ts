import type { ErrorTexts } from '../errors'
import { admin } from './fa/admin'
import { auth } from './fa/auth'
import { bloodTests } from './fa/blood-tests'
import { cart } from './fa/cart'
import { catalog } from './fa/catalog'
import { chat } from './fa/chat'
import { coaches } from './fa/coaches'
import { library } from './fa/library'
import { newsletter } from './fa/newsletter'
import { notifications } from './fa/notifications'
import { orders } from './fa/orders'
import { privacy } from './fa/privacy'
import { programs } from './fa/programs'
import { requests } from './fa/requests'
import { reviews } from './fa/reviews'
import { site } from './fa/site'
import { training } from './fa/training'

/** Persian, in the polite plural, with half-spaces where the script asks for them. */
export const fa: ErrorTexts = {
  ...requests,
  ...site,
  ...auth,
  ...notifications,
  ...library,
  ...programs,
  ...training,
  ...coaches,
  ...catalog,
  ...newsletter,
  ...cart,
  ...orders,
  ...reviews,
  ...bloodTests,
  ...chat,
  ...privacy,
  ...admin,
}
