import { expect } from '@playwright/test'
import { type Fixture, open, type State } from './fixture'

/** Opens the deletion dialog of the account page. */
async function askToDelete(fixture: Fixture) {
  await open('/account')(fixture)
  await fixture.me.main.getByRole('button', { name: fixture.t('privacy.delete.open'), exact: true }).click()
  return fixture.page.getByRole('dialog')
}

export const privacyStates: State[] = [
  {
    name: 'account, your data',
    who: 'settled',
    async reach(fixture) {
      await open('/account')(fixture)
      await expect(
        fixture.me.main.getByText(fixture.t('privacy.accesses.none'), { exact: true }),
      ).toBeVisible()
      const title = fixture.me.main.getByRole('heading', {
        name: fixture.t('privacy.data.title'),
        exact: true,
      })
      const item = fixture.me.main.locator('dt').filter({ hasText: fixture.t('privacy.items.addresses') })
      await expect(item).toBeVisible()
      await title.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }))
    },
  },
  {
    name: 'account, delete it?',
    who: 'settled',
    modal: true,
    async reach(fixture) {
      const dialog = await askToDelete(fixture)
      await dialog.getByRole('button', { name: fixture.t('privacy.delete.submit'), exact: true }).click()
      await expect(dialog.getByText(fixture.t.error('auth.password_required'), { exact: true })).toBeVisible()
    },
  },
  { name: 'account to keep', reach: open('/keep-account?token=good') },
  {
    name: 'account to keep, dead link',
    reach: open('/keep-account'),
  },
]
