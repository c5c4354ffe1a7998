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
    // The policy of the pages allows no data: address for scripts, styles and fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { proxy },
  preview: { proxy },
})
