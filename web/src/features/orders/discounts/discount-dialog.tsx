import type { ConsoleDiscount } from 'contract/orders/console-discount-calls'
import { discountKinds } from 'contract/orders/discount-rules'
import { useState } from 'react'
import { errorText, isServerFailure, refusalOf } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { DateField } from '../../../ui/date-field/date-field'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { DialogForm } from '../../../ui/form/dialog-form'
import { Field, SelectField, TextAreaField } from '../../../ui/form/field'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import {
  type DiscountValues,
  discountLimits,
  discountValues,
  newDiscount,
  problemsOfDiscount,
  writtenDiscount,
} from './discount-form'
import { useSaveDiscount } from './discounts.api'
import { consoleDiscountsWords } from './words/console-discounts-words'

interface Props {
  /** Absent for a new one. */
  discount: ConsoleDiscount | undefined
  onClose: () => void
}

/** A code with its terms, to be made or changed. */
export function DiscountDialog(props: Props) {
  const t = useT(consoleDiscountsWords)
  return (
    <GuardedDialog
      size="lg"
      onClose={props.onClose}
      title={t(`consoleDiscounts.${props.discount ? 'editTitle' : 'addTitle'}`)}
    >
      {(close) => <DiscountForm {...props} onCancel={close} />}
    </GuardedDialog>
  )
}

function DiscountForm({ discount, onClose, onCancel }: Props & { onCancel: () => void }) {
  const t = useT(consoleDiscountsWords)
  // A list that loads again must not change the form that is being filled in.
  const [initial] = useState(() => (discount ? discountValues(discount) : newDiscount))
  const form = useDiscountForm({ discount, onClose }, initial)
  const typed = useFormValues(form)
  useUnsaved(JSON.stringify(typed) !== JSON.stringify(initial))
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      submit={
        <SubmitButton busyText={t('consoleDiscounts.saving')}>{t('consoleDiscounts.submit')}</SubmitButton>
      }
    >
      <Field
        name="code"
        kind="code"
        label={t('consoleDiscounts.code')}
        hint={t('consoleDiscounts.codeHint')}
        data-autofocus
      />
      <Terms kind={typed.kind} />
      <Limits />
      <TextAreaField
        name="note"
        label={t('consoleDiscounts.note')}
        hint={t('consoleDiscounts.noteHint')}
        rows={2}
      />
    </DialogForm>
  )
}

const pair = 'grid items-start gap-5 sm:grid-cols-2'
const figure = { inputMode: 'decimal', dir: 'ltr', className: 'rtl:text-end', autoComplete: 'off' } as const

/** Discount, minimum order and dates. */
function Terms({ kind }: { kind: DiscountValues['kind'] }) {
  const t = useT(consoleDiscountsWords)
  return (
    <>
      <div className={pair}>
        <SelectField name="kind" label={t('consoleDiscounts.kind')}>
          {discountKinds.map((one) => (
            <option key={one} value={one}>
              {t(`consoleDiscounts.kinds.${one}`)}
            </option>
          ))}
        </SelectField>
        <Field
          name="value"
          label={t(`consoleDiscounts.${kind}Off`)}
          hint={t('consoleDiscounts.amountHint')}
          {...figure}
        />
      </div>
      <Field
        name="minimum"
        required={false}
        label={t('consoleDiscounts.least')}
        hint={t('consoleDiscounts.leastHint')}
        {...figure}
      />
      <div className={pair}>
        <DateField
          name="from"
          required={false}
          label={t('consoleDiscounts.from')}
          hint={t('consoleDiscounts.daysHint')}
        />
        <DateField
          name="until"
          required={false}
          label={t('consoleDiscounts.last')}
          hint={t('consoleDiscounts.daysHint')}
        />
      </div>
    </>
  )
}

function Limits() {
  const t = useT(consoleDiscountsWords)
  return (
    <div className={pair}>
      {(['limit', 'customerLimit'] as const).map((name) => (
        <Field
          key={name}
          name={name}
          required={false}
          label={t(`consoleDiscounts.${name}`)}
          hint={t(`consoleDiscounts.${name}Hint`)}
          {...figure}
          inputMode="numeric"
        />
      ))}
    </div>
  )
}

function useDiscountForm({ discount, onClose }: Props, initial: DiscountValues) {
  const t = useT(consoleDiscountsWords, errorWords)
  const toast = useToast()
  const { mutateAsync: save } = useSaveDiscount()
  const [version, setVersion] = useState(discount?.version)
  return useForm<DiscountValues>({
    rules: problemsOfDiscount,
    initial,
    limits: discountLimits,
    show: 'all',
    fieldOf: (code) =>
      code === 'orders.discount_code_taken'
        ? 'code'
        : code === 'orders.discount_limit_low'
          ? 'limit'
          : undefined,
    errorText: (error) => {
      const failed = t('consoleDiscounts.saveFailed')
      if (refusalOf(error)?.code === 'orders.discount_changed') return t('consoleDiscounts.conflict')
      return isServerFailure(error) ? failed : errorText(t, error, failed)
    },
    // A save after a conflict replaces the current version, as announced.
    onFailure: (error) => {
      if (refusalOf(error)?.code === 'orders.discount_changed') setVersion(undefined)
    },
    submit: async (values) => {
      const { code } = await save({ id: discount?._id, version, body: writtenDiscount(values) })
      toast(t(`consoleDiscounts.${discount ? 'saved' : 'created'}`, { code: isolated(code) }))
      onClose()
    },
  })
}
