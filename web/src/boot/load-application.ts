/** Maximum wait for the browser's report of the first paint, in milliseconds; not every browser reports it. */
const PAINT_MAX = 500

/** Requests a file that the page will need: a module, or a font. */
export function preload(href: string, priority: 'auto' | 'low' = 'auto'): void {
  const link = document.createElement('link')
  link.href = href
  link.crossOrigin = ''
  link.fetchPriority = priority
  if (href.endsWith('.woff2')) {
    link.rel = 'preload'
    link.as = 'font'
    link.type = 'font/woff2'
  } else link.rel = 'modulepreload'
  document.head.append(link)
}

/** Requests the application after the first paint; until then fonts and pictures have the bandwidth. */
export function requestApplication(entry: string, files: readonly string[]): void {
  let isRequested = false
  const request = () => {
    if (isRequested) return
    isRequested = true
    // Separate tasks, so an interaction meanwhile does not wait for all of them.
    for (const file of files) setTimeout(preload, 0, file, 'low')
    const script = document.createElement('script')
    script.fetchPriority = 'low'
    script.type = 'module'
    script.crossOrigin = ''
    script.src = entry
    document.head.append(script)
  }
  // The browser paints no hidden page.
  if (document.hidden) request()
  else
    requestAnimationFrame(() => {
      new PerformanceObserver(request).observe({ type: 'paint', buffered: true })
      setTimeout(request, PAINT_MAX)
    })
}
