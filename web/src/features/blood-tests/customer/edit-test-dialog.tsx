import type { MyBloodTest } from 'contract/blood-tests/calls'
import { bloodTestProblems } from 'contract/blood-tests/form'
import { useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { DateField } from '../../../ui/date-field/date-field'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { DialogForm } from '../../../ui/form/dialog-form'
import { Field, TextAreaField } from '../../../ui/form/field'
import type { FormStore } from '../../../ui/form/store'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { useUpdateBloodTest } from '../blood-tests.api'
import { blankRow, type ItemRow, pathInForm, problemsInForm, sentItems } from '../items/item-rows'
import { ItemsField } from '../items/items-field'
import { type TestValues, testLimits } from './submit/test-form'
import { submitTestWords } from './submit/words/submit-test-words'
import { bloodTestsWords } from './words/blood-tests-words'

interface Props {
  userId: string
  test: MyBloodTest
  onClose: () => void
}

/** Changes what the owner of a test wrote, while no coach has opened it. */
export default function EditTestDialog(props: Props) {
  const t = useT(bloodTestsWords)
  return (
    <GuardedDialog onClose={props.onClose} title={t('bloodTests.own.changeTitle')}>
      {(close) => <EditForm {...props} onCancel={close} />}
    </GuardedDialog>
  )
}

const textOf = (value: string | number | null) => (value === null ? '' : String(value))

type EditValues = Pick<TestValues, 'testedAt' | 'code' | 'note' | 'items'>

/** The owner's own values as rows of the form; staff's stay as they are. */
function rowsOf({ markers }: MyBloodTest): ItemRow[] {
  const own = markers.filter(({ source }) => source === 'athlete')
  const rows = own.map(({ label, value, unit, low, high }) => ({
    ...blankRow(),
    label,
    value: textOf(value),
    unit: unit ?? '',
    low: textOf(low),
    high: textOf(high),
  }))
  return rows.length > 0 ? rows : [blankRow()]
}

function EditForm({ userId, test, onClose, onCancel }: Props & { onCancel: () => void }) {
  const t = useT(errorWords, submitTestWords, bloodTestsWords)
  const toast = useToast()
  const { mutateAsync: update } = useUpdateBloodTest(userId, test.id)
  const [initial] = useState(() => ({
    testedAt: test.testedAt ?? '',
    code: test.code ?? '',
    note: test.note ?? '',
    items: rowsOf(test),
  }))
  // The report, and values by staff, count as content.
  const others = test.markers.filter(({ source }) => source === 'staff').length + (test.report ? 1 : 0)
  const form: FormStore<EditValues> = useForm<EditValues>({
    rules: ({ testedAt, items }) =>
      problemsInForm(bloodTestProblems({ testedAt, items: sentItems(items) }, others), items),
    initial,
    show: 'all',
    check: 'blur',
    limits: testLimits,
    fieldPath: (path) => pathInForm(path, form.values().items),
    errorText: (error) => errorText(t, error, t('bloodTests.own.failed')),
    invalidText: (count) => t('submitTest.invalid', { count }),
    submit: async ({ testedAt, code, note, items }) => {
      await update({
        testedAt,
        code: code.trim(),
        note: note.trim(),
        items: sentItems(items).map((item) => unchangedOf(test, item)),
      })
      toast(t('bloodTests.own.saved'))
      onClose()
    },
  })
  useUnsaved(JSON.stringify(useFormValues(form)) !== JSON.stringify(initial))
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      submit={<SubmitButton busyText={t('bloodTests.own.saving')}>{t('bloodTests.own.save')}</SubmitButton>}
    >
      <p className="text-ink-soft">{t('bloodTests.own.changeText')}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <DateField name="testedAt" min="1900-01-01" required={false} label={t('submitTest.day')} />
        <Field name="code" kind="code" required={false} label={t('submitTest.code')} />
      </div>
      <TextAreaField name="note" dir="auto" rows={2} label={t('submitTest.note')} />
      <ItemsField />
    </DialogForm>
  )
}

/** A value as it is stored where its row says the same, so that a number stays a number. */
function unchangedOf(test: MyBloodTest, item: Omit<ItemRow, 'id'>) {
  const stored = test.markers.find(
    ({ label, value, unit, low, high }) =>
      label === item.label &&
      textOf(value) === item.value &&
      (unit ?? '') === item.unit &&
      textOf(low) === item.low &&
      textOf(high) === item.high,
  )
  return stored ? { ...item, value: stored.value, low: stored.low, high: stored.high } : item
}
