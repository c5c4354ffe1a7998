import type { ComponentProps } from 'react'
import { Navigate, type RouteObject, useLocation, useParams, useRoutes } from 'react-router'
import { RequireSession } from '../../features/auth/require-session'
import { useRefreshedSession } from '../../features/auth/session'
import { CartProvider } from '../../features/cart/store/cart-provider'
import { lazyPage } from '../../ui/lazy-page'
import { PageOutlet } from '../page-outlet'
import { readingLinks, supportArticles } from './nav-links'
import { ShopLayout } from './shop-layout'

const ShopHomePage = lazyPage(() => import('./shop-home-page'))
const ShopPage = lazyPage(() => import('../../features/catalog/shop/shop-page'), {
  likelyNext: true,
})
const ProductPage = lazyPage(() => import('./shop-product-page'), {
  likelyNext: true,
})
const CartPage = lazyPage(() => import('../../features/cart/cart-page'), {
  likelyNext: true,
})
const CheckoutPage = lazyPage(() => import('../../features/orders/checkout/checkout-page'))
const OrderPage = lazyPage(() => import('../../features/orders/order-page'))
const OrdersPage = lazyPage(() => import('../../features/orders/orders-page'))
const ProgramsPage = lazyPage(() => import('../../features/programs/customer/programs-page'))
const TodayPage = lazyPage(() => import('../../features/training/today/today-page'))
const RarePage = lazyPage(() => import('./rare-page'))
const BloodTestsPage = lazyPage(() => import('../../features/blood-tests/customer/tests-page'))
const MessagesPage = lazyPage(() => import('../../features/chat/messages-page'))
const LoginPage = lazyPage(() => import('./shop-login-page'))
const RegisterPage = lazyPage(() => import('../../features/auth/sign-in/register-page'))
const ForgotPage = lazyPage(() => import('../../features/auth/links/forgot-page'))
const AccountPage = lazyPage(() => import('./shop-account-page'))
const AppPage = lazyPage(() => import('../../features/site/pages/app-page'))
const ArticlePage = lazyPage(() => import('../../features/site/pages/article-page'))
const NotFoundPage = lazyPage(() => import('../not-found-page'))

/** Page of this name; another one is mounted anew. */
const rare = (name: ComponentProps<typeof RarePage>['name']) => <RarePage key={name} name={name} />

/** Public and customer pages between header and footer. */
export const shopRoutes: RouteObject = {
  element: <ShopLayout />,
  children: [
    { path: '/', element: <ShopHomePage /> },
    { path: '/shop', element: <ShopPage /> },
    { path: '/shop/category/:slug', element: <ShopPage /> },
    { path: '/shop/:slug', element: <ToCategory /> },
    { path: '/product/:id', element: <ProductPage /> },
    { path: '/cart', element: <CartPage /> },
    { path: '/login', element: <LoginPage /> },
    { path: '/register', element: <RegisterPage /> },
    { path: '/forgot-password', element: <ForgotPage /> },
    { path: '/app', element: <AppPage /> },
    ...[...supportArticles, ...readingLinks].map((name) => ({
      path: `/${name}`,
      element: <ArticlePage key={name} name={name} />,
    })),
    { path: '/:page', element: <RarePage /> },
    {
      element: <RequireSession area="customer" />,
      children: [
        { path: '/checkout', element: <CheckoutPage /> },
        { path: '/orders/:orderNumber', element: <OrderPage /> },
        { path: '/account', element: <AccountPage /> },
        { path: '/blood-tests', element: <BloodTestsPage /> },
        { path: '/blood-tests/:id', element: rare('test') },
        { path: '/messages', element: <MessagesPage /> },
        { path: '/today', element: <TodayPage /> },
        { path: '/programs', element: <ProgramsPage /> },
        { path: '/programs/:id/:part', element: <RarePage /> },
        { path: '/programs/:id/check-ins/:date', element: rare('check-in') },
      ],
    },
    {
      element: <RequireSession area="customer" stayWhenEnded />,
      children: [{ path: '/orders', element: <OrdersPage /> }],
    },
    { path: '*', element: <NotFoundPage /> },
  ],
}

/** Session mode fills the screen: no header, no footer. */
export const sessionRoutes: RouteObject = {
  element: (
    <RequireSession area="customer" stayWhenEnded>
      <main id="main" tabIndex={-1} className="outline-none">
        <PageOutlet />
      </main>
    </RequireSession>
  ),
  children: [{ path: '/today/session/:userProgramId/:session', element: rare('session') }],
}

const routes = [sessionRoutes, shopRoutes]

/** Routes of all addresses outside the other areas. */
export default function ShopArea() {
  useRefreshedSession('customer')
  return <CartProvider>{useRoutes(routes)}</CartProvider>
}

/** /shop/{slug} is a short address of the category. */
function ToCategory() {
  const { slug = '' } = useParams()
  const { search } = useLocation()
  return <Navigate to={`/shop/category/${encodeURIComponent(slug)}${search}`} replace />
}
