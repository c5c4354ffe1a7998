import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { documentHead } from './vite/document-head.ts'
import { firstView } from './vite/first-view.ts'
import { frameOf } from './vite/frames.ts'
import { LazyModules, lazyModules } from './vite/lazy-modules.ts'
import { precompress } from './vite/precompress.ts'
import { reactAriaTexts } from './vite/react-aria-texts.ts'
import { readyTexts } from './vite/ready-texts.ts'
import { serviceWorker } from './vite/service-worker.ts'

const server = process.env.TAVAN_SERVER ?? 'http://localhost:3000'
const proxy = Object.fromEntries(['/api', '/images', '/health'].map((path) => [path, server]))
const proxyWithSocket = { ...proxy, '/socket.io': { target: server, ws: true } }

/** The router package always exports its development build, with 1 kB of unused warnings. */
const routerFor = (mode: string) =>
  mode === 'production'
    ? join(
        dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
        'dist/production/index.mjs',
      )
    : 'react-router'

/** Returns true if a file is loaded whenever the host chunk runs: shared by every page, or the host itself. */
const isLoadedWith = (host: string, file: string) =>
  file === host || /\/(vendor|rolldown-runtime|frame)-[^/]+$/.test(file)

const modules = new LazyModules()

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  resolve: { alias: [{ find: /^react-router$/, replacement: routerFor(mode) }] },
  plugins: [
    documentHead(),
    reactAriaTexts(),
    readyTexts(),
    react(),
    lazyModules(modules),
    tailwindcss(),
    firstView(modules),
    serviceWorker(),
    precompress(),
  ],
  build: {
    sourcemap: false,
    // Keeps light-dark(), so a part of a page can choose its colour scheme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The Content-Security-Policy allows no data: URLs for scripts, styles and fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Every browser with light-dark() supports modulepreload.
    modulePreload: {
      polyfill: false,
      // Skips chunks that have loaded already: the importing one and those of every page.
      resolveDependencies: (_file, deps, { hostId, hostType }) =>
        hostType === 'js' ? deps.filter((file) => !isLoadedWith(hostId, file)) : deps,
    },
    rolldownOptions: {
      output: {
        // The first load contains the names of all chunks, so the hash is the shortest that their number allows.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // Dependencies of every page, in a separate file because they rarely change.
            {
              name: 'vendor',
              // Mutations, infinite and several queries load with the first page that uses them.
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/](?!.*([iI]nfiniteQuery(Observer|\.js)|useMutation|mutationObserver|useQueries|queriesObserver))/,
            },
            {
              // Our modules of all pages, and of all pages of the shop.
              name: frameOf,
              debugName: 'frame',
              test: /(web|contract)[\\/]src[\\/](?!main\.tsx).+\.tsx?$/,
            },
            {
              // Message loaders that the entry does not contain: those of the areas.
              name: 'words',
              test: /web[\\/]src[\\/].+-words\.ts$/,
            },
            {
              // Small components of many pages, so none of these pages loads the form code.
              name: 'parts',
              test: /web[\\/]src[\\/](ui[\\/](any-icon|notice|badge|price|breadcrumb|visually-hidden|picture)|features[\\/](catalog[\\/]marks[\\/]allergen-mark|programs[\\/]flags-key)|api[\\/]shapes)\.tsx?$|contract[\\/]src[\\/]text\.ts$|@tanstack[\\/].*(useMutation|mutationObserver)/,
            },
            {
              // Loads with the first page that has an input.
              name: 'fields',
              test: /web[\\/]src[\\/]ui[\\/](field|text-field|select|checkbox|chip|segmented|roving|form[\\/](query|search)-form)\.tsx?$/,
            },
            {
              // Tiny modules of the orders' pages: one file instead of a request each.
              name: 'order-bits',
              test: /web[\\/]src[\\/](features[\\/]orders[\\/](amounts|address-lines|order-timeline|checkout[\\/](shipping-label|saved-addresses))|ui[\\/](one-line|step-mark|save-file)|i18n[\\/]full-name)\.tsx?$/,
            },
            {
              // Product components of the home page, lists and product pages.
              name: 'shelf',
              test: /web[\\/]src[\\/]features[\\/]catalog[\\/](catalog\.api|tint|product-card|product-skeleton|product-badges|add-to-cart|view-transition|category-tiles|shop-params|product-search)\.tsx?$/,
            },
            {
              // Addresses of the shop, which the search and pages outside of it lead to.
              name: 'shop-params',
              test: /web[\\/]src[\\/]features[\\/]catalog[\\/](shop[\\/]shop-params|search[\\/]search-address)\.ts$|contract[\\/]src[\\/]catalog[\\/]facet-rules\.ts$/,
            },
            {
              // Addresses of calls that few pages share, which take less than a request each.
              name: 'call-routes',
              test: /contract[\\/]src[\\/](orders[\\/](document|return)|auth[\\/](address|email|totp))-routes\.ts$/,
            },
            {
              // Loads with the first page of a work area.
              name: 'work',
              test: /web[\\/]src[\\/]ui[\\/](status|date|day-format|avatar|count-badge|narrow-fold|tabs|filter-links|open-in-view|list-page|list-start|pagination|page-numbers|detail-page|fact|wet-fingers)\.tsx?$/,
            },
            {
              // Validation rules of forms.
              name: 'rules',
              test: /contract[\\/]src[\\/](password|names|upload|(auth|coaches|orders|reviews)[\\/]rules)\.ts$/,
            },
            {
              // Tax, shipping and totals: of cart and checkout, and of the console's orders and settings.
              name: 'trade',
              test: /contract[\\/]src[\\/](tax|cart[\\/]totals|orders[\\/]shipping-rules|site[\\/]trade-terms)\.ts$|features[\\/]cart[\\/]cart-totals\.ts$/,
            },
            {
              // Validation rules of the work areas, with the numbers that articles quote.
              name: 'more-rules',
              test: /contract[\\/]src[\\/](rule-numbers|(blood-tests|chat|programs)[\\/]rules|(programs[\\/]block|chat[\\/]card)-rules|admin[\\/](people-)?rules|auth[\\/]totp-rules|catalog[\\/]console-rules|orders[\\/]discount-rules)\.ts$/,
            },
            {
              // Loads with the first page that has a form; a search or filter needs none of it.
              name: 'form',
              test: /(node_modules[\\/]react-hook-form|web[\\/]src[\\/]ui[\\/]form)[\\/](?!query-form|search-form)/,
            },
            {
              // Tiny parts of lists that are edited in place.
              name: 'entries',
              test: /web[\\/]src[\\/]ui[\\/]edit[\\/](item-button|move-entry|focus-suggestions|use-undo-toast)\.tsx?$/,
            },
            {
              // Answers that stay on the device: one file instead of two.
              name: 'kept',
              test: /web[\\/]src[\\/]api[\\/](device-store|saved-(answers|query))\.ts$/,
            },
            {
              // Frame of date fields, without the library; after the groups of what it imports.
              name: 'day',
              test: /web[\\/]src[\\/]ui[\\/]date-field[\\/](date-field|date-picker|date-input)\.tsx$/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: proxyWithSocket },
  preview: { proxy: proxyWithSocket },
}))
