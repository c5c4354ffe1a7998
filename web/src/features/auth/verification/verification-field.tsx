import { useEffect } from 'react'
import { FieldError } from '../../../ui/field'
import { useField, useFormContext } from '../../../ui/form/context'
import { setPending } from '../../../ui/form/store'
import { Verification } from './verification'

/**
 * The human verification as a field of a form: its value is the token, which a rejected submit has used up. With
 * `starts` the first one begins with the page; after a rejected submit the box waits for a tick.
 */
export function VerificationField({ name, starts = false }: { name: string; starts?: boolean }) {
  const { form, state } = useFormContext()
  const { change, problem, error } = useField(name)
  const { failures } = state
  useEffect(() => {
    if (failures > 0) form.setValue(name, '')
  }, [form, name, failures])
  return (
    <div className="grid gap-1.5">
      <Verification
        key={failures}
        starts={starts && failures === 0}
        name={name}
        invalid={problem !== undefined}
        // A token ends the form's message; that it has expired is said at the box.
        onChange={(token) => (token ? change(token) : form.setValue(name, ''))}
        onPending={(pending) => setPending(form, name, pending)}
      />
      {error === undefined ? null : (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
