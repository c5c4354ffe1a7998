import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstView } from './vite/first-view'
import { precompress } from './vite/precompress'

const server = process.env.TAVAN_SERVER ?? 'http://localhost:3000'
const proxy = Object.fromEntries(['/api', '/images', '/health'].map((path) => [path, server]))

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), firstView(), precompress()],
  build: {
    sourcemap: false,
    // light-dark() stays as it is, so that a part of a page can choose its own scheme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The policy of the pages allows no data: address for scripts, styles and fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every page needs comes as two files, one of which a new version of ours seldom changes.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/]/,
            },
            {
              name: 'kit',
              test: /(web[\\/]src[\\/](ui[\\/](?!form[\\/])|api)|contract[\\/]src[\\/]([^\\/]+|[^\\/]+[\\/]rules|(auth|cart|catalog)[\\/]routes)\.ts)/,
              minShareCount: 3,
            },
            {
              // Comes with the first page that has a form.
              name: 'form',
              test: /(node_modules[\\/]react-hook-form|web[\\/]src[\\/]ui[\\/]form)[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: { proxy },
  preview: { proxy },
})
