/** Placeholder of an order's number in a text. */
export const NUMBER = '\u0000'

/** A text with an order's number in its place: the number stays on one line, in its own direction. */
export function Numbered({ text, number }: { text: string; number: string }) {
  const [before, after] = text.split(NUMBER)
  return (
    <>
      {before}
      <bdi dir="ltr" className="whitespace-nowrap">
        {number}
      </bdi>
      {after}
    </>
  )
}
