// Runs before the first paint, so that neither theme nor direction flashes. Kept out of the page for the
// Content-Security-Policy. The addresses of the language chunks and fonts are written into data-* by the build.
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
  const fonts = language === 'fa' ? data.fontsFa : data.fonts
  for (const href of fonts ? fonts.split(' ') : []) preload(href, 'preload', 'font')
})()
