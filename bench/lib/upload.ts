/** Returns a PDF of exactly this many bytes, mostly whitespace. */
export function pdfOf(size: number): Buffer {
  const head = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n'
  const tail = (at: number) => `xref\n0 1\n0000000000 65535 f \ntrailer\n<<>>\nstartxref\n${at}\n%%EOF`
  const at = size - tail(size).length
  return Buffer.from(head.padEnd(at) + tail(at).padEnd(size - at), 'latin1')
}

interface Application {
  email: string
  program: string
  documents: readonly Buffer[]
}

function formOf({ email, program, documents }: Application): FormData {
  const form = new FormData()
  const fields = {
    firstName: 'Mina',
    lastName: 'Karimi',
    email,
    phone: '+31 6 1234 5678',
    experience: 'Twelve years as a coach of runners and lifters, from beginners to national level.',
    programs: program,
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [i, content] of documents.entries()) {
    form.append(
      'documents',
      new Blob([new Uint8Array(content)], { type: 'application/pdf' }),
      `document-${i}.pdf`,
    )
  }
  return form
}

/** Returns an application as multipart bytes, for callers that control the pace. */
export async function multipartOf(application: Application): Promise<{ body: Buffer; type: string }> {
  const encoded = new Response(formOf(application))
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? '',
  }
}

export interface Sent {
  status: number
  code: string | undefined
  message: string
}

/** Sends an application with these documents. */
export async function sendApplication(url: string, application: Application): Promise<Sent> {
  const answer = await fetch(`${url}/api/v1/coach-applications/submit`, {
    method: 'POST',
    body: formOf(application),
  })
  const body = (await answer.json()) as { code?: string; message?: string }
  return { status: answer.status, code: body.code, message: body.message ?? '' }
}
