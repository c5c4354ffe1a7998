// Runs before the first paint, so that neither theme nor direction flashes, and starts what the first view needs while
// the application is still on its way. Kept out of the page for the Content-Security-Policy. The addresses of chunks
// and fonts are written into data-* by the build.
;(() => {
  const root = document.documentElement
  let theme = null
  let language = 'en'
  try {
    theme = localStorage.getItem('theme')
    language = localStorage.getItem('language') || 'en'
  } catch {}
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (language === 'fa' || language === 'nl') {
    root.lang = language
    root.dir = language === 'fa' ? 'rtl' : 'ltr'
  } else language = 'en'

  const preload = (href, rel, as) => {
    const link = document.createElement('link')
    link.rel = rel
    link.href = href
    if (as) {
      link.as = as
      link.type = 'font/woff2'
    }
    link.crossOrigin = ''
    document.head.append(link)
  }
  const data = document.currentScript.dataset
  if (data[language]) preload(data[language], 'modulepreload')
  const words = (text) => (text ? text.split(' ') : [])
  for (const href of words(language === 'fa' ? data.fontsFa : data.fonts)) preload(href, 'preload', 'font')

  const { pathname, search } = location
  const [, room, second, third] = pathname.split('/')
  const page = pathname === '/' ? 'home' : room
  const begins = ['home', 'product', 'shop'].includes(page)
  if (begins || ['admin', 'coach'].includes(page))
    for (const href of [...words(data[page]), ...words(data[`${page}_${language}`])])
      preload(href, 'modulepreload')

  // The application takes these over by their address (web/src/api/prefetch.ts), so both must spell it alike.
  const prefetched = new Map()
  const read = (path, query = '') => {
    const address = `/api/v1${path}?${query}lang=${language}`
    const headers = { Accept: 'application/json', 'Accept-Language': language }
    const begun = fetch(address, { headers })
    begun.catch(() => {})
    prefetched.set(address, begun)
  }
  const asked = new URLSearchParams(search)
  asked.delete('view')
  const wanted = search.includes('page=') ? asked.get('page') : '1'
  asked.delete('page')
  // A category is asked for by its id, which the server has written beside its name.
  const category = third && document.querySelector('meta[name="tavan:category"]')?.content
  if (page === 'home') read('/products', 'featured=true&limit=4&')
  else if (page === 'product' && second) {
    read(`/products/${second}`)
    read(`/products/${second}/related`)
  } else if (page === 'shop' && !asked.size && /^[1-9]\d{0,3}$/.test(wanted) && (!second || category))
    read('/products', `page=${wanted}&limit=12&${category ? `categoryId=${category}&` : ''}`)
  if (begins) read('/categories/with-counts')
  window.prefetched = prefetched
})()
