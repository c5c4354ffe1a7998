import { asciiDigits } from 'contract/sentence'
import { type RefObject, useEffect } from 'react'

/** Returns a text with the digits that a locale tag writes. */
function digitsOf(tag: string, text: string): string {
  const format = new Intl.NumberFormat(tag, { useGrouping: false })
  return asciiDigits(text).replace(/\d/g, (digit) => format.format(Number(digit)))
}

/** Converts typed digits to those of the page: the library accepts Persian ones on Persian pages only. */
export function useTypedDigits(group: RefObject<HTMLElement | null>, tag: string): void {
  useEffect(() => {
    const element = group.current
    if (!element) return
    const convert = (event: InputEvent) => {
      const data = event.data && digitsOf(tag, event.data)
      if (!data || data === event.data) return
      event.preventDefault()
      event.stopPropagation()
      const { inputType } = event
      event.target?.dispatchEvent(
        new InputEvent('beforeinput', { data, inputType, bubbles: true, cancelable: true }),
      )
    }
    element.addEventListener('beforeinput', convert, { capture: true })
    return () => element.removeEventListener('beforeinput', convert, { capture: true })
  }, [group, tag])
}
