import { Navigate, Route, Routes, useLocation, useParams } from 'react-router'
import { readingLinks, supportLinks } from './nav-links'
import {
  AccountPage,
  ApplyPage,
  AppPage,
  articlePage,
  CartPage,
  CheckoutPage,
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
import { ShopLayout } from './shop-layout'

/** /shop/{slug} is the short form of the category's address. */
function ToCategory() {
  const { slug = '' } = useParams()
  const { search } = useLocation()
  return <Navigate to={`/shop/category/${encodeURIComponent(slug)}${search}`} replace />
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
    </Routes>
  )
}
