import { newExercise } from 'contract/programs/plan'
import { planRows, withSessionToday } from './lib/session-today'
import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'
import { expectAccessible, expectNoSidewaysScroll } from './lib/visual-checks'

const PROGRAM = 'TAV-PROG-STR'
const nutrition = {
  mealPlan: {
    dinner: { time: '23:59', calories: 640, foods: ['Lentils'], alternatives: ['Beans on toast'] },
  },
}

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

test('signs in on a phone, trains in two taps, and ticks a meal without a network', async ({
  page,
  api,
  context,
  consoleErrors,
}) => {
  const { athlete } = await withSessionToday(api, PROGRAM, { nutrition })
  const member = shopper(page)
  await page.goto('/login')
  await member.signIn(athlete.email, athlete.password)
  await page.waitForURL('**/today')

  const start = page.getByRole('button', { name: 'Start Session', exact: true })
  await expect(start).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { name: 'Legs', level: 2 })).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Quick navigation' })
  await expect(bar.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page, 'the day')
  await expectNoSidewaysScroll(page, 'the day')

  await start.click()
  await page.waitForURL('**/today/session/**')
  await expect(bar).toBeHidden()
  await page.getByRole('textbox', { name: /^Reps/ }).first().fill('8')
  await page.getByRole('button', { name: 'Log Set', exact: true }).click()
  await expect
    .poll(async () => {
      const path = `/user-programs/${athlete.program}/log`
      const { data } = await api.call<{ data: { items: { kind: string }[] } }>('GET', path, {
        token: athlete.token,
      })
      return data.items.filter(({ kind }) => kind === 'set').length
    })
    .toBe(1)
  await page.goto('/today')
  await expect(page.getByRole('button', { name: 'Continue Session', exact: true })).toBeVisible()

  // What is logged without a network is on the server later.
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|^console: .*(Failed to|net::)/)
  await context.setOffline(true)
  // The next meal is another one at each hour.
  const meal = page.getByRole('checkbox', { name: /: eaten$/ }).first()
  await meal.check()
  await expect(meal).toBeChecked()
  await context.setOffline(false)
  await expect
    .poll(async () => {
      const { data } = await api.call<{ data: { meals: { done: boolean }[] } }>('GET', '/today', {
        token: athlete.token,
      })
      return data.meals.map(({ done }) => done)
    })
    .toContain(true)
  await bar.getByRole('link', { name: 'Shop' }).click()
  await page.waitForURL('**/shop')
  await expect(bar.getByRole('link', { name: 'Shop' })).toHaveAttribute('aria-current', 'page')
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('begins a session without a network, survives a reload, and stores start and set once', async ({
    page,
    api,
    context,
    consoleErrors,
  }) => {
    const { athlete } = await withSessionToday(api, PROGRAM, { nutrition })
    await arriveAs(page, { customer: athlete })
    await page.goto('/today')
    await expect(page.getByRole('button', { name: 'Start Session', exact: true })).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    // Session mode loads while the browser is idle.
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await (await caches.open('tavan-seen')).keys()).map(({ url }) => url).join(),
        ),
      )
      .toContain('/assets/session-page-')

    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|^console: .*(Failed to|net::)/)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Start Session', exact: true }).click()
    await page.waitForURL('**/today/session/**')
    await page.getByRole('textbox', { name: /^Reps/ }).first().fill('8')
    await page.getByRole('button', { name: 'Log Set', exact: true }).click()
    await page.reload()
    await expect(page.getByText('1 set not sent yet')).toBeVisible()
    await context.setOffline(false)
    const logged = async () => {
      const path = `/user-programs/${athlete.program}/log`
      const { data } = await api.call<{ data: { items: { kind: string }[] } }>('GET', path, {
        token: athlete.token,
      })
      return data.items.map(({ kind }) => kind).sort()
    }
    await expect.poll(logged).toEqual(['session', 'set'])
    await expect(page.getByText('1 set not sent yet')).toBeHidden()
    expect(await logged()).toEqual(['session', 'set'])
  })
})

test('logs 20 sets of 6 exercises with at most 30 taps, keeps them over a reload, and the coach sees each once @full', async ({
  page,
  api,
}) => {
  const { athlete, coach } = await withSessionToday(api, PROGRAM)
  const names = ['Squat', 'Bench Press', 'Row', 'Overhead Press', 'Curl', 'Plank']
  const sets = [4, 4, 3, 3, 3, 3]
  const exercises = names.map((name, at) => ({ ...newExercise, name, sets: sets[at] ?? 0, reps: '8' }))
  await planRows(api, coach.token, athlete.program, exercises)
  await page.goto('/login')
  await shopper(page).signIn(athlete.email, athlete.password)
  await page.waitForURL('**/today')

  let taps = 0
  const tap = async (name: string) => {
    taps += 1
    await page.getByRole('button', { name, exact: true }).first().click()
  }
  await tap('Start Session')
  await page.waitForURL('**/today/session/**')
  const order = names.flatMap((name, at) =>
    Array.from({ length: sets[at] ?? 0 }, (_, n) => ({ name, n: n + 1 })),
  )
  for (const [done, { name, n }] of order.entries()) {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
    await tap('Log Set')
    await expect(page.getByText(`Set ${n} of ${name} is logged`).first()).toBeAttached()
    if (done === 9) await page.reload()
  }
  await tap('Finish Session')
  expect(taps).toBeLessThanOrEqual(30)
  const seenByCoach = async () => {
    const path = `/coach/user-programs/${athlete.program}/log`
    const { data } = await api.call<{ data: { items: { kind: string }[] } }>('GET', path, {
      token: coach.token,
    })
    return data.items.filter(({ kind }) => kind === 'set').length
  }
  await expect.poll(seenByCoach).toBe(order.length)
})
