import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EMAIL, fakeCoachServer, heading, page, user } from '../../test/coach-area'
import { Goto, openRoutes } from '../../test/page'
import { sessionOf } from '../api/areas'
import { AppRoutes } from './routes'

const scrolls: ScrollToOptions[] = []
let server: ReturnType<typeof fakeCoachServer>['server']
beforeEach(() => {
  ;({ server } = fakeCoachServer())
  server.on({
    'GET /products': () => ({ success: true, products: [], totalProducts: 0, currentPage: 1, totalPages: 1 }),
    'GET /categories/with-counts': () => ({ success: true, data: [] }),
  })
  scrolls.length = 0
  vi.spyOn(window, 'scrollTo').mockImplementation(
    (options) => void scrolls.push(options as unknown as ScrollToOptions),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionOf('coach').close('logout')
})

const open = (at: string) =>
  act(() =>
    openRoutes(
      <>
        <Goto />
        <AppRoutes />
      </>,
      at,
    ),
  )
const signInCoach = () => sessionOf('coach').open('coach-token', { id: 'k1', email: EMAIL, role: 'coach' })
/** Scrolls the page as a visitor does. */
function scrollDown(top: number) {
  vi.stubGlobal('scrollY', top)
  fireEvent.scroll(window)
}

describe('from one area to another', () => {
  const smooth = { top: 0, behavior: 'smooth' }

  it('scrolls to the top in four smooth steps (SHOP-NAV-20 SHOP-NAV-21 COACH-GEN-11)', async () => {
    await open('/coach/login')
    await heading('Coach sign-in')
    expect(scrolls).toEqual([])
    for (const [to, title] of [
      ['/become-coach', /coach/i],
      ['/coach/register', 'Register as a coach'],
      ['/admin/login', 'Console'],
      ['/shop', /./],
    ] as const) {
      scrolls.length = 0
      await Goto.to(to)
      await heading(title)
      await waitFor(() => expect(scrolls).toEqual([smooth, smooth, smooth, smooth]))
    }
  })

  it('restores the scroll position on Back (X-91)', async () => {
    signInCoach()
    await open('/shop')
    await heading(/./)
    scrollDown(4848)
    await Goto.to('/coach/dashboard')
    await heading('Welcome back, Coach!')
    await waitFor(() => expect(scrolls).toHaveLength(4))
    scrollDown(0)
    scrolls.length = 0
    await Goto.to(-1)
    await waitFor(() => expect(scrolls).toContainEqual({ top: 4848, behavior: 'instant' }))
    expect(scrolls).not.toContainEqual(smooth)
  })

  it('focuses the heading of the new page', async () => {
    await open('/coach/login')
    await heading('Coach sign-in')
    await Goto.to('/admin/login')
    const title = await heading('Console')
    await waitFor(() => expect(document.activeElement).toBe(title))
  })
})

describe('the query of a list (X-91)', () => {
  it('scrolls to the start of the list on another page of users; Back restores the position', async () => {
    signInCoach()
    const started = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    server.on({
      'GET /coach/my-users': ({ query }) =>
        page([user('u1')], { currentPage: Number(query.get('page')), totalPages: 3, totalUsers: 50 }),
    })
    await open('/coach/dashboard')
    fireEvent.click(await screen.findByRole('link', { name: 'Next page' }))
    await waitFor(() => expect(started).toHaveBeenCalledTimes(1))
    const list = started.mock.contexts[0] as Element
    expect(list.querySelector('article')).toBeTruthy()
    expect(scrolls).toEqual([])
    await Goto.to(-1)
    await waitFor(() => expect(scrolls).toHaveLength(1))
    expect(started).toHaveBeenCalledTimes(1)
  })
})
