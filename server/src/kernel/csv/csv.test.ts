import { describe, expect, test } from 'vitest'
import { fromCell, readCsv, toCell } from './csv'

async function* pieces(bytes: Buffer, size: number) {
  for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size)
}

async function read(content: string | Buffer, size = 1000) {
  const records = []
  for await (const record of readCsv(pieces(Buffer.from(content), size))) records.push(record)
  return records
}

describe('S48 a CSV file', () => {
  test.each([
    '=1+1',
    '+49',
    '-3',
    '@SUM',
    '\tx',
    '\rx',
    "'=1",
    "''@x",
    '\nx',
    '＝1+1',
    "'quoted'",
    'plain',
    'a "b", c',
    ' x ',
    'two\nlines',
  ])('has %j in a cell that no table program computes, and reads it back', async (text) => {
    const cell = toCell(text)
    const [heading, row] = await read(`a,b\n${cell},x`)
    expect(heading?.cells).toEqual(['a', 'b'])
    expect(row?.cells[0]).not.toMatch(/^[=+\-@\t\r\n＝]/)
    expect(fromCell(row?.cells[0] ?? '')).toBe(text)
  })

  test.each([1, 2, 3, 7, 1000])(
    'is recognised in other encodings, read in pieces of %i bytes',
    async (size) => {
      const text = 'sku\tname\r\n\t\r\nA\tCafé €5\r\n'
      const bytes = Buffer.from(text.replace('€', '\x80'), 'latin1')
      const wide = Buffer.from(`\ufeff${text}`, 'utf16le')
      const expected = [
        { line: 1, cells: ['sku', 'name'], broken: false },
        { line: 3, cells: ['A', 'Café €5'], broken: false },
      ]
      for (const file of [bytes, wide, Buffer.from(wide).swap16(), Buffer.from(text)])
        expect(await read(file, size)).toEqual(expected)
    },
  )

  test.each([1, 2, 3, 7, 1000])(
    'is read in pieces of %i bytes, with the lines on which its records begin',
    async (size) => {
      const text = '\ufeffsku,name\r\nA,"two\r\nlines ""and"" more"\r\n\r\nB,طناب\nC,'
      expect(await read(text, size)).toEqual([
        { line: 1, cells: ['sku', 'name'], broken: false },
        { line: 2, cells: ['A', 'two\r\nlines "and" more'], broken: false },
        { line: 5, cells: ['B', 'طناب'], broken: false },
        { line: 6, cells: ['C', ''], broken: false },
      ])
    },
  )

  test('reads semicolons as separators, and reports a misplaced quote', async () => {
    expect(await read('sku;name\nA;a, b')).toMatchObject([{}, { cells: ['A', 'a, b'] }])
    expect((await read('a,b\nx"y,z\n"p"q,r\ns,"t')).map((one) => one.broken)).toEqual([
      false,
      true,
      true,
      true,
    ])
  })

  test('with a quote that never closes, or without an end of cells, takes no more memory than a line may', async () => {
    const [, all] = await read(`a,b\nx,"${'long '.repeat(100_000)}`)
    expect(all).toMatchObject({ line: 2, broken: true })
    expect(all?.cells[1]).toHaveLength(200_000)
    const [many, next] = await read(`a${','.repeat(100_000)}\nc`)
    expect(many?.cells).toHaveLength(500)
    expect(next).toMatchObject({ cells: ['c'], broken: false })
  })

  test.each([
    [0x61, 0x81, 0xfe],
    [0x61, 0x00, 0x62],
  ])('that is no Unicode text is refused: %i %i %i', async (...bytes) => {
    await expect(read(Buffer.from(bytes))).rejects.toThrow(TypeError)
  })
})
