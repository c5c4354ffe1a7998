import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applicationProblems, applicationStatuses, documentExtension } from 'contract/coaches/rules'
import { localeCodes } from 'contract/locale'
import { beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../test/factories'
import { useApp } from '../../test/test-app'
import { detectType } from '../kernel/upload/content/detect'
import { applicants } from './applicants'
import { drawDocument } from './draw-document'
import { loadDemo } from './load'
import { programTemplates } from './program-templates'

const app = useApp()
beforeAll(() => loadDemo(app.deps, () => undefined))

test('the demo has applications in every state, two of them open, with documents that open', async () => {
  const { token } = await makeAccount(app, ['admin'])
  const { items } = (await app.call('GET', '/admin/coach-applications', { token })).json().data
  const count = (status: string) => items.filter((item: { status: string }) => item.status === status).length
  expect(applicationStatuses.map(count)).toEqual([2, 3, 1])
  for (const { _id } of items) {
    const { data } = (await app.call('GET', `/admin/coach-applications/${_id}`, { token })).json()
    expect(data.documents.length).toBeGreaterThan(0)
    expect(data.history).toHaveLength(data.status === 'pending' ? 1 : 2)
    expect(Date.parse(data.history[0].at)).toBe(Date.parse(data.submittedAt))
    expect(data.programs.length).toBeGreaterThan(0)
    for (const document of data.documents) {
      const answer = await app.call('GET', `/${document.path}`, { token })
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, document.size])
    }
  }
})

test('keeps the rules of the form, and its documents match their type', async () => {
  for (const applicant of applicants) {
    expect(applicationProblems(applicant, applicant.documents.length), applicant.email).toEqual([])
    for (const document of applicant.documents) {
      const path = join(app.deps.config.dataDir, 'drawn')
      await writeFile(path, await drawDocument(document))
      const extension = documentExtension(document.name) ?? 'pdf'
      expect(await detectType(path, extension), document.name).toMatchObject({ extension })
    }
  }
})

test('its programs are told in three languages, and the shop’s products name them', async () => {
  const names = await Promise.all(
    localeCodes.map(async (lang) => {
      const { data } = (await app.call('GET', `/coach-applications/programs?lang=${lang}`)).json()
      expect(data).toHaveLength(programTemplates.length)
      return data.map((program: { name: string }) => program.name)
    }),
  )
  for (const [i] of programTemplates.entries()) expect(new Set(names.map((list) => list[i])).size).toBe(3)
  const products = await app.deps.db<{ name: string }[]>`
    select program_template as name from products where program_template is not null`
  for (const { name } of products) expect(names[0]).toContain(name)
})
