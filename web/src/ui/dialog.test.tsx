import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../test/page'
import { Button } from './button'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog, DialogBody, DialogFoot } from './dialog'
import { DialogForm } from './form/dialog-form'
import { Field } from './form/field'
import { SubmitButton } from './form/submit-button'
import { useForm } from './form/use-form'

const close = vi.fn()
afterEach(() => close.mockClear())
const dialog = () => screen.getByRole('dialog')
const button = (name: string) => within(dialog()).getByRole('button', { name })

function Name() {
  const form = useForm({
    rules: () => [],
    initial: { name: '' },
    show: 'all',
    errorText: () => 'That did not work.',
    submit: async () => {
      throw new Error('refused')
    },
  })
  return (
    <DialogForm form={form} onCancel={close} submit={<SubmitButton>Store</SubmitButton>}>
      <Field name="name" label="Name" data-autofocus />
    </DialogForm>
  )
}

describe('a dialog', () => {
  it('closes before it unmounts, so that the focus returns', async () => {
    const closed = vi.spyOn(HTMLDialogElement.prototype, 'close')
    const page = (
      <Dialog open onClose={close} title="Title">
        <DialogBody>Text</DialogBody>
      </Dialog>
    )
    const { unmount } = await openPage({ '/': page }, '/')
    expect(closed).not.toHaveBeenCalled()
    unmount()
    expect(closed).toHaveBeenCalledOnce()
    closed.mockRestore()
  })

  it('takes its name from its title and scrolls only its body', async () => {
    const page = (
      <Dialog open onClose={close} title="Title">
        <DialogBody>Long</DialogBody>
        <DialogFoot cancel="Back" onCancel={close}>
          <Button>Go</Button>
        </DialogFoot>
      </Dialog>
    )
    await openPage({ '/': page }, '/')
    expect(screen.getByRole('dialog', { name: 'Title' })).toBe(dialog())
    const scrolling = dialog().querySelectorAll('.overflow-y-auto')
    expect([...scrolling].map((one) => one.textContent)).toEqual(['Long'])
    expect(scrolling[0]?.contains(screen.getByRole('heading', { name: 'Title' }))).toBe(false)
    expect(scrolling[0]?.contains(button('Go'))).toBe(false)
  })

  it('focuses the cancel button of a question, so that Enter changes nothing', async () => {
    const question = (
      <ConfirmDialog
        open
        title="Leave?"
        text="What you typed is lost."
        confirm="Leave"
        cancel="Stay"
        onConfirm={close}
        onClose={close}
      />
    )
    await openPage({ '/': question }, '/')
    expect(document.activeElement).toBe(button('Stay'))
  })

  it('focuses the first field of a form that marks none', async () => {
    const page = (
      <Dialog open onClose={close} title="Title">
        <form>
          <input type="hidden" name="kind" />
          <input aria-label="Locked" disabled />
          <input aria-label="First" />
          <DialogFoot cancel="Back" onCancel={close}>
            <Button>Go</Button>
          </DialogFoot>
        </form>
      </Dialog>
    )
    await openPage({ '/': page }, '/')
    expect(document.activeElement).toBe(within(dialog()).getByRole('textbox', { name: 'First' }))
  })

  it('styles the cancel button alike in confirmations and forms', async () => {
    const question = (
      <ConfirmDialog
        open
        title="Sure?"
        text="For ever."
        confirm="Remove"
        cancel="Keep"
        onConfirm={close}
        onClose={close}
      />
    )
    const shown = await openPage({ '/': question }, '/')
    const look = button('Keep').className
    shown.unmount()
    const form = (
      <Dialog open onClose={close} title="Name">
        <Name />
      </Dialog>
    )
    await openPage({ '/': form }, '/')
    expect(button('Cancel').className).toBe(look)
  })

  it('focuses the field marked data-autofocus and shows a failure next to the buttons', async () => {
    const form = (
      <Dialog open onClose={close} title="Name">
        <Name />
      </Dialog>
    )
    await openPage({ '/': form }, '/')
    expect(document.activeElement).toBe(screen.getByLabelText('Name', { selector: 'input' }))
    await userEvent.click(button('Store'))
    const message = await screen.findByText('That did not work.')
    expect(dialog().querySelector('.overflow-y-auto')?.contains(message)).toBe(false)
    await userEvent.click(button('Cancel'))
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('ends above the on-screen keyboard of a phone and ignores pinch zoom', async () => {
    const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 })
    vi.stubGlobal('visualViewport', view)
    const page = (
      <Dialog open onClose={close} title="Title">
        <DialogBody>Text</DialogBody>
      </Dialog>
    )
    await openPage({ '/': page }, '/')
    const resize = (change: object) =>
      act(() => void Object.assign(view, change).dispatchEvent(new Event('resize')))
    resize({ height: innerHeight - 300 })
    expect(dialog().style.getPropertyValue('--keyboard')).toBe('300px')
    resize({ scale: 2 })
    expect(dialog().style.getPropertyValue('--keyboard')).toBe('0px')
    vi.unstubAllGlobals()
  })
})
