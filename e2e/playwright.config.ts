import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/lib/chromium.mjs'

const executablePath = await findChromium()

export default defineConfig({
  testDir: '.',
  testMatch: process.env.TAVAN_SCRIPT ? `${process.env.TAVAN_SCRIPT}*.ts` : '*.spec.ts',
  // Sweeps over the whole product are for the full run; a journey is a person's path through several pages.
  testIgnore: process.env.TAVAN_FULL === '1' ? [] : 'sweeps/**',
  outputDir: '../.cache/e2e',
  globalSetup: './global-setup.ts',
  // What is measured is alone.
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
    // What a worker fetches passes by the routes that journeys lay; those about the worker allow it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    // A trace copies the page at every step; a journey that failed is run again with it.
    trace: process.env.TAVAN_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // The system's browser, run by any user, without access beyond this machine.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-domain-reliability',
        '--disable-sync',
        '--no-first-run',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
})
