import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/lib/chromium.mjs'

const executablePath = await findChromium()

/** Features that Playwright switches off; the browser reads the last list only, so ours repeats them. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
/** Pages of the browser's own address bar: for each context it loaded them in a process of their own, 0.8 s of its time. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

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
    launchOptions: {
      executablePath,
      // System browser, runnable by any user, without network access beyond this machine.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-domain-reliability',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
})
