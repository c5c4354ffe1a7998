import { newEmail, PASSWORD } from './lib/api'
import { press, tabTo } from './lib/keyboard'
import { DELIVERY, shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'
import { inFullRun } from './lib/tested-locales'

test('completes a purchase by keyboard from the home page to the paid order', async ({ page, api }) => {
  const { main, field, ...buyer } = shopper(page)
  const { name } = await api.product('CHA-STRA-COT')
  await page.goto('/')
  await press(page, buyer.banner.getByRole('link', { name: 'Shop', exact: true }))
  await page.waitForURL('**/shop')
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, page.getByRole('searchbox', { name: 'Search products' }))
  await page.keyboard.type('CHA-STRA-COT')
  await page.keyboard.press('Enter')
  await expect(main.getByText('1 product for')).toBeVisible()
  await press(page, main.getByRole('link', { name, exact: true }))
  await page.waitForURL('**/product/*')
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, field('Quantity'))
  await page.keyboard.press('ArrowUp')
  await expect(field('Quantity')).toHaveValue('2')
  await press(page, main.getByRole('button', { name: 'Add to Cart' }))
  await buyer.expectCart(2)

  await page.goto('/')
  await press(page, buyer.cartButton(2), 'Space')
  await press(page, page.getByRole('link', { name: 'Checkout', exact: true }))
  await page.waitForURL('**/login')
  await press(page, main.getByRole('link', { name: 'Create an account' }))
  await page.waitForURL('**/register')
  for (const [label, value] of [
    ['First Name', 'Robin'],
    ['Last Name', 'Jansen'],
    ['Email', newEmail()],
    ['Password', PASSWORD],
    ['Confirm Password', PASSWORD],
  ] as const) {
    await tabTo(page, field(label))
    await page.keyboard.type(value)
  }
  await press(page, page.getByRole('checkbox', { name: 'I’m human' }), 'Space')
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Create Account' }))
  await page.waitForURL('**/checkout')
  await expect(field('First Name')).toHaveValue('Robin')
  for (const [label, value] of [
    ['Phone', DELIVERY.phone],
    ['Country', DELIVERY.country],
    ['Street Address', DELIVERY.street],
    ['City', DELIVERY.city],
    ['Zip Code', DELIVERY.zip],
  ] as const) {
    await tabTo(page, field(label))
    await page.keyboard.type(value)
    await expect(field(label)).toHaveValue(value)
  }
  await tabTo(page, page.getByRole('radio', { name: 'Cash on Delivery' }))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Online Payment' })).toBeChecked()
  await tabTo(page, page.getByRole('radio', { name: 'Standard Shipping' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Express Shipping' })).toBeChecked()
  await press(page, buyer.placeOrder())
  await page.waitForURL('**/pay/**')
  await press(page, page.getByRole('button', { name: 'Approve', exact: true }))
  await page.waitForURL('**/order-success?token=**')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Thank you')
  await press(page, main.getByRole('link', { name: 'My Orders' }))
  await expect(main.getByRole('article').getByText('Confirmed', { exact: true })).toBeVisible()
})

test('skips to the content, and returns the focus from menus and from a dialog that traps it', async ({
  page,
  api,
  customer,
}) => {
  const { main, banner } = shopper(page)
  await api.add(customer.token, 'SEP-OATS-1KG')
  await arriveAs(page, { customer })
  await page.goto('/cart')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

  for (const name of ['Language', 'Appearance', 'Your account: Robin']) {
    const button = banner.getByRole('button', { name, exact: true })
    const menu = page.getByRole('group', { name, exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  }

  const button = main.getByRole('button', { name: 'Clear Cart' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Clear your cart?' })
  await expect(dialog).toBeVisible()
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab')
    const outside = await dialog.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    )
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect(main.getByRole('listitem')).toHaveCount(1)
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  // buy-first-order goes through this menu and chooses the language in it.
  test(
    'opens the menu as a dialog with all links (SHOP-HDR-23 SHOP-HDR-24 SHOP-I18N-05)',
    inFullRun,
    async ({ page }) => {
      const { banner } = shopper(page)
      await page.goto('/')
      const button = banner.getByRole('button', { name: 'Menu', exact: true })
      await button.focus()
      await page.keyboard.press('Enter')
      const menu = page.getByRole('dialog', { name: 'Menu' })
      for (const name of ['Home', 'Shop', 'Programs', 'Become a Coach', 'App', 'Cart, empty', 'Login'])
        await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
      for (const name of ['English', 'فارسی', 'Nederlands'])
        await expect(
          menu.getByRole('group', { name: 'Language' }).getByRole('button', { name }),
        ).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(button).toBeFocused()
      await button.click()
      await menu.getByRole('link', { name: 'Shop', exact: true }).click()
      await page.waitForURL('**/shop')
      await expect(menu).toBeHidden()
    },
  )
})
