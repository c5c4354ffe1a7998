import { useLocale, useT } from '../../i18n/i18n'

/** A weight plate seen straight on, its rim carrying the arc of the house; drawn, so that it costs no download. */
export function HeroPlate({ className }: { className?: string }) {
  const t = useT()
  const { dir } = useLocale()
  const word = t('common.brand').toUpperCase()
  return (
    <svg viewBox="0 0 800 800" aria-hidden="true" className={className}>
      <circle cx="400" cy="400" r="392" fill="var(--plate)" />
      <g fill="none" stroke="var(--on-night)">
        <circle cx="400" cy="400" r="366" strokeWidth="34" opacity="0.13" />
        <circle
          cx="400"
          cy="400"
          r="366"
          strokeWidth="34"
          stroke="var(--saffron)"
          pathLength="100"
          strokeDasharray="30 100"
          transform={
            dir === 'ltr' ? 'translate(800 0) scale(-1 1) rotate(-90 400 400)' : 'rotate(-90 400 400)'
          }
        />
        <circle cx="400" cy="400" r="322" strokeWidth="2" opacity="0.2" />
        <circle cx="400" cy="400" r="196" strokeWidth="2" opacity="0.2" />
        <circle cx="400" cy="400" r="150" strokeWidth="52" opacity="0.1" />
        <circle cx="400" cy="400" r="86" strokeWidth="12" opacity="0.35" />
      </g>
      <circle cx="400" cy="400" r="66" fill="var(--paper)" />
      <g fill="none" stroke="var(--on-night)" strokeWidth="3" opacity="0.32" strokeLinecap="round">
        <path d="M400 92v26M400 682v26M92 400h26M682 400h26" />
      </g>
      <g
        fill="var(--on-night)"
        textAnchor="middle"
        fontFamily="var(--face-display)"
        fontWeight="700"
        fontSize="78"
        style={{ fontStretch: '125%' }}
      >
        <text x="400" y="262" opacity="0.92">
          {word}
        </text>
        <text x="400" y="598" fontSize="54" opacity="0.6" direction="ltr">
          20 KG
        </text>
      </g>
    </svg>
  )
}
