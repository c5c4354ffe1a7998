import type { Locale } from 'contract/locale'
import { isValidElement } from 'react'
import { matchRoutes, Navigate, type RouteObject, useLocation, useParams, useRoutes } from 'react-router'
import { accountWords } from '../../features/auth/account/words/account-words'
import { linksWords } from '../../features/auth/links/words/links-words'
import { RequireSession } from '../../features/auth/require-session'
import { useRefreshedSession } from '../../features/auth/session'
import { authWords } from '../../features/auth/words/auth-words'
import { submitTestWords } from '../../features/blood-tests/customer/submit/words/submit-test-words'
import { bloodTestsWords } from '../../features/blood-tests/customer/words/blood-tests-words'
import { markerWords } from '../../features/blood-tests/trend/words/marker-words'
import { CartProvider } from '../../features/cart/store/cart-provider'
import { cartWords } from '../../features/cart/words/cart-words'
import { labelWords } from '../../features/catalog/label/words/label-words'
import { catalogWords } from '../../features/catalog/words/catalog-words'
import { chatWords } from '../../features/chat/words/chat-words'
import { applyWords } from '../../features/coaches/apply/words/apply-words'
import { withdrawWords } from '../../features/coaches/withdraw/words/withdraw-words'
import { checkoutWords } from '../../features/orders/checkout/words/checkout-words'
import { ordersWords } from '../../features/orders/words/orders-words'
import { privacyWords } from '../../features/privacy/words/privacy-words'
import { profileWords } from '../../features/programs/customer/profile/words/profile-words'
import { questionnaireWords } from '../../features/programs/customer/questionnaire/words/questionnaire-words'
import { programsWords } from '../../features/programs/customer/words/programs-words'
import { measuredWords } from '../../features/programs/measured/words/measured-words'
import { homeWords } from '../../features/site/home/words/home-words'
import { pagesWords } from '../../features/site/pages/words/pages-words'
import { errorWords } from '../../i18n/error-words/error-words'
import { type LazyPage, lazyPage } from '../lazy-page'
import { readingLinks, supportLinks } from './nav-links'
import { ShopLayout } from './shop-layout'

const ShopHomePage = lazyPage(() => import('./shop-home-page'), { words: [homeWords, catalogWords] })
const ShopPage = lazyPage(() => import('../../features/catalog/shop/shop-page'), {
  words: [catalogWords],
  likelyNext: true,
})
const ProductPage = lazyPage(() => import('../../features/catalog/product/product-page'), {
  words: [catalogWords, errorWords, labelWords],
  likelyNext: true,
})
const CartPage = lazyPage(() => import('../../features/cart/cart-page'), {
  words: [cartWords, errorWords],
  likelyNext: true,
})
const CheckoutPage = lazyPage(() => import('../../features/orders/checkout/checkout-page'), {
  words: [authWords, cartWords, checkoutWords, errorWords, ordersWords],
})
const OrderSuccessPage = lazyPage(() => import('../../features/orders/checkout/order-success-page'), {
  words: [checkoutWords, errorWords, ordersWords],
})
const OrderPage = lazyPage(() => import('../../features/orders/order-page'), {
  words: [cartWords, checkoutWords, errorWords, ordersWords],
})
const OrdersPage = lazyPage(() => import('../../features/orders/orders-page'), {
  words: [cartWords, checkoutWords, errorWords, ordersWords],
})
const ProgramsPage = lazyPage(() => import('../../features/programs/customer/programs-page'), {
  words: [errorWords, measuredWords, programsWords],
})
const WeekPage = lazyPage(() => import('../../features/programs/customer/week-page'), {
  words: [programsWords],
})
const QuestionnairePage = lazyPage(
  () => import('../../features/programs/customer/questionnaire/questionnaire-page'),
  { words: [errorWords, questionnaireWords] },
)
const BloodTestsPage = lazyPage(() => import('../../features/blood-tests/customer/tests-page'), {
  words: [bloodTestsWords, markerWords],
})
const BloodTestPage = lazyPage(() => import('../../features/blood-tests/customer/test-page'), {
  words: [bloodTestsWords, markerWords],
})
const SubmitTestPage = lazyPage(() => import('../../features/blood-tests/customer/submit/submit-page'), {
  words: [errorWords, submitTestWords],
})
const MessagesPage = lazyPage(() => import('../../features/chat/messages-page'), {
  words: [chatWords, errorWords],
})
const LoginPage = lazyPage(() => import('../../features/auth/sign-in/login-page'), {
  words: [authWords, errorWords],
})
const RegisterPage = lazyPage(() => import('../../features/auth/sign-in/register-page'), {
  words: [authWords, errorWords],
})
const ForgotPage = lazyPage(() => import('../../features/auth/links/forgot-page'), {
  words: [authWords, errorWords, linksWords],
})
const ResetPage = lazyPage(() => import('../../features/auth/links/reset-page'), {
  words: [authWords, errorWords, linksWords],
})
const VerifyEmailPage = lazyPage(() => import('../../features/auth/links/verify-email-page'), {
  words: [authWords, errorWords, linksWords],
})
const KeepEmailPage = lazyPage(() => import('../../features/auth/links/keep-email-page'), {
  words: [authWords, errorWords, linksWords],
})
const KeepAccountPage = lazyPage(() => import('../../features/privacy/keep-account-page'), {
  words: [authWords, errorWords, privacyWords],
})
const ChangeEmailPage = lazyPage(() => import('../../features/auth/links/change-email-page'), {
  words: [authWords, errorWords, linksWords],
})
const AccountPage = lazyPage(() => import('./shop-account-page'), {
  words: [accountWords, authWords, errorWords, linksWords, privacyWords, profileWords],
})
const ApplyPage = lazyPage(() => import('../../features/coaches/apply/apply-page'), {
  words: [applyWords, authWords, errorWords],
})
const WithdrawPage = lazyPage(() => import('../../features/coaches/withdraw/withdraw-page'), {
  words: [authWords, errorWords, withdrawWords],
})
const AppPage = lazyPage(() => import('../../features/site/pages/app-page'), { words: [pagesWords] })
const ArticlePage = lazyPage(() => import('../../features/site/pages/article-page'), { words: [pagesWords] })
const NotFoundPage = lazyPage(() => import('../not-found-page'), { words: [catalogWords, pagesWords] })

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
    { path: '/order-success', element: <OrderSuccessPage /> },
    { path: '/login', element: <LoginPage /> },
    { path: '/register', element: <RegisterPage /> },
    { path: '/forgot-password', element: <ForgotPage /> },
    { path: '/reset-password', element: <ResetPage /> },
    { path: '/verify-email', element: <VerifyEmailPage /> },
    { path: '/keep-email', element: <KeepEmailPage /> },
    { path: '/keep-account', element: <KeepAccountPage /> },
    { path: '/become-coach', element: <ApplyPage /> },
    { path: '/withdraw-application', element: <WithdrawPage /> },
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
        { path: '/change-email', element: <ChangeEmailPage /> },
        { path: '/blood-tests', element: <BloodTestsPage /> },
        { path: '/blood-tests/new', element: <SubmitTestPage /> },
        { path: '/blood-tests/:id', element: <BloodTestPage /> },
        { path: '/messages', element: <MessagesPage /> },
        { path: '/programs', element: <ProgramsPage /> },
        { path: '/programs/:id/week', element: <WeekPage /> },
        { path: '/programs/:id/questionnaire', element: <QuestionnairePage /> },
      ],
    },
    {
      element: <RequireSession area="customer" stayWhenEnded />,
      children: [{ path: '/orders', element: <OrdersPage /> }],
    },
    { path: '*', element: <NotFoundPage /> },
  ],
}

const routes = [shopRoutes]

/** Routes of all addresses outside the other areas. */
export default function ShopArea() {
  useRefreshedSession('customer')
  return <CartProvider>{useRoutes(routes)}</CartProvider>
}

/** Loads the code and messages of a page by its path. */
export async function loadPage(path: string, locale: Locale): Promise<void> {
  const found = matchRoutes(routes, path) ?? []
  await Promise.all(
    found.map(({ route: { element } }) =>
      isValidElement(element) ? (element.type as Partial<LazyPage<object>>).load?.(locale) : undefined,
    ),
  )
}

/** /shop/{slug} is a short address of the category. */
function ToCategory() {
  const { slug = '' } = useParams()
  const { search } = useLocation()
  return <Navigate to={`/shop/category/${encodeURIComponent(slug)}${search}`} replace />
}
