import { PASSWORD } from '../lib/api'
import { newDataDir, serve } from '../lib/server'
import { shopper } from '../lib/shopper'
import { expect, test } from '../lib/test'

/** Stub of the provider's script: a button instead of a challenge. */
const SCRIPT = `window.turnstile = {
  render(at, options) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Verify for ' + options.sitekey
    button.onclick = () => options.callback('a token of the widget')
    at.append(button)
    return 'w1'
  },
  remove() {},
}`

test('allows the Turnstile widget and sends its token when the shop is configured for it (SHOP-CONST-17 X-14)', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/^401 POST \/api\/v1\/auth\/login/)
  consoleErrors.expect(/^ERR_FAILED|^net::ERR_FAILED/)
  const data = await newDataDir()
  const server = await serve(data.path, {
    DEMO_DATA: 'false',
    VERIFICATION_PROVIDER: 'turnstile',
    VERIFICATION_SITE_KEY: 'the-site-key',
    VERIFICATION_SECRET: 'a secret of the tests',
  })
  try {
    let sent: unknown
    await page.route('**/auth/login', (route) => {
      sent = route.request().postDataJSON()
      return route.fulfill({
        status: 401,
        json: { success: false, code: 'auth.wrong_credentials', message: 'Invalid email or password' },
      })
    })
    // The provider's script fails to load at first and loads on the retry.
    let tries = 0
    await page.route('https://challenges.cloudflare.com/**', (route) =>
      ++tries === 1 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
    )
    const { main, field } = shopper(page)
    await page.goto(`${server.url}/login`)
    await expect(main.getByText('The check didn’t work. Please try again.')).toBeVisible()
    await main.getByRole('button', { name: 'Try Again' }).click()
    await main.getByRole('button', { name: 'Verify for the-site-key' }).click()
    await field('Email').fill('robin@tavan.test')
    await field('Password').fill(PASSWORD)
    await main.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(main.locator('form').getByRole('alert')).toHaveText('Invalid email or password')
    expect(sent).toMatchObject({ email: 'robin@tavan.test', recaptchaToken: 'a token of the widget' })
    // A failed attempt has used the token.
    await expect(main.getByRole('button', { name: 'Sign In', exact: true })).toBeDisabled()
  } finally {
    await server.stop()
    await data.remove()
  }
})
