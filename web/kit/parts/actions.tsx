import { Button } from '../../src/ui/button'
import type { ButtonKind } from '../../src/ui/button-style'
import { Icon } from '../../src/ui/icon'
import { LinkButton } from '../../src/ui/link-button'
import { PopoverMenu } from '../../src/ui/popover-menu'
import { QuantityStepper } from '../../src/ui/quantity-stepper'
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

/** Everything that comes in this size: the heights of the row are compared by the run that takes the pictures. */
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
