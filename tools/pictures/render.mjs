/**
 * Renders the pictures of the demo catalogue: `node render.mjs` (every picture, into server/src/demo/pictures), `node
 * render.mjs kettlebell-16 category-gear`, `node render.mjs --draft --out some/folder --png whey-vanilla-2`. Cut-outs
 * have no backdrop. Deterministic: random numbers are seeded.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { cutOutOf, GREY } from './cut-out.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../..')
const labelsFile = join(root, 'server/src/demo/catalogue/labels.json')
const mime = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

const args = process.argv.slice(2)
const flag = (name) => args.includes(`--${name}`)
const option = (name, otherwise) => (flag(name) ? args[args.indexOf(`--${name}`) + 1] : otherwise)
const outDir = option('out', join(root, 'server/src/demo/pictures'))
const wanted = args.filter((arg, i) => !arg.startsWith('--') && !['--out', '--quality'].includes(args[i - 1]))

const server = createServer(async (request, response) => {
  const path = normalize(new URL(request.url ?? '/', 'http://studio').pathname)
  const file = path === '/labels.json' ? labelsFile : join(here, path)
  try {
    const body = await readFile(file)
    response.writeHead(200, { 'content-type': mime[extname(file)] ?? 'application/octet-stream' }).end(body)
  } catch {
    response.writeHead(404).end()
  }
})
await new Promise((done) => server.listen(0, '127.0.0.1', done))

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
})
const page = await browser.newPage()
page.on(
  'console',
  (message) => ['error', 'warning'].includes(message.type()) && console.error(message.text()),
)
page.on('pageerror', (error) => console.error(error.message))

try {
  await page.goto(`http://127.0.0.1:${server.address().port}/studio/index.html`)
  await page.waitForFunction(() => globalThis.studioReady === true)
  const all = await page.evaluate(() => globalThis.pictureNames())
  const names = wanted.length
    ? all.filter((name) => wanted.some((want) => name === want || name.replace(/-[12]$/, '') === want))
    : all.filter((name) => !name.startsWith('hero'))
  if (!names.length) throw new Error(`No such picture: ${wanted.join(', ')}`)
  await mkdir(outDir, { recursive: true })
  for (const name of names) {
    const start = Date.now()
    const take = async (paper) => {
      const url = await page.evaluate((shot) => globalThis.takePicture(...shot), [name, flag('draft'), paper])
      return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    }
    const cutOut = await page.evaluate((n) => globalThis.isCutOut(n), name)
    const png = cutOut ? await cutOutOf(await take('#000000'), await take(GREY)) : await take()
    const quality = Number(option('quality', 82))
    const bytes = flag('png')
      ? png
      : await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    await writeFile(join(outDir, `${name}.${flag('png') ? 'png' : 'webp'}`), bytes)
    console.log(
      `${name}  ${(bytes.length / 1024).toFixed(0)} kB  ${((Date.now() - start) / 1000).toFixed(1)} s`,
    )
  }
} finally {
  await browser.close()
  server.close()
}
