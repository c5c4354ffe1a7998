import { expect, test } from 'vitest'
import { htmlText } from './html-text'

test.each([
  ['plain text < 5 kg & more', 'plain text < 5 kg & more'],
  ['<p>One</p><p>Two<br/>lines</p>', 'One\nTwo\nlines'],
  ['<ul><li>26 g</li>\n<li>no sugar</li></ul>', '• 26 g\n• no sugar'],
  ['Salt &amp; pepper&nbsp;&#8211; 5&deg; &unknown; &#x1F4AA;', 'Salt & pepper – 5° &unknown; 💪'],
  ['<style>p { color: red }</style>Text<script>alert(1)</script>', 'Text'],
  ['&lt;b&gt;shown&lt;/b&gt;', '<b>shown</b>'],
  ['line\n\n\nline  two', 'line\n\n\nline  two'],
  ['<p>wrapped\n  in the source</p>', 'wrapped in the source'],
  ['&#0; &#55296; &#9999999;', '&#0; &#55296; &#9999999;'],
])('turns %j into text', (html, text) => {
  expect(htmlText(html)).toBe(text)
})
