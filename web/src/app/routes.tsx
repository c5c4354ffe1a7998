import { type ReactNode, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router'
import { PageBoundary } from './page-boundary'
import {
  AccountPage,
  AdminLoginPage,
  ApplyPage,
  AppPage,
  articlePage,
  CartPage,
  CheckoutPage,
  CoachArea,
  CoachGate,
  ConsolePage,
  ForgotPage,
  HomePage,
  LoginPage,
  NotFoundPage,
  OrderPage,
  OrderSuccessPage,
  OrdersPage,
  ProductPage,
  ProgramsPage,
  RegisterPage,
  ResetPage,
  ShopPage,
  VerifyEmailPage,
} from './pages'
import { readingLinks, supportLinks } from './shop/nav-links'
import { ShopLayout } from './shop/shop-layout'

/** /shop/{slug} is the short form of the category's address. */
function ToCategory() {
  const { slug = '' } = useParams()
  const { search } = useLocation()
  return <Navigate to={`/shop/category/${encodeURIComponent(slug)}${search}`} replace />
}

/** A page with a frame of its own, away from the shop's. */
function Alone({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <PageBoundary at={pathname}>
      <Suspense>{children}</Suspense>
    </PageBoundary>
  )
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<ShopLayout />}>
        <Route path="/" element={<HomePage />} />
        <Route path="/shop" element={<ShopPage />} />
        <Route path="/shop/category/:slug" element={<ShopPage />} />
        <Route path="/shop/:slug" element={<ToCategory />} />
        <Route path="/product/:id" element={<ProductPage />} />
        <Route path="/cart" element={<CartPage />} />
        <Route path="/checkout" element={<CheckoutPage />} />
        <Route path="/order-success" element={<OrderSuccessPage />} />
        <Route path="/orders/:orderNumber" element={<OrderPage />} />
        <Route path="/orders" element={<OrdersPage />} />
        <Route path="/login" element={<LoginPage />} />
        <Route path="/register" element={<RegisterPage />} />
        <Route path="/forgot-password" element={<ForgotPage />} />
        <Route path="/reset-password" element={<ResetPage />} />
        <Route path="/verify-email" element={<VerifyEmailPage />} />
        <Route path="/account" element={<AccountPage />} />
        <Route path="/programs" element={<ProgramsPage />} />
        <Route path="/become-coach" element={<ApplyPage />} />
        <Route path="/app" element={<AppPage />} />
        {[...supportLinks, ...readingLinks].map((name) => (
          <Route key={name} path={`/${name}`} element={articlePage(name)} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route
        path="/admin/login"
        element={
          <Alone>
            <AdminLoginPage />
          </Alone>
        }
      />
      <Route
        element={
          <Alone>
            <CoachArea />
          </Alone>
        }
      >
        <Route path="/coach/dashboard" element={null} />
        <Route path="/coach/settings" element={null} />
      </Route>
      <Route
        path="/coach/*"
        element={
          <Alone>
            <CoachGate />
          </Alone>
        }
      />
      <Route
        path="/admin/*"
        element={
          <Alone>
            <ConsolePage />
          </Alone>
        }
      />
    </Routes>
  )
}
