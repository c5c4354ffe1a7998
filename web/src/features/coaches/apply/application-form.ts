import { LOGOUT_EVENT } from '../../../api/areas'
import { createForm, type FormStore, resetForm } from '../../../ui/form/store'
import { type Application, blankApplication, problemsOf } from './application'
import { applicationDraft } from './application-draft'
import { endDelivery } from './delivery'

let form: FormStore<Application> | undefined

/**
 * The application as far as it is written. It lives as long as the tab, not as long as its page: who looks something up
 * in the shop finds it again, and a reload brings back what was typed.
 */
export function applicationForm(): FormStore<Application> {
  form ??= createForm<Application>({
    rules: problemsOf,
    initial: blankApplication(),
    show: 'first',
    check: 'blur',
    errorText: () => '',
    draft: applicationDraft,
    submit: async () => undefined,
  })
  return form
}

/** Ends what is under way and forgets what was written. */
export function abandonApplication(): void {
  endDelivery()
  if (form) resetForm(form, blankApplication())
}

// Whoever signs out leaves nothing about a person to the next one at this device.
globalThis.addEventListener?.(LOGOUT_EVENT, abandonApplication)
