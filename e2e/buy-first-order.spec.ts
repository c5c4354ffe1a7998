import { locales } from 'contract/locale'
import { specifiedShipping } from 'contract/orders/shipping-rules'
import { newEmail } from './lib/api'
import { shopper } from './lib/shopper'
import { expect, test } from './lib/test'
import { inFullRun } from './lib/tested-locales'
import { expectNoSidewaysScroll, expectWellFormed } from './lib/visual-checks'

const EXPRESS = specifiedShipping[1].names.fa

test.describe('first purchase from an empty browser', () => {
  // with-the-keyboard buys in English without a mouse.
  test(
    'adds three products signed out, creates an account and orders in English (SHOP-ROLE-02 SHOP-STATE-02 SHOP-STATE-07 SHOP-STATE-10 SHOP-STATE-22 SHOP-CHK-09 SHOP-SUCC-01 SHOP-SUCC-02 SHOP-SUCC-03 SHOP-SUCC-04 SHOP-ORD-01)',
    inFullRun,
    async ({ page }) => {
      const { t, main, ...buyer } = shopper(page)
      await page.goto('/')
      await expectWellFormed(page, 'en', 'home')
      await main.getByRole('link', { name: 'Shop Products' }).first().click()
      await page.waitForURL('**/shop')
      await buyer.findAndAdd('creatine', 'Damavand Creatine Monohydrate, 500 g')
      await buyer.findAndAdd('kettlebell 16', 'Zagros Cast-Iron Kettlebell, 16 kg')
      await buyer.findAndAdd('whey vanilla', 'Damavand Whey Isolate, Vanilla, 1 kg')
      await buyer.expectCart(3)

      await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
      await main.getByRole('link', { name: 'Create an account' }).click()
      const email = newEmail()
      await buyer.register({ first: 'Robin', last: 'Jansen', email })
      await expect(page.getByRole('button', { name: 'Your account: Robin' })).toBeVisible()

      await buyer.cartButton(3).click()
      await page.getByRole('link', { name: 'View Cart' }).click()
      for (const name of ['Creatine Monohydrate', 'Cast-Iron Kettlebell, 16 kg', 'Whey Isolate, Vanilla'])
        await expect(main.getByRole('link', { name: new RegExp(name) }).last()).toBeVisible()
      const summary = main.getByRole('region', { name: 'Order summary' })
      const total = await summary.getByRole('definition').last().textContent()
      await main.getByRole('link', { name: 'Proceed to Checkout' }).click()
      await page.waitForURL('**/checkout')

      await expect(buyer.field('First Name')).toHaveValue('Robin')
      await expect(buyer.field('Last Name')).toHaveValue('Jansen')
      await expect(buyer.field('Email')).toHaveValue(email)
      await buyer.fillDelivery()
      await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
      await page.getByRole('radio', { name: 'Standard Shipping' }).check()
      await buyer.order()

      const number = await buyer.orderNumber()
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank you, Robin')
      await expect(main.getByText(total ?? '', { exact: true })).toBeVisible()
      await expect(main.getByText('Cash on Delivery')).toBeVisible()
      await expect(main.getByText('Standard Shipping')).toBeVisible()
      await expect(buyer.cartButton(0)).toBeDisabled()

      await main.getByRole('link', { name: 'My Orders' }).click()
      await page.waitForURL('**/orders')
      const order = main.getByRole('article', { name: `Order ${number}` })
      await order.getByText('View Details').click()
      await expect(order.getByText('Zagros Cast-Iron Kettlebell, 16 kg')).toBeVisible()
      await expect(order.getByText(total ?? '', { exact: true }).first()).toBeVisible()
      await expect(order.getByText('Pending', { exact: true })).toBeVisible()
    },
  )

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

    test('orders in Persian with Arabic letters and Persian digits, and keeps the cart through the sign-in (U35 SHOP-I18N-05 SHOP-HDR-23 SHOP-HDR-24 SHOP-CHK-07 SHOP-NAV-19 X-102)', async ({
      page,
      api,
    }) => {
      const { t, main, banner, ...buyer } = shopper(page, 'fa')
      const name = async (sku: string) => (await api.product(sku, 'fa')).name
      await page.goto('/')
      await banner.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog')
      for (const name of ['Home', 'Shop', 'Programs', 'Become a Coach', 'App', 'Cart, empty', 'Login'])
        await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
      for (const { name } of Object.values(locales))
        await expect(menu.getByRole('button', { name, exact: true })).toBeVisible()
      await menu.getByRole('button', { name: locales.fa.name }).click()
      await expect(page.getByRole('dialog', { name: t('nav.menu') })).toBeVisible()
      await menu.getByRole('link', { name: t('nav.shop'), exact: true }).click()
      await page.waitForURL('**/shop')
      await expectWellFormed(page, 'fa', 'shop')
      await expectNoSidewaysScroll(page, 'shop')

      // An Arabic keyboard types ك and ي where the catalogue has ک and ی.
      await buyer.findAndAdd('كراتين', await name('DAM-CREA-500'))
      await buyer.findAndAdd('DAM-WHEY-VAN', await name('DAM-WHEY-VAN'))
      await main.getByRole('link', { name: await name('DAM-WHEY-VAN'), exact: true }).click()
      await page.waitForURL('**/product/*')
      await expectNoSidewaysScroll(page, 'product')
      await page.getByLabel(t('common.quantity.label'), { exact: true }).fill('۲')
      await main.getByRole('button', { name: t('product.add'), exact: true }).click()
      await buyer.expectCart(4)

      await buyer.cartButton(4).click()
      await page.getByRole('link', { name: t('cart.view'), exact: true }).click()
      await page.waitForURL('**/cart')
      await expectWellFormed(page, 'fa', 'cart')
      await expectNoSidewaysScroll(page, 'cart')
      await main.getByRole('link', { name: t('cart.summary.proceed'), exact: true }).click()

      await page.waitForURL('**/login')
      await expect(main.getByText(t('auth.checkoutHint'))).toBeVisible()
      await buyer.signUpInstead()
      await expect(main.locator('input:not([type=checkbox])')).toHaveCount(5)
      await expectNoSidewaysScroll(page, 'register')
      await buyer.register({ first: 'نسرین', last: 'آزاد', email: newEmail() })
      await page.waitForURL('**/fa/checkout')
      const fold = main.locator('details').first()
      await fold.locator('summary').click()
      for (const sku of ['DAM-CREA-500', 'DAM-WHEY-VAN'])
        await expect(fold.getByText(await name(sku))).toBeVisible()
      await expect(fold.locator('summary')).toContainText(t('checkout.inOrder', { count: 4 }))
      await expectWellFormed(page, 'fa', 'checkout')
      await expectNoSidewaysScroll(page, 'checkout')
      await expect(buyer.field(t('auth.firstName'))).toHaveValue('نسرین')
      await buyer.fillDelivery({
        phone: '۰۹۱۲۳۴۵۶۷۸۹',
        street: 'خیابان ولیعصر، کوچهٔ بهار، پلاک ۱۲',
        city: 'تهران',
        state: 'تهران',
        zip: '۱۹۹۵۷۱۳۴۵۶',
        country: 'ایران',
      })
      await expect(buyer.field(t('auth.phone'))).toHaveValue('09123456789')
      await expect(buyer.field(t('auth.zip'))).toHaveValue('1995713456')
      await page.getByRole('radio', { name: EXPRESS }).check()
      await buyer.order()

      const number = await buyer.orderNumber()
      await expectWellFormed(page, 'fa', 'order success')
      await expectNoSidewaysScroll(page, 'order success')
      await expect(main.getByText(EXPRESS, { exact: true })).toBeVisible()
      await main.getByRole('link', { name: t('checkout.success.orders'), exact: true }).click()
      await page.waitForURL('**/orders')
      await expectWellFormed(page, 'fa', 'orders')
      const order = main.getByRole('article').filter({ hasText: number })
      await order.getByText(t('orders.details')).click()
      await expect(order.getByText(await name('DAM-CREA-500'))).toBeVisible()
      await expect(order.getByText(t('orders.quantity', { n: 3 }))).toBeVisible()
      await expect(order.getByText(t('orders.status.pending'), { exact: true })).toBeVisible()
      await expectNoSidewaysScroll(page, 'orders')
    })
  })

  test('orders in Dutch from a product page', inFullRun, async ({ page, api }) => {
    const { t, main, ...buyer } = shopper(page, 'nl')
    const { _id, name } = await api.product('CHA-JOUR-A5', 'nl')
    await page.goto(`/product/${_id}`)
    await shopper(page).chooseLanguage('nl')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
    await expectWellFormed(page, 'nl', 'product')
    await main.getByRole('button', { name: t('product.add'), exact: true }).click()
    await buyer.expectCart(1)
    await buyer.cartButton(1).click()
    await page.getByRole('link', { name: t('cart.checkout'), exact: true }).click()
    await page.waitForURL('**/login')
    await buyer.signUpInstead()
    await buyer.register({ first: 'Sanne', last: 'de Vries', email: newEmail() })
    await page.waitForURL('**/checkout')
    await buyer.fillDelivery()
    await buyer.order()
    const number = await buyer.orderNumber()
    await main.getByRole('link', { name: t('checkout.success.orders'), exact: true }).click()
    await expect(main.getByRole('article').filter({ hasText: number }).getByText(name)).toBeVisible()
  })
})
