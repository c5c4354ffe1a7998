/**
 * What every answer carries. The page loads nothing from elsewhere; what stands in it as script or style runs only where
 * it is, to the letter, what we built (`built-web.ts`); pictures come also from data and blob addresses (upload previews,
 * the blank placeholder). Frames may show what the page itself holds: the console's documents, which need a token that no
 * link can carry, in the browser's own viewer.
 */
const policy = ({ script = [], style = [], frame = [] }: PageSources) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...script].join(' '),
    ["frame-src 'self' blob:", ...frame].join(' '),
    ["style-src 'self'", ...style].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')

/** From where else than our own files a page may have what: as sources of the Content-Security-Policy. */
export interface PageSources {
  script?: readonly string[]
  style?: readonly string[]
  frame?: readonly string[]
}

/** Fixed headers by name; `secure` adds the promise to stay on HTTPS. */
export function securityHeaders(secure: boolean, sources: PageSources = {}): Record<string, string> {
  return {
    'content-security-policy': policy(sources),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
