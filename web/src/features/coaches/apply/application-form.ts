import { LOGOUT_EVENT } from '../../../api/areas'
import { createForm, type FormStore, resetForm } from '../../../ui/form/store'
import { type Application, blankApplication, problemsOf } from './application'
import { applicationDraft } from './application-draft'
import { endDelivery } from './delivery'

let form: FormStore<Application> | undefined

/**
 * Returns the form of the tab. It outlives its page, so navigating away and back loses nothing. It has no captcha code
 * before `startApplication`, as on the prerendered page.
 */
export function applicationForm(): FormStore<Application> {
  form ??= createForm<Application>({
    rules: problemsOf,
    initial: { ...blankApplication(), code: '' },
    show: 'first',
    check: 'blur',
    errorText: () => '',
    submit: async () => undefined,
  })
  return form
}

/** Restores the values typed before a reload and makes a captcha code; the server knows neither. */
export function startApplication(store: FormStore<Application>): void {
  if (store.values().code === '') store.replaceValues(applicationDraft.read() ?? blankApplication())
}

/** Cancels a running upload and clears the form. */
export function abandonApplication(): void {
  endDelivery()
  if (form) resetForm(form, blankApplication())
}

// On a shared device, a sign-out must not leave personal data to the next user.
globalThis.addEventListener?.(LOGOUT_EVENT, abandonApplication)
