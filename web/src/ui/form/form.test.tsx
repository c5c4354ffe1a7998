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
  it('shows one problem or all, in the order of the rules, and focuses the first invalid field', async () => {
    await open({ show: 'first' })
    submit()
    expect(shown()).toEqual([NAME])
    expect(document.activeElement).toBe(field('Name'))
  })

  it('describes each field by its hint and its problem', async () => {
    await open()
    submit()
    expect(shown()).toEqual([NAME, PHONE])
    const about = field('Name').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(about.map((id) => document.getElementById(id)?.textContent)).toEqual(['As on your pass', NAME])
    expect(field('Name').getAttribute('aria-invalid')).toBe('true')
  })

  it('describes a field by the form’s message when errors are shown there', async () => {
    await open({ show: 'first', errorsAt: 'form' })
    submit()
    expect(screen.getByRole('alert').textContent).toBe(NAME)
    expect(document.getElementById(field('Name').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      NAME,
    )
  })

  it('clears the problems of a submit on the next change', async () => {
    const { user } = await open()
    submit()
    await user.type(field('Phone'), '0')
    expect(shown()).toEqual([])
  })

  it('shows a problem from blur until the value is valid', async () => {
    const { user } = await open({ check: 'blur' })
    await user.click(field('Name'))
    await user.tab()
    expect(shown()).toEqual([NAME])
    await user.type(field('Name'), 'A')
    // Clicking the name field again has blurred the phone field.
    expect(shown()).toEqual([PHONE])
    await user.clear(field('Name'))
    expect(shown()).toEqual([NAME, PHONE])
  })

  it('submits only once while busy, with ASCII digits', async () => {
    const { user, send } = await open({ initial: { name: 'A', address: { phone: '' } } })
    await user.type(field('Phone'), '۰۹٣')
    submit()
    submit()
    expect(send.mock.calls.map(([values]) => values)).toEqual([{ name: 'A', address: { phone: '093' } }])
  })

  it('shows the server’s refusal at its field and keeps the typed values', async () => {
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

  it('hides the form’s message at a field error in first mode, and shows problems returned by submit', async () => {
    const { send } = await open({ show: 'first', initial: { name: 'A', address: { phone: '1' } } })
    send.mockResolvedValueOnce([{ path: 'address.phone', code: 'orders.phone_required' }])
    await act(async () => submit())
    expect(shown()).toEqual([PHONE])
    send.mockRejectedValueOnce(new ApiError(400, { fieldCodes: { name: 'orders.first_name_required' } }))
    await act(async () => submit())
    expect(shown()).toEqual([NAME])
  })

  it('queues a submit while a value is pending, and sends once it is known', async () => {
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

  it('queues a submit that itself finds a pending value', async () => {
    const { form, send } = await open({ initial: { name: 'A', address: { phone: '1' } } })
    send.mockResolvedValueOnce([{ path: 'name', code: 'orders.first_name_required' }])
    act(() => setPending(form, 'name', true))
    await act(async () => submit())
    expect(shown()).toEqual([])
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
    await act(async () => setPending(form, 'name', false))
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('counts rejected submits, but not problems returned by submit', async () => {
    const { form, send } = await open({ initial: { name: 'A', address: { phone: '1' } } })
    send.mockResolvedValueOnce([{ path: 'name', code: 'orders.first_name_required' }])
    await act(async () => submit())
    expect(form.state.failures).toBe(0)
    send.mockRejectedValueOnce(new ApiError(400, undefined))
    await act(async () => submit())
    expect(form.state.failures).toBe(1)
  })

  it('assigns a refusal without a field by its code', async () => {
    const refusal = new ApiError(400, { code: 'orders.phone_required' })
    const fieldOf = () => 'address.phone'
    const { send } = await open({ initial: { name: 'A', address: { phone: '1' } }, fieldOf })
    send.mockRejectedValueOnce(refusal)
    await act(async () => submit())
    expect(shown()).toEqual([PHONE, 'It could not be kept'])
  })

  it('asks before the tab closes while there are unsaved values', async () => {
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const { user, form } = await open({ asksBeforeUnload: ({ name }) => name !== '' })
    expect(asks()).toBe(false)
    await user.type(field('Name'), 'A')
    expect(asks()).toBe(true)
    act(() => resetForm(form))
    expect(asks()).toBe(false)
  })

  it('reads its draft, writes each change, and drops it on reset', async () => {
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

  it('throws for a field without a value in the form', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(open({ initial: { name: '' } as Values, rules: () => [] })).rejects.toThrow('address.phone')
    vi.mocked(console.error).mockRestore()
  })
})
