import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { fakePrograms } from '../../../../test/fake-programs'
import { offline, Reply, refusal } from '../../../../test/fake-server'
import { storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import * as saving from '../../../ui/save-file'
import { WeekPdfButton } from './week-pdf-button'

const PDF = 'GET /user-programs/:id/week.pdf'
let server: ReturnType<typeof fakePrograms>
let saveFile: MockInstance<typeof saving.saveFile>
beforeEach(() => {
  saveFile = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined)
  storeSession()
  server = fakePrograms([])
})
afterEach(() => vi.unstubAllGlobals())
const open = () => openPage({ '/plan': <WeekPdfButton area="customer" id="p1" /> }, '/plan')
const button = () => screen.findByRole('button', { name: 'Save Week as PDF' })

it('saves one file for a double click, and can be used again', async () => {
  server.on({ [PDF]: () => new Reply(200, '%PDF-1.3') })
  await open()
  const visitor = userEvent.setup({ delay: null })
  await visitor.dblClick(await button())
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  expect(server.calls('GET', /week\.pdf/)).toHaveLength(1)
  expect(saveFile.mock.calls[0]?.[1]).toBe('tavan-week.pdf')
  await visitor.click(await button())
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2))
})

it.each([
  ['the reason where the server refuses', () => refusal('log.week_not_found'), 'This plan has no such week'],
  ['that it failed without a network', offline, /The PDF couldn’t be made/],
] as const)('says %s', async (_, reply, text) => {
  server.on({ [PDF]: reply })
  await open()
  await userEvent.setup({ delay: null }).click(await button())
  await screen.findByText(text)
  expect(saveFile).not.toHaveBeenCalled()
})
