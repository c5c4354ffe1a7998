/** Count beside the label of a tab or a link; hidden from screen readers, which read a description instead. */
export function CountBadge({ count }: { count: string }) {
  return (
    <span
      aria-hidden="true"
      className="inline-grid min-w-5 place-items-center rounded-pill bg-saffron px-1.5 text-on-saffron text-xs tabular-nums leading-5"
    >
      {count}
    </span>
  )
}
