import { englishOf } from 'contract/error-text'
import { type ErrorCode, statusOf } from 'contract/errors'
import { vi } from 'vitest'
import { pathOf, reportUnknownFields } from './unknown-fields'

/** Fake of XMLHttpRequest, on which the test sends progress and responses. */
export class FakeUpload {
  static all: FakeUpload[] = []
  method = ''
  url = ''
  headers: Record<string, string> = {}
  body = new FormData()
  aborted = false
  status = 0
  responseText = ''
  upload: Record<'onprogress' | 'onload', ((event: object) => void) | null> = {
    onprogress: null,
    onload: null,
  }
  onprogress: (() => void) | null = null
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  onabort: (() => void) | null = null

  open(method: string, url: string) {
    this.method = method
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: FormData) {
    this.body = body
    reportUnknownFields(this.method, pathOf(this.url), body)
    FakeUpload.all.push(this)
  }
  abort() {
    if (this.aborted) return
    this.aborted = true
    this.onabort?.()
  }

  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total, lengthComputable: true })
    if (loaded === total) this.upload.onload?.({})
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.onload?.()
  }
  refuse(code: ErrorCode, extra: object = {}, params?: Record<string, string | number>) {
    const message = englishOf(code, params)
    this.answer(statusOf(code), { success: false, message, error: message, code, params, ...extra })
  }
  break() {
    this.onerror?.()
  }
}

/** Stubs XMLHttpRequest and returns all later uploads, the latest last. */
export function fakeUploads(): FakeUpload[] {
  FakeUpload.all = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  return FakeUpload.all
}
