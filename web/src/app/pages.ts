import { type ComponentType, createElement, lazy } from 'react'
import type { ArticleName } from '../features/site/pages/content-shape'

type Load = () => Promise<{ default: ComponentType }>

const likely: Load[] = []

function page(load: Load, isLikelyNext = false) {
  if (isLikelyNext) likely.push(load)
  return lazy(load)
}

/** Every page is a chunk of its own; the old page stays until the new one is here. */
export const HomePage = page(() => import('./shop/home-route'))
export const ShopPage = page(() => import('../features/catalog/shop-page'), true)
export const ProductPage = page(() => import('../features/catalog/product-page'), true)
export const CartPage = page(() => import('../features/cart/cart-page'), true)
export const CheckoutPage = page(() => import('./shop/checkout-route'))
export const OrderSuccessPage = page(() => import('../features/orders/checkout/order-success-page'))
export const OrderPage = page(() => import('./shop/order-route'))
export const OrdersPage = page(() => import('./shop/orders-route'))
export const LoginPage = page(() => import('../features/auth/sign-in/login-page'))
export const RegisterPage = page(() => import('../features/auth/sign-in/register-page'))
export const ForgotPage = page(() => import('../features/auth/links/forgot-page'))
export const ResetPage = page(() => import('../features/auth/links/reset-page'))
export const VerifyEmailPage = page(() => import('../features/auth/links/verify-email-page'))
export const AccountPage = page(() => import('./shop/account-route'))
export const ProgramsPage = page(() => import('./shop/programs-route'))
export const CoachGate = page(() => import('./coach/coach-gate-route'))
export const CoachArea = page(() => import('./coach/coach-route'))
export const ApplyPage = page(() => import('../features/coaches/apply/apply-page'))
export const AppPage = page(() => import('../features/site/pages/app-page'))
export const AdminLoginPage = page(() => import('./console/admin-login-route'))
export const ConsolePage = page(() => import('./console/console-route'))
export const NotFoundPage = page(() => import('./not-found-page'))

const ArticlePage = lazy(async () => ({
  default: (await import('../features/site/pages/article-page')).ArticlePage,
}))

/** The pages of the footer, by their address; one frame for all, so that the words alone differ. */
export function articlePage(name: ArticleName) {
  return createElement(ArticlePage, { key: name, name })
}

/** Fetches the pages that most visitors open next while the browser rests, unless they asked to save data. */
export function fetchLikelyPages(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const fetchAll = () => {
    for (const load of likely) load().catch(() => undefined)
  }
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll, { timeout: 4000 })
  else setTimeout(fetchAll, 2000)
}
