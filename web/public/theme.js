// Runs before the first paint, so that neither theme nor direction flashes, and starts what the first view needs while
// the application is still on its way. Kept out of the page for the Content-Security-Policy. The addresses of chunks
// and fonts are written into data-* by the build.
;(() => {
  const root = document.documentElement
  // As contract/src/site/address.ts has it: a language in the address wins and is stored; a bare address gets the
  // stored one, but for the areas that keep one address. Before anything is painted or asked for.
  const { pathname, search, hash } = location
  const named = /^\/(fa|nl)(?=\/(?!\/)|$)/.exec(pathname)?.[1]
  const path = (named ? pathname.slice(3) || '/' : pathname).replace(/^\/{2,}/, '/')
  let theme = null
  let language = named || 'en'
  try {
    theme = localStorage.getItem('theme')
    // Painted pages are a guest's: the header keeps the room that it will need.
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
  // The server has written what the page shows and consists of into it.
  const data = document.currentScript.dataset
  const painted = 'painted' in data
  if (painted && language !== (named || 'en')) {
    // In another language: nothing of this page is shown or run.
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
    // The application is asked for when the page has been painted: until then fonts and pictures have the line.
    let asked = false
    const fetchApplication = () => {
      if (asked) return
      asked = true
      // Each in a task of its own: what is pressed meanwhile waits for none of the others.
      for (const href of words(data.code)) setTimeout(preload, 0, href, 'modulepreload')
      const script = document.createElement('script')
      script.fetchPriority = 'low'
      script.type = 'module'
      script.crossOrigin = ''
      script.src = data.entry
      document.head.append(script)
    }
    // A page that nobody looks at is not painted.
    if (document.hidden) fetchApplication()
    else
      requestAnimationFrame(() => {
        new PerformanceObserver(fetchApplication).observe({ type: 'paint', buffered: true })
        // Not every browser tells of it.
        setTimeout(fetchApplication, 500)
      })
    // What is pressed and typed before its part of the page is alive waits for it: in its order, each control once however
    // impatient the presses are. The browser itself sends no form.
    const held = new Set()
    const typed = new Map()
    // The page is alive, but for what has a chunk of its own; undefined before that.
    let late
    let doing = false
    const waits = (node) => !late || late.has(node)
    // React marks what it has taken over: before it listens to it, where the page comes alive in slices.
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
      // What is alive is asked in a task of its own whether it has heard.
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
          // It was left before anybody listened: what a field does then, such as taking a quantity over, is done now.
          if (its.retold && field !== document.activeElement) tell(field, new FocusEvent('focusout', { bubbles: true }))
          continue
        }
        unheard = true
        its.told++
        its.retold = true
        // React hears of a value only where it is another than the one that it knows.
        field.value = ''
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, its.value)
        for (const type of ['input', 'change']) tell(field, new Event(type, { bubbles: true }))
      }
      for (const control of held) {
        if (unheard || late.has(control)) continue
        held.delete(control)
        // One by one: each sees what the press before it has changed.
        setTimeout(press, 0, control)
      }
      if (held.size || typed.size) settle(unheard ? 10 : 50)
      else if (!late.size) {
        for (const type of ['click', 'submit']) removeEventListener(type, hold, true)
        // A field that was marked just now may not listen yet.
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
