import type { ErrorTexts } from '../errors'
import { admin } from './nl/admin'
import { auth } from './nl/auth'
import { bloodTests } from './nl/blood-tests'
import { cart } from './nl/cart'
import { catalog } from './nl/catalog'
import { chat } from './nl/chat'
import { coaches } from './nl/coaches'
import { library } from './nl/library'
import { newsletter } from './nl/newsletter'
import { notifications } from './nl/notifications'
import { orders } from './nl/orders'
import { privacy } from './nl/privacy'
import { programs } from './nl/programs'
import { requests } from './nl/requests'
import { reviews } from './nl/reviews'
import { site } from './nl/site'
import { training } from './nl/training'

/** Dutch, in the form of address of the whole site: "je". */
export const nl: ErrorTexts = {
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
