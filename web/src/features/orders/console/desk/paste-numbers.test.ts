import { describe, expect, it } from 'vitest'
import { pasteNumbers } from './paste-numbers'

const rows = [
  { _id: 'a', orderNumber: 'TV-100001' },
  { _id: 'b', orderNumber: 'TV-100002' },
  { _id: 'c', orderNumber: 'TV-100003' },
]
const none = { a: '', b: '', c: '' }
const paste = (text: string, start = 0) => pasteNumbers(text, { rows, start, numbers: none })

describe('pasted tracking numbers', () => {
  it.each([
    ['tab', 'TV-100003\t3S-3\n100001\t3S-1'],
    ['semicolon and quotes', '"TV-100003";"3S-3"\r\ntv-100001;3S-1\r\n'],
    ['spaces and Persian digits', 'TV-۱۰۰۰۰۳  3S-3\n100001 3S-1'],
    ['the number first', '3S-3\tTV-100003\n3S-1,100001'],
  ])('go to the orders that they name (%s)', (_, text) => {
    expect(paste(text)).toEqual({ numbers: { a: '3S-1', b: '', c: '3S-3' }, left: 0 })
  })

  it('fill the fields downward from the first one without an order number', () => {
    expect(paste('3S 11 22\n\n3S-2\n', 1)).toEqual({ numbers: { a: '', b: '3S 11 22', c: '3S-2' }, left: 0 })
  })

  it('are counted where no field is left or the order is not here', () => {
    expect(paste('3S-1\n3S-2', 2)).toEqual({ numbers: { ...none, c: '3S-1' }, left: 1 })
    expect(paste('TV-5\t3S-1\nTV-100002\t3S-2')).toEqual({ numbers: { ...none, b: '3S-2' }, left: 1 })
  })
})
