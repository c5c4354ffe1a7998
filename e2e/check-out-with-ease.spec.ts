import { newEmail } from './lib/api'
import { DELIVERY, shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'

const BAND = 'PAR-BAND-MIN'
const FIELDS = [
  'First Name',
  'Last Name',
  'Email',
  'Phone',
  'Street Address',
  'City',
  'State',
  'Zip Code',
  'Country',
] as const

test('U33 a returning customer has nothing to fill in, knows every cost beforehand and is done with two presses', async ({
  page,
  api,
  customer,
}) => {
  const { main, field, ...buyer } = shopper(page)
  await api.add(customer.token, BAND)
  await api.order(customer)
  await api.add(customer.token, 'DAM-WHEY-VAN')
  await page.setViewportSize({ width: 390, height: 844 })
  await arriveAs(page, { customer })

  await page.goto('/cart')
  const amounts = main.getByRole('region', { name: 'Order summary' })
  await expect(amounts.getByText('$49.99')).toBeVisible()
  await expect(amounts.getByText('Tax (9%)')).toBeVisible()
  await expect(amounts.getByText(/^Shipping/)).toBeVisible()
  const promised = await amounts.getByRole('definition').last().textContent()
  await main.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(field('City')).toHaveValue(DELIVERY.city)
  const asked = await main.locator('input:not([type=radio]):visible').evaluateAll((all) => ({
    empty: all.filter((one) => (one as HTMLInputElement).value === '').length,
    // One column: no field stands beside another.
    rows: new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size,
    count: all.length,
  }))
  expect(asked.empty).toBeLessThanOrEqual(8)
  expect(asked.empty).toBe(0)
  expect(asked.count).toBe(FIELDS.length)
  expect(asked.rows).toBe(asked.count)
  const notes = main.getByRole('textbox', { name: 'Notes' })
  expect((await notes.boundingBox())?.height, 'the note is folded').toBeLessThan(64)
  const summary = main.getByRole('region', { name: 'Order summary' })
  await expect(summary.getByText(promised ?? '?', { exact: true })).toBeVisible()
  await expect(summary.getByText(/Lijnbaansgracht 12/), 'what will happen, above the button').toBeVisible()
  await buyer.placeOrder().click()
  await buyer.orderNumber()
  await expect(main.getByText(promised ?? '?', { exact: true })).toBeVisible()
})

test('U34 fields help the thumb, say the exact fault when left and are quiet when it is mended', async ({
  page,
  api,
  customer,
}) => {
  const { main, field } = shopper(page)
  await api.add(customer.token, BAND)
  await arriveAs(page, { customer })
  await page.goto('/checkout')
  await expect(field('First Name')).toHaveValue('Robin')
  for (const label of FIELDS) {
    for (const name of ['autocomplete', 'inputmode', 'enterkeyhint'])
      await expect(field(label), `${label}: ${name}`).toHaveAttribute(name, /^[a-z0-9-]+$/)
  }
  expect(await field('Phone').getAttribute('inputmode')).toBe('tel')
  expect(await field('Email').getAttribute('inputmode')).toBe('email')
  await expect(field('Phone')).toHaveAccessibleDescription(/.{20,}/)

  await field('Email').fill('robin@tavan')
  await expect(field('Email')).not.toHaveAttribute('aria-invalid', 'true')
  await field('Email').blur()
  await expect(field('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(field('Email')).toHaveAccessibleDescription(/Please enter a valid email address/)
  await field('Email').pressSequentially('.test')
  await expect(field('Email')).not.toHaveAttribute('aria-invalid', 'true')
  await field('City').fill('Delft')
  await field('City').fill('')
  await field('City').blur()
  await expect(field('City')).toHaveAccessibleDescription(/City is required/)

  // Delivery is a date, counted in business days from today.
  const workday = (days: number) => {
    const day = new Date()
    for (let left = days; left > 0; ) {
      day.setDate(day.getDate() + 1)
      if (day.getDay() % 6 !== 0) left--
    }
    return new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short' }).format(day)
  }
  for (const [name, from, to] of [
    ['Standard Shipping', 5, 7],
    ['Express Shipping', 2, 3],
  ] as const) {
    const choice = main.getByRole('radio', { name })
    await expect(choice).toHaveAccessibleDescription(new RegExp(`${workday(from)}.*${workday(to)}`))
  }
})

test('U35 who has to sign in first loses nothing on the way and fills in five fields', async ({
  page,
  api,
}) => {
  const { main, field, ...buyer } = shopper(page)
  const { name } = await api.product(BAND)
  await page.goto('/shop')
  await buyer.findAndAdd(BAND, name)
  await page.goto('/cart')
  await main.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await page.waitForURL('**/login')
  await expect(main.getByText('Sign in to finish your order. Your cart is safe.')).toBeVisible()
  await main.getByRole('link', { name: 'Create an account' }).click()
  await expect(main.locator('input:not([type=checkbox])')).toHaveCount(5)
  await field('Password').fill('weak')
  await expect(main.getByText('Password must be at least 8 characters long')).toBeVisible()
  await buyer.register({ first: 'Robin', last: 'Jansen', email: newEmail() })
  await page.waitForURL('**/checkout')
  await expect(main.getByRole('region', { name: 'Order summary' }).getByText(name)).toBeVisible()
  await buyer.expectCart(1)
})
