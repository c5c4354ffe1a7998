import { describe, expect, test } from 'vitest'
import { activePdfs } from '../../../test/active-files'
import { activeWordFiles } from '../../../test/active-word'
import { submitForm } from '../../../test/blood-tests'
import { makeChat, sendFiles } from '../../../test/chat'
import { makeAccount } from '../../../test/factories'
import { apply } from '../../../test/multipart'
import { useApp } from '../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })

interface Sent {
  name: string
  content: Buffer
}

/** Every form that takes documents. */
const FORMS: Record<string, (file: Sent) => ReturnType<typeof app.call>> = {
  'an application': (file) => apply(app, { files: [file] }),
  'a chat': async (file) => {
    const { customer, chatId } = await makeChat(app)
    return sendFiles(app, customer, chatId, [file])
  },
  'a blood test': async (file) => submitForm(app, await makeAccount(app), {}, [file]),
}

describe('a document of a type that is taken, with something in it that is not', () => {
  test.each(Object.keys(FORMS))('is refused in %s by what is in a PDF', async (form) => {
    const [content = Buffer.alloc(0)] = Object.values(await activePdfs())
    const answer = await FORMS[form]?.({ name: 'test.pdf', content })
    expect([answer?.statusCode, answer?.json().code]).toEqual([400, 'files.active_content'])
    expect(answer?.json().message).toMatch(/test\.pdf.*Print it to a new PDF/)
  })

  test.each(['an application', 'a chat'])('is refused in %s by what is in a Word document', async (form) => {
    const files = activeWordFiles()
    const kinds = ['a Word document with macros', 'a template from elsewhere', 'a picture that is fetched']
    for (const kind of kinds) {
      const { name, content } = files.find(({ what }) => what === kind) as (typeof files)[number]
      const answer = await FORMS[form]?.({ name, content })
      expect([answer?.statusCode, answer?.json().code], kind).toEqual([400, 'files.active_document'])
      expect(answer?.json().message).toMatch(/cv\.docx.*Save it as a PDF/)
    }
  })
})
