import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstView } from './vite/first-view'
import { frameOf } from './vite/frames'
import { precompress } from './vite/precompress'
import { readyTexts } from './vite/ready-texts'
import { serviceWorker } from './vite/service-worker'

const server = process.env.TAVAN_SERVER ?? 'http://localhost:3000'
const proxy = Object.fromEntries(['/api', '/images', '/health'].map((path) => [path, server]))
const proxyWithSocket = { ...proxy, '/socket.io': { target: server, ws: true } }

/** The router's package always exports its development build, with 1 kB of warnings that no visitor reads. */
const routerFor = (mode: string) =>
  mode === 'production'
    ? join(
        dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
        'dist/production/index.mjs',
      )
    : 'react-router'

/** Whether a chunk is on the page where another one, its host, runs: what every page needs, and the host itself. */
const isLoadedWith = (host: string, file: string) =>
  file === host || /\/(vendor|rolldown-runtime|frame)-[^/]+$/.test(file)

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  resolve: { alias: [{ find: /^react-router$/, replacement: routerFor(mode) }] },
  plugins: [readyTexts(), react(), tailwindcss(), firstView(), serviceWorker(), precompress()],
  build: {
    sourcemap: false,
    // light-dark() stays as it is, so that a part of a page can choose its own scheme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The policy of the pages allows no data: address for scripts, styles and fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Every browser that knows light-dark() knows modulepreload.
    modulePreload: {
      polyfill: false,
      // A chunk that asks for another is here itself, with all that it waits for.
      resolveDependencies: (_file, deps, { hostId, hostType }) =>
        hostType === 'js' ? deps.filter((file) => !isLoadedWith(hostId, file)) : deps,
    },
    rolldownOptions: {
      output: {
        // A first visit loads the names of all chunks that may follow; this is the shortest hash that their number allows.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // What every page needs comes as two files, one of which a new version of ours seldom changes.
            {
              name: 'vendor',
              // Writes and endless lists of the query library come with the first page that has one.
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/](?!.*([iI]nfiniteQuery(Observer|\.js)|useMutation|mutationObserver))/,
            },
            {
              // Of ours: what all pages need, and what all pages of the shop need.
              name: frameOf,
              debugName: 'frame',
              test: /(web|contract)[\\/]src[\\/](?!main\.tsx).+\.tsx?$/,
            },
            {
              // Where the words of pages lie that the entry does not know: those of the areas.
              name: 'words',
              test: /web[\\/]src[\\/].+-words\.ts$/,
            },
            {
              // Small parts that pages of every kind have, so that none of them comes with the weight of a form.
              name: 'parts',
              test: /web[\\/]src[\\/](ui[\\/](any-icon|notice|badge|price|breadcrumb|visually-hidden|picture)|api[\\/]shapes)\.tsx?$|contract[\\/]src[\\/]text\.ts$|@tanstack[\\/].*(useMutation|mutationObserver)/,
            },
            {
              // Comes with the first page on which one writes or chooses something.
              name: 'fields',
              test: /web[\\/]src[\\/]ui[\\/](field|text-field|select|checkbox|chip|segmented|roving|form[\\/](query|search)-form)\.tsx?$/,
            },
            {
              // What the home page, lists and product pages show of products.
              name: 'shelf',
              test: /web[\\/]src[\\/]features[\\/]catalog[\\/](catalog\.api|tint|product-card|product-skeleton|product-badges|add-to-cart|view-transition|category-tiles|shop-params|product-search)\.tsx?$/,
            },
            {
              // Comes with the first page of an area in which people work.
              name: 'work',
              test: /web[\\/]src[\\/]ui[\\/](status|date|day-format|avatar|tabs|filter-links|open-in-view|list-page|list-start|pagination|page-numbers|detail-page|fact)\.tsx?$/,
            },
            {
              // What is asked of the fields of forms.
              name: 'rules',
              test: /contract[\\/]src[\\/](password|names|upload|(auth|coaches|orders)[\\/]rules)\.ts$/,
            },
            {
              // What is asked where people work, and the numbers that articles take from it.
              name: 'more-rules',
              test: /contract[\\/]src[\\/](rule-numbers|(blood-tests|chat|programs)[\\/]rules|admin[\\/](people-)?rules|auth[\\/]totp-rules|catalog[\\/]console-rules|orders[\\/]discount-rules)\.ts$/,
            },
            {
              // Comes with the first page that has a form; a search or a filter needs none of it.
              name: 'form',
              test: /(node_modules[\\/]react-hook-form|web[\\/]src[\\/]ui[\\/]form)[\\/](?!query-form|search-form)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: proxyWithSocket },
  preview: { proxy: proxyWithSocket },
}))
