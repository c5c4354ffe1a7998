/** Globals, and properties of document, navigator and all classes, as a new page finds them. */
const globals = new Set(Object.getOwnPropertyNames(globalThis))
const objects = [...classes(), navigator].map((object) => ({ object, own: ownOf(object) }))
const ofDocument = ownOf(document)
const address = location.href
const asking = new Set<EventListenerOrEventListenerObject>()
const { addEventListener } = globalThis

// A module asks before a reload until its memory says otherwise, and a new page has no memory.
globalThis.addEventListener = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: AddEventListenerOptions | boolean,
) => {
  if (type === 'beforeunload') asking.add(listener)
  addEventListener(type, listener, options)
}

// A timer of an earlier page would act on the next one.
type Timer = ReturnType<typeof setTimeout>
const timers = new Set<Timer>()
for (const name of ['setTimeout', 'setInterval'] as const) {
  const begin = globalThis[name] as (...args: unknown[]) => Timer
  const noted = (...args: unknown[]) => {
    const timer = begin(...args)
    timers.add(timer)
    return timer
  }
  Object.assign(globalThis, { [name]: noted })
}

function* classes(): Generator<object> {
  for (const name of globals) {
    if (!/^[A-Z]/.test(name)) continue
    const { prototype } = ((globalThis as Record<string, unknown>)[name] ?? {}) as { prototype?: object }
    if (typeof prototype === 'object') yield prototype
  }
}

function ownOf(object: object): Map<string, PropertyDescriptor> {
  return new Map(Object.entries(Object.getOwnPropertyDescriptors(object)))
}

const isSame = (one: PropertyDescriptor, other: PropertyDescriptor) =>
  one.value === other.value && one.get === other.get && one.set === other.set

function restoreProperties(object: object, own: Map<string, PropertyDescriptor>): void {
  for (const [name, now] of ownOf(object)) {
    const before = own.get(name)
    if (!before) Reflect.deleteProperty(object, name)
    else if (!isSame(before, now)) Object.defineProperty(object, name, before)
  }
  for (const [name, before] of own)
    if (!Object.hasOwn(object, name)) Object.defineProperty(object, name, before)
}

/** Packages set these names once, when they load. */
const isOfPackage = (name: string) => /^_|^IS_REACT/.test(name)

function restoreNames(object: object, own: { has: (name: string) => boolean }): void {
  for (const name of Object.getOwnPropertyNames(object))
    if (!own.has(name) && !isOfPackage(name)) Reflect.deleteProperty(object, name)
}

/** Puts the window back as a new page finds it. */
export function restoreWindow(): void {
  for (const listener of asking) removeEventListener('beforeunload', listener)
  asking.clear()
  for (const timer of timers) clearTimeout(timer)
  timers.clear()
  restoreNames(globalThis, globals)
  restoreNames(document, ofDocument)
  for (const { object, own } of objects) restoreProperties(object, own)
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
    if (element !== document.documentElement) element.replaceChildren()
  }
  const { happyDOM } = globalThis as unknown as { happyDOM: { setURL: (url: string) => void } }
  happyDOM.setURL(address)
  history.replaceState(null, '')
}
