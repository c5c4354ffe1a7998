/** Loading indicator of three bars; decorative, so the text nearby must announce the wait. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      className="shrink-0 *:animate-swell"
    >
      <rect x="2" y="4" width="5" height="16" rx="1.5" />
      <rect
        x="9.5"
        y="4"
        width="5"
        height="16"
        rx="1.5"
        className="[animation-delay:calc(var(--dur-turn)/6)]"
      />
      <rect
        x="17"
        y="4"
        width="5"
        height="16"
        rx="1.5"
        className="[animation-delay:calc(var(--dur-turn)/3)]"
      />
    </svg>
  )
}
