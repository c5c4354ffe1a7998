import { Button } from '../../src/ui/button'
import type { ButtonKind } from '../../src/ui/button-style'
import { CheckChip, RemovableChip } from '../../src/ui/chip'
import { cx } from '../../src/ui/cx'
import { SearchForm } from '../../src/ui/form/search-form'
import { Icon } from '../../src/ui/icon'
import { inputLook } from '../../src/ui/input-look'
import { LinkButton } from '../../src/ui/link-button'
import { PopoverMenu } from '../../src/ui/popover-menu'
import { QuantityStepper } from '../../src/ui/quantity-stepper'
import { Segmented } from '../../src/ui/segmented'
import { Select } from '../../src/ui/select'
import { Spinner } from '../../src/ui/spinner'
import { Wordmark } from '../../src/ui/wordmark'
import { Forced, Part, SizeRow } from '../sheet'
import { useWords } from '../words'

const kinds: ButtonKind[] = ['primary', 'secondary', 'quiet', 'danger']
const sizes = ['sm', 'md', 'lg'] as const
const nothing = () => undefined

export function Actions() {
  const w = useWords()
  return (
    <>
      <Part name="One size in a row" wide>
        {sizes.map((size) => (
          <OneSize key={size} size={size} />
        ))}
      </Part>
      {kinds.map((kind) => (
        <ButtonStates key={kind} kind={kind} />
      ))}
      <Part name="Button inverse">
        <div className="flex gap-4 rounded-card bg-night p-4">
          <Button kind="inverse">{w.placeOrder}</Button>
          <Forced state="hover">
            <Button kind="inverse">{w.placeOrder}</Button>
          </Forced>
        </div>
      </Part>
      <Part name="Button, wide">
        <Button wide>{w.placeOrder}</Button>
      </Part>
      <Part name="LinkButton">
        {kinds.map((kind) => (
          <LinkButton key={kind} to="/" kind={kind}>
            {w.more}
          </LinkButton>
        ))}
      </Part>
      <Part name="PopoverMenu, folded">
        <PopoverMenu label={w.menu} trigger={<Icon name="menu" />}>
          {null}
        </PopoverMenu>
        <PopoverMenu label={w.menu} trigger={<Icon name="menu" />} disabled>
          {null}
        </PopoverMenu>
      </Part>
      <Part name="QuantityStepper">
        <QuantityStepper value={1} onChange={nothing} max={9} />
        <QuantityStepper value={9} onChange={nothing} max={9} size="sm" />
        <QuantityStepper value={4} onChange={nothing} disabled />
      </Part>
      <Part name="Segmented">
        <Segmented
          label={w.sort}
          value={w.views[1]}
          onChange={nothing}
          segments={w.views.map((view) => ({ value: view, label: view }))}
        />
        <Segmented
          label={w.status}
          iconsOnly
          value="grid"
          onChange={nothing}
          segments={[
            { value: 'grid', label: w.views[1], icon: 'grid' },
            { value: 'list', label: w.views[0], icon: 'list' },
          ]}
        />
      </Part>
      <Part name="CheckChip, RemovableChip">
        {w.days.map((day, index) => (
          <CheckChip key={day} defaultChecked={index === 1} disabled={index === 2}>
            {day}
          </CheckChip>
        ))}
        <RemovableChip label={`${w.remove} ${w.city}`} onRemove={nothing}>
          {w.city}
        </RemovableChip>
        <Forced state="hover">
          <RemovableChip label={`${w.remove} ${w.street}`} onRemove={nothing}>
            {w.street}
          </RemovableChip>
        </Forced>
      </Part>
      <Part name="Spinner">
        <Spinner />
        <Spinner size={32} />
      </Part>
      <Part name="Wordmark">
        <Wordmark className="h-6 w-auto" />
        <Wordmark className="h-10 w-auto" />
      </Part>
    </>
  )
}

/** Controls of one size; the visual check compares their heights. */
function OneSize({ size }: { size: (typeof sizes)[number] }) {
  const w = useWords()
  return (
    <SizeRow size={size}>
      <Button size={size}>{w.save}</Button>
      <Button size={size} kind="secondary">
        <Icon name="plus" size={18} />
        {w.more}
      </Button>
      <Button size={size} kind="quiet" iconOnly aria-label={w.remove}>
        <Icon name="trash" />
      </Button>
      <LinkButton size={size} to="/" kind="secondary">
        {w.more}
      </LinkButton>
      <QuantityStepper size={size} value={2} onChange={nothing} max={9} />
      <Segmented
        size={size}
        label={w.sort}
        value={w.views[0]}
        onChange={nothing}
        segments={w.views.map((view) => ({ value: view, label: view }))}
      />
      <input
        type="text"
        aria-label={w.name}
        defaultValue={w.nameValue}
        className={cx(inputLook(size), 'max-w-32')}
      />
      <Select size={size} label={w.sort} hideLabel>
        <option>{w.sortValues[0]}</option>
      </Select>
      <SearchForm
        size={size}
        value=""
        onSearch={nothing}
        label={`${w.search} ${size}`}
        placeholder={w.searchHint}
        clearLabel={w.clear}
      />
      <CheckChip size={size} defaultChecked>
        {w.days[0]}
      </CheckChip>
    </SizeRow>
  )
}

function ButtonStates({ kind }: { kind: ButtonKind }) {
  const w = useWords()
  const props = { kind }
  return (
    <Part name={`Button ${kind}`}>
      {sizes.map((size) => (
        <Button key={size} {...props} size={size}>
          {w.save}
        </Button>
      ))}
      {(['hover', 'focus-visible', 'active'] as const).map((state) => (
        <Forced key={state} state={state}>
          <Button {...props}>{w.save}</Button>
        </Forced>
      ))}
      <Button {...props} disabled>
        {w.save}
      </Button>
      <Button {...props} busy>
        {w.saving}
      </Button>
      <Button {...props}>
        <Icon name="plus" size={18} />
        {w.more}
      </Button>
      {sizes.map((size) => (
        <Button key={size} {...props} size={size} iconOnly aria-label={w.remove}>
          <Icon name="trash" />
        </Button>
      ))}
      <Button {...props} iconOnly busy aria-label={w.remove}>
        <Icon name="trash" />
      </Button>
    </Part>
  )
}
