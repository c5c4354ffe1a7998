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

/**
 * Requests the application after the first paint; until then fonts and pictures have the bandwidth. `files` begins with
 * the chunks of the entry, each after those that it imports.
 */
export function requestApplication(entry: string, files: readonly string[]): void {
  let isRequested = false
  const request = () => {
    if (isRequested) return
    isRequested = true
    const last = files.indexOf(entry)
    // Separate tasks, so an interaction meanwhile does not wait for all of them.
    files.forEach((file, at) => void setTimeout(at > last ? preload : run, 0, file, 'low'))
  }
  // The browser paints no hidden page.
  if (document.hidden) request()
  else
    requestAnimationFrame(() => {
      new PerformanceObserver(request).observe({ type: 'paint', buffered: true })
      setTimeout(request, PAINT_MAX)
    })
}

/** Loads a module and runs it in a separate task, so that its importer’s task is shorter. */
function run(src: string, priority: 'low'): void {
  const script = document.createElement('script')
  script.fetchPriority = priority
  script.type = 'module'
  script.crossOrigin = ''
  script.src = src
  // In the order of their insertion: the entry, ready at once with what it imports, would run all in its own task.
  script.async = false
  document.head.append(script)
}
