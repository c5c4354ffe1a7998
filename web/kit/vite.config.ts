import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { reactAriaTexts } from '../vite/react-aria-texts.ts'

const root = join(import.meta.dirname, '../..')

/** Build of the page with every component of the kit; never part of the product. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: join(root, 'web/public'),
  plugins: [react(), tailwindcss(), reactAriaTexts()],
  build: {
    outDir: join(root, '.cache/kit'),
    emptyOutDir: true,
    cssTarget: ['chrome123'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
})
