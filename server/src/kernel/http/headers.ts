/**
 * Content-Security-Policy of pages and files. Nothing loads from other origins; inline scripts and styles must match our
 * build's hashes (`built-web.ts`); pictures may be data and blob URLs (upload previews, placeholder); frames may be
 * blob URLs of the console's documents, which need a token.
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

/** Policy of answers that are no page: should a browser show one, it runs nothing, loads nothing and is of no origin. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Additional origins of the Content-Security-Policy, by kind. */
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

/**
 * Headers of public answers, which may depend on the caller's language: no shared cache gives one visitor's to another.
 */
export const PUBLIC_HEADERS = { vary: 'accept-encoding, accept-language', 'cache-control': 'no-cache' }
/** The same with the type of an answer that is stored as JSON. */
export const SHARED_HEADERS = { 'content-type': 'application/json; charset=utf-8', ...PUBLIC_HEADERS }
