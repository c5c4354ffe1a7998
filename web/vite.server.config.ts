import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { LazyModules, lazyModules } from './vite/lazy-modules.ts'

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))

/** Build of the prerenderer (docs/decisions/032): the same sources for Node, with all packages bundled. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: [{ find: /^react-router$/, replacement: join(router, 'dist/production/index.mjs') }] },
  plugins: [react(), lazyModules(new LazyModules())],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: 'dist-server',
    copyPublicDir: false,
    sourcemap: false,
    reportCompressedSize: false,
    target: 'node20',
  },
})
