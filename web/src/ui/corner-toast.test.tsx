import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { I18nProvider } from '../i18n/i18n'
import { loadLanguage } from '../i18n/languages'
import { CornerToast, type CornerToastAction, type CornerToastKind } from './corner-toast'

let language: Awaited<ReturnType<typeof loadLanguage>>
beforeEach(async () => {
  language = await loadLanguage('en')
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

function show(kind: CornerToastKind, action?: CornerToastAction) {
  const onDone = vi.fn()
  const toast = { kind, text: 'Saved', n: 1, action }
  render(
    <I18nProvider locale="en" language={language}>
      <CornerToast toast={toast} onDone={onDone} />
    </I18nProvider>,
  )
  return onDone
}

describe('a message in the corner', () => {
  it.each([
    ['success', 5],
    ['warning', 8],
    ['error', 8],
  ] as const)('%s leaves by itself after %i seconds (COACH-CONST-15)', (kind, seconds) => {
    const onDone = show(kind)
    act(() => void vi.advanceTimersByTime(seconds * 1000 - 1))
    expect(onDone).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1))
    expect(onDone).toHaveBeenCalledTimes(1)
  })

  it('with an action stays 10 seconds, and leaves when the action runs', () => {
    const run = vi.fn()
    const onDone = show('success', { label: 'Undo', run })
    act(() => void vi.advanceTimersByTime(9999))
    expect(onDone).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect([run.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 1])
  })

  it('stays while the pointer rests on it', () => {
    const onDone = show('success')
    const item = screen.getByText('Saved').closest('[data-kind]') as HTMLElement
    fireEvent.pointerEnter(item)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(onDone).not.toHaveBeenCalled()
    fireEvent.pointerLeave(item)
    act(() => void vi.advanceTimersByTime(5000))
    expect(onDone).toHaveBeenCalledTimes(1)
  })
})
