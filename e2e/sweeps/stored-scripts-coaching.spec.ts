import type { Customer } from '../lib/api'
import { athlete } from '../lib/blood-tests'
import { COACH, coach } from '../lib/coach'
import { arriveAs, expect, test } from '../lib/test'
import { testedLocales } from '../lib/tested-locales'
import { MARKS, names, PAYLOADS, whenDrawn } from './lib/payloads'

const short = (most: number) => PAYLOADS.filter((text) => text.length <= most)
/** Maximum number of files per message. */
const FILES = 5

for (const locale of testedLocales) {
  test(`renders chat texts, file names and blood tests as text for both sides: ${locale} (S24)`, async ({
    page,
    api,
  }) => {
    test.setTimeout(240_000)
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const customer = await athlete(api, names[0] ?? '', names[1] ?? '')
    const trainer = await api.signIn(COACH)
    const chats = await api.call<{ data: { _id: string }[] }>('GET', '/chat/list', { token: customer.token })
    const chat = chats.data[0]?._id ?? ''
    // Three languages together exceed the rate limit of one network address.
    const writes = (path: string, body: unknown, { token }: Customer) =>
      api.call('POST', `/chat/${chat}/messages${path}`, { token, body })
    for (const [n, content] of PAYLOADS.entries()) await writes('', { content }, n % 2 ? trainer : customer)
    const named = short(150)
    for (let n = 0; n < named.length; n += FILES) {
      const form = new FormData()
      for (const name of named.slice(n, n + FILES))
        form.append('attachments', new Blob(['Oats.']), `${name}.txt`)
      await writes('/upload', form, customer)
    }
    const { data } = await api.call<{ data: { id: string } }>('POST', '/blood-tests', {
      token: customer.token,
      body: {
        consent: true,
        code: short(60)[0],
        note: PAYLOADS.join('\n').slice(0, 2000),
        items: short(100)
          .slice(0, 60)
          .map((label, n) => ({
            label,
            value: short(100).at(-1 - n),
            unit: short(30)[n % 3],
          })),
      },
    })

    const looked = async (where: string) => {
      await whenDrawn(page)
      expect(await page.evaluate(MARKS), where).toEqual({ hit: undefined, nodes: 0 })
    }
    const said = page.locator('[data-conversation] li p[dir=auto]')
    /** Loads the whole conversation, page by page from its end. */
    async function readAll(where: string) {
      await expect(said.first()).toBeVisible()
      while ((await said.count()) < PAYLOADS.length) {
        const shown = await said.count()
        await page.locator('[data-conversation] section').evaluate((one) => one.scrollTo(0, -1e9))
        await expect(said.nth(shown)).toBeAttached()
      }
      await looked(where)
    }
    await arriveAs(page, { customer, locale })
    await page.goto(`/messages?chat=${chat}`)
    await readAll('the customer’s conversation')
    await page.goto('/blood-tests')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
    await looked('the customer’s blood tests')

    const desk = coach(page, locale)
    await desk.arrive(api, `/coach/dashboard?tab=chats&chat=${chat}`)
    await readAll('the coach’s conversation')
    await desk.arrive(api, `/coach/dashboard?tab=blood-tests&test=${data.id}`)
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
    await looked('the coach’s blood test')
    await api.call('POST', `/blood-tests/coach/${data.id}/comment`, {
      token: trainer.token,
      body: { comment: PAYLOADS.join('\n').slice(0, 5000) },
    })
    await desk.arrive(api, '/coach/dashboard')
    await looked('the coach’s people')

    await arriveAs(page, { customer, locale })
    await page.goto(`/blood-tests/${data.id}`)
    await expect(
      page
        .getByRole('main')
        .getByText(PAYLOADS[0] ?? '', { exact: false })
        .first(),
    ).toBeVisible()
    await looked('the customer’s blood test')
    expect(dialogs).toEqual([])
    // Control: a payload inserted as markup is detected.
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<img data-mark src="/favicon.svg">'),
    )
    expect((await page.evaluate(MARKS)).nodes).toBe(1)
  })
}
