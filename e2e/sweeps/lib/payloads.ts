import type { Page } from '@playwright/test'
import { nameProblems } from 'contract/names'
import { untilReady } from '../../lib/navigation'

/** XSS payloads; each leaves a mark in the page if it runs or becomes markup. */
const BASES = [
  '<script>MARK</script>',
  '</script><script>MARK</script>',
  '"><script>MARK</script>',
  "'><img src=x data-mark onerror=MARK>",
  '<img src=x data-mark onerror=MARK>',
  '<svg data-mark onload=MARK>',
  '<svg><script data-mark>MARK</script></svg>',
  '<iframe data-mark srcdoc="<script>parent.MARK</script>">',
  '<iframe data-mark src="javascript:parent.MARK">',
  '<a data-mark href="javascript:MARK">a</a>',
  '<body data-mark onload=MARK>',
  '<details data-mark open ontoggle=MARK>',
  '<input data-mark autofocus onfocus=MARK>',
  '<video data-mark><source onerror=MARK></video>',
  '<math><mtext><style><img data-mark src=x onerror=MARK></style></mtext></math>',
  '<template><img data-mark src=x onerror=MARK></template>',
  '<style data-mark>@import "javascript:MARK";</style>',
  '<link data-mark rel=stylesheet href="data:text/css,*{display:none}">',
  '<meta data-mark http-equiv=refresh content="0;url=javascript:MARK">',
  '<base data-mark href="https://evil.test/">',
  '<form data-mark action="javascript:MARK"><button autofocus>',
  '{{constructor.constructor("MARK")()}}',
  '$\u007bMARK}',
  'javascript:MARK',
  '\u202e<img data-mark src=x onerror=MARK>\u202c',
  '<!--><img data-mark src=x onerror=MARK>-->',
  '<![CDATA[<img data-mark src=x onerror=MARK>]]>',
  '%3Cimg src=x data-mark onerror=MARK%3E',
  '&lt;img src=x data-mark onerror=MARK&gt;',
  '\\u003cimg src=x data-mark onerror=MARK\\u003e',
]
/** Each payload alone, at the end of a sentence, in upper case and twice: 120 in all. */
export const PAYLOADS = BASES.flatMap((base) => [
  base,
  `Oats. ${base}`,
  base.toUpperCase(),
  base.repeat(2),
]).map((text, index) => text.replaceAll('MARK', `window.hit=${index}`))
/** Returns the traces of payloads that ran or became markup. */
export const MARKS = () => ({
  hit: (window as { hit?: number }).hit,
  nodes: document.querySelectorAll('[data-mark], [DATA-MARK], iframe, base, body > form, math, template')
    .length,
})

/** Payloads that are valid as a name. */
export const names = PAYLOADS.filter(
  (text) =>
    text.length <= 100 &&
    !/[\u202e\u202c]/.test(text) &&
    nameProblems({ firstName: text, lastName: text }).length === 0,
)

/** Waits until the page is ready and drawn; a script in a text has run by then. */
export async function whenDrawn(page: Page): Promise<void> {
  await untilReady(page)
  await page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  )
}
