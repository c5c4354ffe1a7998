/** A category with its colour; the colour is never the only sign. */
export function CategoryMark({ name, color }: { name: string; color: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span
        aria-hidden="true"
        className="size-3 shrink-0 rounded-pill border border-hairline"
        style={{ backgroundColor: color }}
      />
      <bdi className="min-w-0">{name}</bdi>
    </span>
  )
}
