import { Navigate, type RouteObject, useLocation, useParams } from 'react-router'
import { RequireSession } from '../../features/auth/require-session'
import { lazyPage } from '../lazy-page'
import { readingLinks, supportLinks } from './nav-links'
import { ShopLayout } from './shop-layout'

const ShopHomePage = lazyPage(() => import('./shop-home-page'))
const ShopPage = lazyPage(() => import('../../features/catalog/shop-page'), { likelyNext: true })
const ProductPage = lazyPage(() => import('../../features/catalog/product-page'), { likelyNext: true })
const CartPage = lazyPage(() => import('../../features/cart/cart-page'), { likelyNext: true })
const CheckoutPage = lazyPage(() => import('../../features/orders/checkout/checkout-page'))
const OrderSuccessPage = lazyPage(() => import('../../features/orders/checkout/order-success-page'))
const OrderPage = lazyPage(() => import('../../features/orders/order-page'))
const OrdersPage = lazyPage(() => import('../../features/orders/orders-page'))
const LoginPage = lazyPage(() => import('../../features/auth/sign-in/login-page'))
const RegisterPage = lazyPage(() => import('../../features/auth/sign-in/register-page'))
const ForgotPage = lazyPage(() => import('../../features/auth/links/forgot-page'))
const ResetPage = lazyPage(() => import('../../features/auth/links/reset-page'))
const VerifyEmailPage = lazyPage(() => import('../../features/auth/links/verify-email-page'))
const AccountPage = lazyPage(() => import('../../features/auth/account/account-page'))
const ApplyPage = lazyPage(() => import('../../features/coaches/apply/apply-page'))
const AppPage = lazyPage(() => import('../../features/site/pages/app-page'))
const ArticlePage = lazyPage(() => import('../../features/site/pages/article-page'))
const NotFoundPage = lazyPage(() => import('../not-found-page'))

/** The public and customer side: header, footer, and the pages between them. */
export const shopRoutes: RouteObject = {
  element: <ShopLayout />,
  children: [
    { path: '/', element: <ShopHomePage /> },
    { path: '/shop', element: <ShopPage /> },
    { path: '/shop/category/:slug', element: <ShopPage /> },
    { path: '/shop/:slug', element: <ToCategory /> },
    { path: '/product/:id', element: <ProductPage /> },
    { path: '/cart', element: <CartPage /> },
    { path: '/order-success', element: <OrderSuccessPage /> },
    { path: '/login', element: <LoginPage /> },
    { path: '/register', element: <RegisterPage /> },
    { path: '/forgot-password', element: <ForgotPage /> },
    { path: '/reset-password', element: <ResetPage /> },
    { path: '/verify-email', element: <VerifyEmailPage /> },
    { path: '/become-coach', element: <ApplyPage /> },
    { path: '/app', element: <AppPage /> },
    ...[...supportLinks, ...readingLinks].map((name) => ({
      path: `/${name}`,
      element: <ArticlePage key={name} name={name} />,
    })),
    {
      element: <RequireSession area="customer" />,
      children: [
        { path: '/checkout', element: <CheckoutPage /> },
        { path: '/orders/:orderNumber', element: <OrderPage /> },
        { path: '/account', element: <AccountPage /> },
        // The programs of a customer have no page yet.
        { path: '/programs', element: <NotFoundPage /> },
      ],
    },
    {
      element: <RequireSession area="customer" stayWhenEnded />,
      children: [{ path: '/orders', element: <OrdersPage /> }],
    },
    { path: '*', element: <NotFoundPage /> },
  ],
}

/** /shop/{slug} is the short form of the category's address. */
function ToCategory() {
  const { slug = '' } = useParams()
  const { search } = useLocation()
  return <Navigate to={`/shop/category/${encodeURIComponent(slug)}${search}`} replace />
}
