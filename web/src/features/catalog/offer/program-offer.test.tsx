import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ProgramOffer as Offer } from 'contract/catalog/offer-calls'
import { dayKeys } from 'contract/programs/plan'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { later, refusal } from '../../../../test/fake-server'
import { fakeShop, product } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import ProgramOffer from './program-offer'
import ProgramWeek from './program-week'

const offer = (changes: Partial<Offer> = {}): Offer => ({
  days: 84,
  perWeek: 0,
  difficulty: 'intermediate',
  questions: 12,
  planDays: 3,
  replyMinutes: 200,
  equipment: ['Barbell', 'Rack'],
  week: dayKeys.map((day) =>
    day === 'monday'
      ? { day, focus: 'Legs', duration: 60, exercises: [{ name: 'Back Squat', sets: 4, reps: '5-6' }] }
      : { day, focus: '', duration: 0, exercises: [] },
  ),
  coaches: [{ firstName: 'Lena', locale: 'nl' }],
  ...changes,
})

const page = (
  <>
    <ProgramWeek productId="a" />
    <ProgramOffer productId="a" />
  </>
)
let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  server = fakeShop([product('a', { programId: 'p' })])
})
afterEach(() => vi.unstubAllGlobals())
const open = (answer: () => unknown, locale?: 'fa') => {
  server.on({ 'GET /products/:id/program': answer as () => object })
  return openPage({ '/offer': page }, '/offer', locale)
}
const success = (data: Offer) => () => ({ success: true, data })

it('shows the sample week, coaches, needs, four steps, refund and questions', async () => {
  await open(success(offer()))
  await screen.findByRole('heading', { level: 2, name: 'What a Week Looks Like' })
  const days = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
  expect(days.slice(0, 2)).toEqual(['MondayLegs', 'Tuesday'])
  for (const text of [
    '12 weeks',
    '1 session a week',
    'Back Squat',
    '4 × 5-6',
    '60 min',
    'Lena',
    'Barbell',
    'They usually reply within 4 hours.',
  ])
    screen.getByText(text)
  screen.getByText('Language: Dutch')
  screen.getByText(/^Your coach writes the plan.*That usually takes 3 days\.$/)
  expect(screen.getAllByText('Rest day')).toHaveLength(6)
  screen.getByText(/^12 questions about training/)
  screen.getByText(/runs for 12 weeks/)
  expect(screen.getByRole('link', { name: 'Read the Terms' }).getAttribute('href')).toBe('/terms')
  await userEvent.setup({ delay: null }).click(screen.getByText('Can I take a break?'))
  screen.getByText(/up to 14 days by yourself/)
})

it('begins the week on Saturday in Persian', async () => {
  await open(success(offer()), 'fa')
  const [first] = await screen.findAllByRole('heading', { level: 3 })
  expect(first?.textContent).toBe('شنبه')
})

it('says what is not needed and names nobody where the template has none', async () => {
  await open(success(offer({ equipment: [], coaches: [], questions: 0, planDays: null, replyMinutes: null })))
  await screen.findByText('No equipment.')
  screen.getByText(/^A coach of our team writes your plan/)
  screen.getByText('This program needs no questionnaire.')
  expect(screen.queryByText(/usually (takes|reply)/)).toBeNull()
})

it('shows no week where the template has no session', async () => {
  await open(
    success(offer({ week: offer().week.map((day) => ({ ...day, ...offer().week[1], day: day.day })) })),
  )
  await screen.findByRole('heading', { level: 2, name: 'How It Goes' })
  expect(screen.queryByRole('heading', { name: 'What a Week Looks Like' })).toBeNull()
})

it('shows that it is loading, and an error that can be repeated', async () => {
  const { promise, settle } = later()
  await open(() => promise)
  screen.getByRole('status', { name: 'Loading the sample week' })
  settle(refusal('request.not_found'))
  await screen.findByRole('heading', { name: 'The sample week couldn’t be loaded' })
  server.on({ 'GET /products/:id/program': success(offer()) })
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: /again/i }))
  await screen.findByText('Lena')
})

it('says a reply time of a day and more in days', async () => {
  await open(success(offer({ replyMinutes: 1500 })))
  await screen.findByText('They usually reply within 2 days.')
})

it('counts the sessions that the template names, and its easy days apart', async () => {
  const walk = { focus: 'Walk', duration: 40, exercises: [] }
  const week = offer().week.map((day) => (day.day === 'friday' ? { ...day, ...walk } : day))
  await open(success(offer({ week, perWeek: 1 })))
  await screen.findByText('1 session a week')
  screen.getByText('1 easy day')
})

it('says the length in days where it is not whole weeks', async () => {
  await open(success(offer({ days: 45 })))
  await screen.findByText(/runs for 45 days/)
})

it('folds the days on phones, the first session open', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  )
  const week = offer().week.map((day) => (day.day === 'friday' ? { ...day, focus: 'Push' } : day))
  await open(success(offer({ week })))
  const foldOf = async (focus: string) => (await screen.findByText(focus)).closest('details')
  expect((await foldOf('Legs'))?.open).toBe(true)
  expect((await foldOf('Push'))?.open).toBe(false)
  vi.restoreAllMocks()
})
