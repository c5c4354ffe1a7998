const bars = [
  { y: 348, filled: 150 },
  { y: 404, filled: 104 },
  { y: 460, filled: 58 },
]

/**
 * Drawing of a phone with a training day: an arc for the progress, a line per exercise. It has no text, so it fits any
 * language.
 */
export function PhoneDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 520" aria-hidden="true" className={className}>
      <rect x="20" y="4" width="280" height="560" rx="40" fill="var(--on-night)" opacity="0.14" />
      <rect x="32" y="16" width="256" height="560" rx="30" fill="var(--paper)" />
      <rect x="128" y="30" width="64" height="10" rx="5" fill="var(--ink)" opacity="0.2" />
      <g className="mirrored origin-[160px_0]">
        <rect x="56" y="62" width="96" height="14" rx="7" fill="var(--ink)" />
        <rect x="56" y="86" width="60" height="8" rx="4" fill="var(--ink)" opacity="0.3" />
      </g>
      <circle cx="160" cy="210" r="84" fill="none" stroke="var(--ink)" strokeWidth="24" opacity="0.1" />
      <circle
        cx="160"
        cy="210"
        r="84"
        fill="none"
        stroke="var(--saffron)"
        strokeWidth="24"
        pathLength="100"
        strokeDasharray="64 100"
        transform="rotate(-90 160 210)"
      />
      <circle cx="160" cy="210" r="30" fill="none" stroke="var(--ink)" strokeWidth="6" opacity="0.3" />
      <g className="mirrored origin-[160px_0]">
        {bars.map(({ y, filled }) => (
          <g key={y}>
            <circle cx="68" cy={y + 8} r="12" fill="var(--pine)" opacity={filled > 100 ? 1 : 0.25} />
            <rect x="94" y={y} width="166" height="16" rx="8" fill="var(--ink)" opacity="0.1" />
            <rect x="94" y={y} width={filled} height="16" rx="8" fill="var(--pine)" />
          </g>
        ))}
      </g>
    </svg>
  )
}
