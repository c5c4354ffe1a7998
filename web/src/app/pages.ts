import { type ComponentType, createElement, lazy } from 'react'
import type { ArticleName } from '../features/pages/content-shape'

type Load = () => Promise<{ default: ComponentType }>

const likely: Load[] = []

function page(load: Load, isLikelyNext = false) {
  if (isLikelyNext) likely.push(load)
  return lazy(load)
}

/** Every page is a chunk of its own; the old page stays until the new one is here. */
export const HomePage = page(() => import('./home-route'))
export const ShopPage = page(() => import('../features/catalog/shop-page'), true)
export const ProductPage = page(() => import('../features/catalog/product-page'), true)
export const CartPage = page(() => import('../features/cart/cart-page'), true)
export const CheckoutPage = page(() => import('./checkout-route'))
export const OrderSuccessPage = page(() => import('../features/orders/order-success-page'))
export const OrderPage = page(() => import('./order-route'))
export const OrdersPage = page(() => import('./orders-route'))
export const LoginPage = page(() => import('../features/auth/login-page'))
export const RegisterPage = page(() => import('../features/auth/register-page'))
export const ForgotPage = page(() => import('../features/auth/forgot-page'))
export const ResetPage = page(() => import('../features/auth/reset-page'))
export const VerifyEmailPage = page(() => import('../features/auth/verify-email-page'))
export const AccountPage = page(() => import('./account-route'))
export const ProgramsPage = page(() => import('./programs-route'))
export const CoachGate = page(() => import('./coach-gate-route'))
export const CoachArea = page(() => import('./coach-route'))
export const ApplyPage = page(() => import('../features/apply/apply-page'))
export const AppPage = page(() => import('../features/pages/app-page'))
export const AdminLoginPage = page(() => import('./admin-login-route'))
export const ConsolePage = page(() => import('./console-route'))
export const NotFoundPage = page(() => import('./not-found-page'))

const ArticlePage = lazy(async () => ({
  default: (await import('../features/pages/article-page')).ArticlePage,
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
