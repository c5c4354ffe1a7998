import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { wholeLanguage } from '../../../test/words'
import { ApiError } from '../../api/errors'
import { I18nProvider } from '../../i18n/i18n'
import { Field } from './field'
import { Form } from './form'
import { FormError } from './form-error'
import { changeField, createForm, type FormOptions, type Problem, resetForm, setPending } from './store'
import { SubmitButton } from './submit-button'

interface Values {
  name: string
  address: { phone: string }
}

function rules(values: Values): Problem[] {
  const problems: Problem[] = []
  if (!values.name.trim()) problems.push({ path: 'name', code: 'orders.first_name_required' })
  if (!values.address.phone) problems.push({ path: 'address.phone', code: 'orders.phone_required' })
  return problems
}

const NAME = 'First name is required'
const PHONE = 'Phone is required'
const shown = () => screen.queryAllByText(/is required|not be kept/).map((one) => one.textContent)
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))

async function open(options: Partial<FormOptions<Values>> = {}) {
  const send = vi.fn(async (_: Values) => undefined as readonly Problem[] | undefined)
  const form = createForm<Values>({
    rules,
    initial: { name: '', address: { phone: '' } },
    submit: send,
    show: 'all',
    errorText: () => 'It could not be kept',
    ...options,
  })
  const language = await wholeLanguage('en')
  render(
    <I18nProvider locale="en" language={language}>
      <Form form={form}>
        <Field name="name" label="Name" hint="As on your pass" />
        <Field name="address.phone" kind="phone" label="Phone" />
        <FormError />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </I18nProvider>,
  )
  return { user: userEvent.setup(), send, form }
}

describe('a form', () => {
  it('shows one problem or all, in the order of the rules, and brings the focus to the first', async () => {
    await open({ show: 'first' })
    submit()
    expect(shown()).toEqual([NAME])
    expect(document.activeElement).toBe(field('Name'))
  })

  it('shows every problem at its field, described beside the hint', async () => {
    await open()
    submit()
    expect(shown()).toEqual([NAME, PHONE])
    const about = field('Name').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(about.map((id) => document.getElementById(id)?.textContent)).toEqual(['As on your pass', NAME])
    expect(field('Name').getAttribute('aria-invalid')).toBe('true')
  })

  it('with its texts in the form’s message, a field is described by that', async () => {
    await open({ show: 'first', errorsAt: 'form' })
    submit()
    expect(screen.getByRole('alert').textContent).toBe(NAME)
    expect(document.getElementById(field('Name').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      NAME,
    )
  })

  it('ends what a submit found with the next change', async () => {
    const { user } = await open()
    submit()
    await user.type(field('Phone'), '0')
    expect(shown()).toEqual([])
  })

  it('shows a problem from the moment a field is left until it is put right', async () => {
    const { user } = await open({ check: 'blur' })
    await user.click(field('Name'))
    await user.tab()
    expect(shown()).toEqual([NAME])
    await user.type(field('Name'), 'A')
    // The way back led out of the other field.
    expect(shown()).toEqual([PHONE])
    await user.clear(field('Name'))
    expect(shown()).toEqual([NAME, PHONE])
  })

  it('sends ASCII digits, once at a time', async () => {
    const { user, send } = await open({ initial: { name: 'A', address: { phone: '' } } })
    await user.type(field('Phone'), '۰۹٣')
    submit()
    submit()
    expect(send.mock.calls.map(([values]) => values)).toEqual([{ name: 'A', address: { phone: '093' } }])
  })

  it('takes the server’s refusal to its field and keeps what was typed', async () => {
    const error = new ApiError(400, { fieldCodes: { 'info.address.phone': 'orders.phone_required' } })
    const { user } = await open({
      initial: { name: 'A', address: { phone: '1' } },
      fieldPath: (path) => path.replace('info.', ''),
      submit: () => Promise.reject(error),
    })
    await act(async () => submit())
    expect(shown()).toEqual([PHONE, 'It could not be kept'])
    expect(document.activeElement).toBe(field('Phone'))
    expect(field('Phone').value).toBe('1')
    await user.type(field('Phone'), '2')
    expect(shown()).toEqual([])
  })

  it('shows a refusal alone where one problem is shown at a time, and problems that the submit found', async () => {
    const { send } = await open({ show: 'first', initial: { name: 'A', address: { phone: '1' } } })
    send.mockResolvedValueOnce([{ path: 'address.phone', code: 'orders.phone_required' }])
    await act(async () => submit())
    expect(shown()).toEqual([PHONE])
    send.mockRejectedValueOnce(new ApiError(400, { fieldCodes: { name: 'orders.first_name_required' } }))
    await act(async () => submit())
    expect(shown()).toEqual([NAME])
  })

  it('remembers a press while a value is worked out, and sends when it is known', async () => {
    const { form, send } = await open({ initial: { name: 'A', address: { phone: '' } } })
    act(() => setPending(form, 'address.phone', true))
    submit()
    submit()
    expect(shown()).toEqual([])
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
    await act(async () => {
      changeField(form, 'address.phone', '1')
      setPending(form, 'address.phone', false)
    })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('a submit that finds a value still being worked out waits for it', async () => {
    const { form, send } = await open({ initial: { name: 'A', address: { phone: '1' } } })
    send.mockResolvedValueOnce([{ path: 'name', code: 'orders.first_name_required' }])
    act(() => setPending(form, 'name', true))
    await act(async () => submit())
    expect(shown()).toEqual([])
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
    await act(async () => setPending(form, 'name', false))
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('counts what the server rejected, not what the submit found', async () => {
    const { form, send } = await open({ initial: { name: 'A', address: { phone: '1' } } })
    send.mockResolvedValueOnce([{ path: 'name', code: 'orders.first_name_required' }])
    await act(async () => submit())
    expect(form.state.failures).toBe(0)
    send.mockRejectedValueOnce(new ApiError(400, undefined))
    await act(async () => submit())
    expect(form.state.failures).toBe(1)
  })

  it('takes a refusal without a field to the field that it is about', async () => {
    const refusal = new ApiError(400, { code: 'orders.phone_required' })
    const fieldOf = () => 'address.phone'
    const { send } = await open({ initial: { name: 'A', address: { phone: '1' } }, fieldOf })
    send.mockRejectedValueOnce(refusal)
    await act(async () => submit())
    expect(shown()).toEqual([PHONE, 'It could not be kept'])
  })

  it('asks before the tab is closed while there is something to lose', async () => {
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const { user, form } = await open({ asksBeforeUnload: ({ name }) => name !== '' })
    expect(asks()).toBe(false)
    await user.type(field('Name'), 'A')
    expect(asks()).toBe(true)
    act(() => resetForm(form))
    expect(asks()).toBe(false)
  })

  it('reads its draft, writes each change, and drops it when it starts over', async () => {
    const draft = {
      read: () => ({ name: 'Kept', address: { phone: '' } }),
      write: vi.fn(),
      drop: vi.fn(),
    }
    const { form, user } = await open({ draft })
    expect(field('Name').value).toBe('Kept')
    await user.type(field('Phone'), '1')
    expect(draft.write).toHaveBeenLastCalledWith({ name: 'Kept', address: { phone: '1' } })
    act(() => resetForm(form))
    expect(draft.drop).toHaveBeenCalled()
    expect(field('Name').value).toBe('')
  })

  it('has no field that its values do not have', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(open({ initial: { name: '' } as Values, rules: () => [] })).rejects.toThrow('address.phone')
    vi.mocked(console.error).mockRestore()
  })
})
