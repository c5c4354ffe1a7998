import { screen } from '@testing-library/react'
import { FILE_SHARED } from 'contract/chat/rules'
import { expect, it } from 'vitest'
import { openPage } from '../../../../test/page'
import { MessageText } from './message-text'

it.each([
  ['en', 'File shared'],
  ['fa', 'فایل فرستاده شد'],
  ['nl', 'Bestand gedeeld'],
] as const)('says in %s that a file was shared (COACH-CONST-04)', async (locale, text) => {
  await openPage({ '/here': <MessageText content={FILE_SHARED} /> }, '/here', locale)
  expect(screen.getByText(text)).toBeTruthy()
})
