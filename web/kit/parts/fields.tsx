import { useId } from 'react'
import { Alert } from '../../src/ui/alert'
import { Button } from '../../src/ui/button'
import { Checkbox, Mark, Switch } from '../../src/ui/checkbox'
import { ChoiceCard } from '../../src/ui/choice-card'
import { DateField } from '../../src/ui/date-field/date-field'
import { FieldCheck } from '../../src/ui/field-check'
import { FileDrop } from '../../src/ui/file-drop'
import { ChipsField } from '../../src/ui/form/chips-field'
import { CountryField } from '../../src/ui/form/country-field'
import {
  CheckboxField,
  Field as FormField,
  PasswordField as FormPassword,
  SelectField,
  SwitchField,
  TextAreaField,
} from '../../src/ui/form/field'
import { Form } from '../../src/ui/form/form'
import { LanguageColumns, LanguagePair } from '../../src/ui/form/language-columns'
import { SearchForm } from '../../src/ui/form/search-form'
import { SubmitButton } from '../../src/ui/form/submit-button'
import { useForm } from '../../src/ui/form/use-form'
import { Icon } from '../../src/ui/icon'
import { PasswordField } from '../../src/ui/password-field'
import { Select } from '../../src/ui/select'
import { TextArea } from '../../src/ui/text-area'
import { TextField } from '../../src/ui/text-field'
import { Forced, Frame, Part } from '../sheet'
import { useWords } from '../words'

const nothing = () => undefined

export function Fields() {
  const w = useWords()
  return (
    <>
      <Part name="TextField">
        {(
          [
            { label: w.name },
            { label: w.name, defaultValue: w.nameValue },
            { label: w.name, note: w.optional, hint: w.hint },
            { label: w.email, defaultValue: 'mila', error: w.problem, dir: 'ltr' },
            { label: w.name, defaultValue: w.nameValue, disabled: true },
          ] as const
        ).map((props, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <Frame key={index} width="max-w-64">
            <TextField {...props} />
          </Frame>
        ))}
        <Frame width="max-w-64">
          <Forced state="focus-visible">
            <TextField label={w.name} />
          </Forced>
        </Frame>
      </Part>
      <Part name="PasswordField, Select">
        <Frame width="max-w-64">
          <PasswordField label={w.password} defaultValue="abc12345" autoComplete="off" />
        </Frame>
        <Frame width="max-w-64">
          <PasswordField label={w.password} error={w.notDone} autoComplete="off" />
        </Frame>
        <Frame width="max-w-64">
          <Select label={w.sort}>
            {w.sortValues.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </Select>
        </Frame>
      </Part>
      <Part name="TextArea">
        <Frame>
          <TextArea label={w.note} note={w.optional} defaultValue={w.noteValue} dir="auto" />
        </Frame>
        <Frame>
          <TextArea label={w.note} error={w.notDone} />
        </Frame>
      </Part>
      <Part name="SearchForm">
        <Frame>
          <SearchForm
            value=""
            onSearch={nothing}
            label={w.search}
            placeholder={w.searchHint}
            clearLabel={w.clear}
          />
        </Frame>
        <Frame>
          <SearchForm
            value={w.city}
            onSearch={nothing}
            label={w.search}
            placeholder={w.searchHint}
            clearLabel={w.clear}
          />
        </Frame>
      </Part>
      <Part name="Checkbox, Switch, Mark">
        {[false, true].flatMap((on) =>
          [false, true].map((disabled) => (
            <Frame key={`${on} ${disabled}`} width="max-w-60">
              <Checkbox defaultChecked={on} disabled={disabled}>
                {w.agree}
              </Checkbox>
              <Switch defaultChecked={on} disabled={disabled}>
                {w.on}
              </Switch>
            </Frame>
          )),
        )}
        <Frame width="max-w-80">
          <Checkbox hint={w.hint}>{w.agree}</Checkbox>
          <Switch hint={w.hint}>{w.on}</Switch>
        </Frame>
        <Mark aria-label={w.agree} ref={halfway} />
        <Forced state="focus-visible">
          <Mark aria-label={w.agree} defaultChecked />
        </Forced>
      </Part>
      <Part name="FieldCheck">
        <Frame width="max-w-64">
          <FieldCheck title={w.lackingTitle} lacking={w.lacking} />
        </Frame>
        <Frame width="max-w-64">
          <FieldCheck good={w.strong} />
        </Frame>
      </Part>
      <Part name="FileDrop" wide>
        <FileDrop texts={w.drop} onFiles={nothing} aria-label={w.drop.choose} />
        <FileDrop texts={w.drop} onFiles={nothing} aria-label={w.drop.choose} aria-invalid />
      </Part>
      <Choices />
      <WholeForm />
    </>
  )
}

/** Sets the indeterminate state, which only scripts can set. */
const halfway = (box: HTMLInputElement | null) => {
  if (box) box.indeterminate = true
}

function Choices() {
  const w = useWords()
  const name = useId()
  return (
    <Part name="ChoiceCard">
      <fieldset className="grid w-full max-w-160 gap-3 sm:grid-cols-2">
        <legend className="sr-only">{w.choice}</legend>
        <ChoiceCard name={name} label={w.choice} description={w.choiceText} end="$5.99" defaultChecked />
        <ChoiceCard name={name} label={w.choice} description={w.choiceText} />
        <ChoiceCard name={name} label={w.choice} disabled />
        <ChoiceCard type="checkbox" label={w.agree} description={w.hint} defaultChecked />
      </fieldset>
    </Part>
  )
}

const none = { name: '' }

/** Form fields, once in their initial state and once with errors. */
function WholeForm() {
  const w = useWords()
  const form = useForm({
    rules: () => [],
    initial: {
      name: w.nameValue,
      password: '',
      day: '2026-11-01',
      note: '',
      days: w.days.slice(1, 2),
      sort: '',
      country: '',
      agree: true,
      mail: false,
      en: none,
      fa: none,
      nl: none,
    },
    show: 'all',
    errorText: () => w.notDone,
    submit: async () => undefined,
  })
  return (
    <Part name="Form" wide>
      <Form form={form} aria-label={w.addressTitle} className="grid max-w-160 gap-4 sm:grid-cols-2">
        <FormField name="name" label={w.name} />
        <FormPassword name="password" label={w.password} autoComplete="off" />
        <SelectField name="sort" label={w.sort}>
          <option value="">{w.sortValues[0]}</option>
        </SelectField>
        <CountryField name="country" label={w.country} placeholder={w.countryChoice} />
        <TextAreaField name="note" label={w.note} />
        <ChipsField name="days" options={w.days} label={(day) => day} />
        <DateField name="day" label={w.placed} />
        <CheckboxField name="agree" hint={w.hint}>
          {w.agree}
        </CheckboxField>
        <SwitchField name="mail">{w.on}</SwitchField>
        <div className="sm:col-span-2">
          <LanguageColumns>
            {(language) => (
              <LanguagePair>
                <FormField name={`${language}.name`} label={w.name} lang={language} />
              </LanguagePair>
            )}
          </LanguageColumns>
        </div>
        <div className="sm:col-span-2">
          <Alert text={w.notDone} />
        </div>
        <div className="flex gap-3">
          <Button kind="secondary">
            <Icon name="close" size={18} />
            {w.cancel}
          </Button>
          <SubmitButton>{w.save}</SubmitButton>
        </div>
      </Form>
    </Part>
  )
}
