import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findShell } from '../scripts/lib/chromium.mjs'
import { inBrowser, wholeBrowser } from './lib/browser'

// Pictures and measurements are of the browser that people have.
const shell = process.env.TAVAN_SCRIPT ? undefined : await findShell()

export default defineConfig({
  testDir: '.',
  testMatch: process.env.TAVAN_SCRIPT ? `${process.env.TAVAN_SCRIPT}*.ts` : '*.spec.ts',
  // Sweeps over the whole product belong to the full run; a journey is a person's path through several pages.
  testIgnore: process.env.TAVAN_FULL === '1' ? [] : 'sweeps/**',
  ...(process.env.TAVAN_FULL === '1' ? {} : { grepInvert: /@full/ }),
  outputDir: '../.cache/e2e',
  globalSetup: './global-setup.ts',
  // Measurements run alone.
  workers: process.env.TAVAN_SCRIPT ? 1 : availableParallelism(),
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    // Requests of a service worker bypass the routes of tests; tests of the worker allow it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    // Traces copy the page at every step, so only a repeated run of a failed journey has one.
    trace: process.env.TAVAN_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: shell ? inBrowser(shell) : wholeBrowser,
  },
})
