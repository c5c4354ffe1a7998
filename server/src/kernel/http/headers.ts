/**
 * What every answer carries. The page loads nothing from elsewhere and runs no inline script; styles come from our own
 * files, pictures also from data and blob addresses (upload previews, the blank placeholder). Frames may show what the
 * page itself holds: the console's documents, which need a token that no link can carry, in the browser's own viewer.
 */
const policy = ({ script, frame }: WidgetSources) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...script].join(' '),
    ["frame-src 'self' blob:", ...frame].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')

/** From where else a page may load scripts and frames: the widget of a foreign verification, where one is set. */
export interface WidgetSources {
  script: readonly string[]
  frame: readonly string[]
}
const NO_WIDGET: WidgetSources = { script: [], frame: [] }

/** Fixed headers by name; `secure` adds the promise to stay on HTTPS. */
export function securityHeaders(secure: boolean, widget = NO_WIDGET): Record<string, string> {
  return {
    'content-security-policy': policy(widget),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
