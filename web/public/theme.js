// Runs before the first paint, so neither theme nor direction flashes, and starts the requests of the first view before
// the application loads. External because of the Content-Security-Policy; the build writes the URLs of chunks and fonts
// into data-* attributes.
;(() => {
  const root = document.documentElement
  // Same rules as contract/src/site/address.ts: a language in the address wins and is stored; an address without one
  // gets the stored one, except in areas without language prefix.
  const { pathname, search, hash } = location
  const named = /^\/(fa|nl)(?=\/(?!\/)|$)/.exec(pathname)?.[1]
  const path = (named ? pathname.slice(3) || '/' : pathname).replace(/^\/{2,}/, '/')
  let theme = null
  let language = named || 'en'
  try {
    theme = localStorage.getItem('theme')
    // Prerendered pages are those of a guest, so the header reserves room for the profile menu.
    if (localStorage.getItem('authToken')) root.dataset.member = ''
    if (named) localStorage.setItem('language', named)
    else language = localStorage.getItem('language')
  } catch {}
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (language !== 'fa' && language !== 'nl') language = 'en'
  root.lang = language
  root.dir = language === 'fa' ? 'rtl' : 'ltr'
  const bare = language === 'en' || /^\/(coach|admin)(?=\/|$)/i.test(path)
  const address = bare ? path : `/${language}${path === '/' ? '' : path}`
  // Data attributes that the server writes: content and chunks of a prerendered page.
  const data = document.currentScript.dataset
  const painted = 'painted' in data
  if (painted && language !== (named || 'en')) {
    // Prerendered in another language, so nothing is shown or run before the redirect.
    root.hidden = true
    stop()
    location.replace(address + search + hash)
    return
  }
  if (address !== pathname) history.replaceState(history.state, '', address + search + hash)
  const preload = (href, rel, as) => {
    const link = document.createElement('link')
    link.rel = rel
    link.href = href
    if (as) {
      link.as = as
      link.type = 'font/woff2'
    } else if (painted) link.fetchPriority = 'low'
    link.crossOrigin = ''
    document.head.append(link)
  }
  const words = (text) => (text ? text.split(' ') : [])
  if (painted) {
    // Loads the application after the first paint; until then fonts and pictures have the bandwidth.
    let asked = false
    const fetchApplication = () => {
      if (asked) return
      asked = true
      // Separate tasks, so an interaction meanwhile does not wait for all of them.
      for (const href of words(data.code)) setTimeout(preload, 0, href, 'modulepreload')
      const script = document.createElement('script')
      script.fetchPriority = 'low'
      script.type = 'module'
      script.crossOrigin = ''
      script.src = data.entry
      document.head.append(script)
    }
    // The browser paints no hidden page.
    if (document.hidden) fetchApplication()
    else
      requestAnimationFrame(() => {
        new PerformanceObserver(fetchApplication).observe({ type: 'paint', buffered: true })
        // Not every browser reports paint entries.
        setTimeout(fetchApplication, 500)
      })
    // Holds clicks and input until their part of the page hydrates, then replays them in order, each control once. The
    // browser submits no form natively.
    const held = new Set()
    const typed = new Map()
    // Controls that have not hydrated yet; undefined before the application has started.
    let late
    let doing = false
    const waits = (node) => !late || late.has(node)
    // React attaches a `__reactProps` key to a hydrated node, possibly before it listens to its events.
    const propsOf = (node) => node[Object.keys(node).find((key) => key.startsWith('__reactProps'))]
    const isAlive = (node) => propsOf(node) !== undefined
    const isHeard = (field, { value: typed, told }) => {
      const { value = typed } = propsOf(field) ?? { value: null }
      return told > 99 || (told > 0 && `${value}` === typed)
    }
    const hold = (event) => {
      const control = event.type === 'submit' ? event.target : event.target.closest('button, [type=checkbox]')
      const untold = [...typed.values()].some(({ told }) => told !== 1)
      if (doing || !control || !(waits(control) || held.size || untold)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      held.delete(control)
      held.add(control)
      if (late) settle(0)
    }
    const note = ({ target }) => {
      if (doing) return
      // Input to a hydrated control is checked in a later task.
      typed.set(target, { value: target.value, told: waits(target) ? 0 : 1 })
      if (late) settle(0)
    }
    const press = (control) => {
      if (!control.isConnected) return
      doing = true
      try {
        if (control.requestSubmit) control.requestSubmit()
        else control.click()
      } finally {
        doing = false
      }
    }
    const tell = (field, event) => {
      doing = true
      field.dispatchEvent(event)
      doing = false
    }
    let timer
    const settle = (soon) => {
      clearTimeout(timer)
      timer = setTimeout(doWhatCanBe, soon)
    }
    const doWhatCanBe = () => {
      for (const node of late) if (!node.isConnected || isAlive(node)) late.delete(node)
      let unheard = false
      for (const [field, its] of typed) {
        if (late.has(field)) continue
        if (!field.isConnected || isHeard(field, its)) {
          typed.delete(field)
          // Replays the blur of a field left before hydration, so that for example a quantity is committed.
          if (its.retold && field !== document.activeElement) tell(field, new FocusEvent('focusout', { bubbles: true }))
          continue
        }
        unheard = true
        its.told++
        its.retold = true
        // React ignores a value equal to the last one it knows.
        field.value = ''
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, its.value)
        for (const type of ['input', 'change']) tell(field, new Event(type, { bubbles: true }))
      }
      for (const control of held) {
        if (unheard || late.has(control)) continue
        held.delete(control)
        // Separate tasks, so each click sees the changes of the one before.
        setTimeout(press, 0, control)
      }
      if (held.size || typed.size) settle(unheard ? 10 : 50)
      else if (!late.size) {
        for (const type of ['click', 'submit']) removeEventListener(type, hold, true)
        // A newly hydrated field may not listen yet.
        setTimeout(() => removeEventListener('input', note, true), 3000)
      }
    }
    for (const type of ['click', 'submit']) addEventListener(type, hold, true)
    addEventListener('input', note, true)
    window.comeAlive = () => {
      late = new Set(document.getElementById('root').querySelectorAll('button, form, input, select, textarea'))
      doWhatCanBe()
    }
    return
  }

  if (data[language]) preload(data[language], 'modulepreload')
  for (const href of words(language === 'fa' ? data.fontsFa : data.fonts)) preload(href, 'preload', 'font')

  const [, room, second, third] = path.split('/')
  const page = path === '/' ? 'home' : room
  const begins = ['home', 'product', 'shop'].includes(page)
  const area = ['admin', 'coach'].includes(page) ? page : 'area'
  for (const name of [area, ...(begins ? [page, `${page}_${language}`] : [])])
    for (const href of words(data[name])) preload(href, 'modulepreload')

  // The application reuses these by URL (web/src/api/prefetch.ts), so both must build identical URLs.
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
  // The request needs the category's id, which the server writes into a meta tag.
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
