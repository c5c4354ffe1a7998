type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Fields whose input React recognises by a changed value; it hears a select by any `change` event. */
const TEXTS = 'input:not([type=checkbox], [type=radio]), textarea'
/** Controls whose click the page handles; links work before hydration. */
const PRESSED = 'button, [type=checkbox], [type=radio]'
/** Milliseconds that hydration gets in browsers without `requestIdleCallback`. */
const IDLE_AFTER = 2000

/**
 * Holds clicks and input on a prerendered page until the application hydrates it, then replays them in order, each
 * control once. The browser submits no form natively: that would put the input into the address.
 *
 * React hydrates whatever an event of the user reaches, synchronously and before its handlers run, if the code has
 * loaded (selective hydration), so a replayed click needs no further wait.
 */
export function holdInput(): void {
  const pressed = new Set<HTMLElement>()
  /** Values by field, because the replay of one field may reset another. */
  const typed = new Map<Field, string>()
  /**
   * Texts whose first input may have come before React listened: all of them when the application starts, none once
   * the page has hydrated. Undefined before the application has started.
   */
  let unheard: Set<Field> | undefined
  let isReplaying = false

  const replay = (action: () => void) => {
    isReplaying = true
    try {
      action()
    } finally {
      isReplaying = false
    }
  }

  const onPress = (event: Event) => {
    const target = event.target as HTMLElement
    const control = event.type === 'submit' ? target : target.closest<HTMLElement>(PRESSED)
    if (isReplaying || !control) return
    if (unheard && pressed.size === 0) {
      // No handler may be there yet to keep the browser from submitting the form itself.
      if (event.type === 'submit') hydrate(control)
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.delete(control)
    pressed.add(control)
    control.dataset.held = ''
  }
  const onInput = (event: Event) => {
    const field = event.target as Field
    // Setting the value of a field that a keyboard is composing in would end the composition.
    if (isReplaying || (unheard && (event as InputEvent).isComposing)) return
    if (unheard?.delete(field)) replay(() => tell(field, field.value))
    else if (!unheard && field.matches(`${TEXTS}, select`)) typed.set(field, field.value)
  }

  const replayNext = () => {
    const [control] = pressed
    if (!control) return
    delete control.dataset.held
    replay(() => press(control))
    // Deleted afterwards, so a click meanwhile waits for its turn.
    pressed.delete(control)
    // A task for each, so that it sees the changes of the one before.
    setTimeout(replayNext)
  }

  for (const type of ['click', 'submit']) addEventListener(type, onPress, true)
  addEventListener('input', onInput, true)
  window.replayInput = () => {
    unheard = new Set(document.querySelectorAll<Field>(TEXTS))
    for (const [field, value] of typed) {
      unheard.delete(field)
      replay(() => tell(field, value))
      // Replays the blur of a field left before hydration, so that for example a quantity is committed.
      if (field !== document.activeElement)
        replay(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    }
    setTimeout(replayNext)
    whenIdle(() => unheard?.clear())
  }
}

/** Calls when the browser has nothing else to do, thus after React has hydrated the page. */
function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action)
  else setTimeout(action, IDLE_AFTER)
}

/** Makes React hydrate a node: `copy` triggers hydration, and nothing else handles it. */
function hydrate(node: Element): void {
  node.dispatchEvent(new Event('copy', { bubbles: true }))
}

function press(control: HTMLElement): void {
  if (!control.isConnected) return
  hydrate(control)
  if (control instanceof HTMLFormElement) control.requestSubmit()
  else control.click()
}

/** Emits the input of a field again, once React knows it. */
function tell(field: Field, value: string): void {
  if (!field.isConnected) return
  const [start, end] = 'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : []
  hydrate(field)
  // React ignores a value equal to the last one that it knows, and does not notice one set by the prototype.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (typeof start === 'number') (field as HTMLInputElement).setSelectionRange(start, end ?? start)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
