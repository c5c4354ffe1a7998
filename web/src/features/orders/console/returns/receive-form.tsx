import { useState } from 'react'
import { errorText } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { isolated } from '../../../../i18n/isolated'
import { useUnsaved } from '../../../../ui/edit/unsaved'
import { DialogForm } from '../../../../ui/form/dialog-form'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { useForm } from '../../../../ui/form/use-form'
import { QuantityStepper } from '../../../../ui/quantity-stepper'
import { useToast } from '../../../../ui/toast'
import { UnitsLine } from '../../units-line'
import type { StepProps } from './answer-form'
import { useReturnStep } from './returns.api'
import { returnsWords } from './words/returns-words'

interface Came {
  quantity: number
  restock: number
}

/** Books how many units of each line came, and how many of them go back on the shelf. */
export function ReceiveForm({ one, onCancel, onDone }: StepProps) {
  const t = useT(errorWords, returnsWords)
  const toast = useToast()
  const { mutateAsync: take } = useReturnStep(one._id)
  const [came, setCame] = useState<Readonly<Record<string, Came>>>(() =>
    Object.fromEntries(one.lines.map(({ itemId, quantity }) => [itemId, { quantity, restock: quantity }])),
  )
  const cameOf = (itemId: string): Came => came[itemId] ?? { quantity: 0, restock: 0 }
  useUnsaved(one.lines.some(({ itemId, quantity }) => cameOf(itemId).restock !== quantity))
  const form = useForm({
    rules: () => [],
    initial: {},
    show: 'first',
    errorText: (error) => errorText(t, error, t('returns.notDone')),
    submit: async () => {
      await take({
        step: 'receive',
        body: { lines: one.lines.map(({ itemId }) => ({ itemId, ...cameOf(itemId) })) },
      })
      toast(t('returns.done.receive', { number: isolated(one.order.orderNumber) }))
      onDone()
    },
  })
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      submit={<SubmitButton busyText={t('returns.saving')}>{t('returns.steps.receive')}</SubmitButton>}
    >
      <p className="text-ink-soft">{t('returns.texts.receive')}</p>
      <ul className="grid">
        {one.lines.map(({ itemId, name, quantity, sealed }) => {
          const now = cameOf(itemId)
          return (
            <UnitsLine
              key={itemId}
              name={name}
              value={now.quantity}
              max={quantity}
              onChange={(units) =>
                setCame({ ...came, [itemId]: { quantity: units, restock: Math.min(now.restock, units) } })
              }
            >
              {(id) => (
                <>
                  {sealed ? <p className="text-saffron-ink text-sm">{t('returns.sealed')}</p> : null}
                  {now.quantity > 0 ? (
                    <div className="flex flex-wrap items-center justify-between gap-3">
                      <span id={`${id}-shelf`} className="text-ink-soft">
                        {t('returns.shelf')}
                      </span>
                      <QuantityStepper
                        min={0}
                        value={now.restock}
                        max={now.quantity}
                        onChange={(restock) => setCame({ ...came, [itemId]: { ...now, restock } })}
                        describedBy={`${id} ${id}-shelf`}
                      />
                    </div>
                  ) : null}
                </>
              )}
            </UnitsLine>
          )
        })}
      </ul>
    </DialogForm>
  )
}
