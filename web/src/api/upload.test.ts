import { submitApplication } from 'contract/coaches/routes'
import { API_TIMEOUT } from 'contract/units'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeUpload, fakeUploads } from '../../test/fake-upload'
import { ApiError, NetworkError, TimeoutError } from './errors'
import { type UploadProgress, upload } from './upload'

let uploads: FakeUpload[]
beforeEach(() => {
  vi.useFakeTimers()
  uploads = fakeUploads()
  document.documentElement.lang = 'fa'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.documentElement.lang = ''
})

function start(options: Parameters<typeof upload>[2] = {}) {
  const promise = upload(submitApplication, new FormData(), options)
  // Prevents an unhandled rejection before the test awaits the promise.
  promise.catch(() => undefined)
  const [request] = uploads
  if (!request) throw new Error('nothing was sent')
  return { promise, request }
}

describe('upload', () => {
  it('sends the form in the page’s language and resolves with the response', async () => {
    const { promise, request } = start({ headers: { 'X-Test': '1' } })
    expect([request.method, request.url]).toEqual(['POST', '/api/v1/coach-applications/submit'])
    const headers = new Headers(request.headers)
    expect([headers.get('accept-language'), headers.get('x-test')]).toEqual(['fa', '1'])
    request.answer(201, { success: true, message: 'm' })
    expect(await promise).toEqual({ success: true, message: 'm' })
  })

  it('reports the bytes sent', () => {
    const seen: UploadProgress[] = []
    const { request } = start({ onProgress: (progress) => seen.push(progress) })
    request.progress(3, 10)
    request.upload.onprogress?.({ loaded: 4, total: 0, lengthComputable: false })
    expect(seen).toEqual([
      { loaded: 3, total: 10 },
      { loaded: 4, total: 0 },
    ])
  })

  it('continues while bytes move, and times out after ten seconds without progress', async () => {
    const { promise, request } = start()
    for (let step = 1; step <= 5; step++) {
      vi.advanceTimersByTime(API_TIMEOUT - 1)
      request.progress(step, 10)
    }
    expect(request.aborted).toBe(false)
    vi.advanceTimersByTime(API_TIMEOUT)
    expect(request.aborted).toBe(true)
    await expect(promise).rejects.toBeInstanceOf(TimeoutError)
  })

  it('gives the server ten seconds after the last byte', async () => {
    const { promise, request } = start()
    vi.advanceTimersByTime(API_TIMEOUT - 1)
    request.progress(10, 10)
    vi.advanceTimersByTime(API_TIMEOUT - 1)
    request.answer(201, { success: true })
    await expect(promise).resolves.toEqual({ success: true })
    vi.advanceTimersByTime(API_TIMEOUT * 2)
    expect(request.aborted).toBe(false)
  })

  it('rejects with the reason of an abort', async () => {
    const control = new AbortController()
    const { promise, request } = start({ signal: control.signal })
    control.abort('enough')
    expect(request.aborted).toBe(true)
    await expect(promise).rejects.toBe('enough')
  })

  it('never starts when the signal is already aborted', async () => {
    const { promise, request } = start({ signal: AbortSignal.abort('no') })
    expect(request.aborted).toBe(true)
    await expect(promise).rejects.toBe('no')
  })

  it('rejects with the server’s refusal', async () => {
    const { promise, request } = start()
    request.refuse('coaches.file_type', { fieldCodes: { documents: 'coaches.file_type' } }, { file: 'a.exe' })
    const error = await promise.catch((reason) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 400, code: 'coaches.file_type', params: { file: 'a.exe' } })
    expect(error.fieldCodes).toEqual({ documents: 'coaches.file_type' })
  })

  it.each([
    [413, '<html>'],
    [502, ''],
    [200, { success: false, message: 'no' }],
  ])('rejects a %s with another body as a refusal', async (status, body) => {
    const { promise, request } = start()
    request.answer(status, body)
    await expect(promise).rejects.toMatchObject({ name: 'ApiError', status })
  })

  it.each(['', '[]', '{"success":"yes"}', 'OK'])(
    'rejects a 200 response without our confirmation (%s)',
    async (body) => {
      const { promise, request } = start()
      request.answer(200, body)
      await expect(promise).rejects.toBeInstanceOf(NetworkError)
    },
  )

  it('rejects with a NetworkError when the connection breaks', async () => {
    const { promise, request } = start()
    request.break()
    await expect(promise).rejects.toBeInstanceOf(NetworkError)
  })
})
