import { findChromium } from '../../scripts/lib/chromium.mjs'

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
/** A process for the next page that begins before anybody asks for it: every third of a run. Measurements keep it. */
const SPARE = process.env.TAVAN_SCRIPT ? [] : ['SpareRendererForSitePerProcess']
/** Pages of the browser's own address bar: for each context it loaded them in a process of their own, 0.8 s of its time. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Launch options of the browser at `executablePath`: runnable by any user, without network access beyond this machine. */
export const inBrowser = (executablePath: string | undefined) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-domain-reliability',
    '--disable-sync',
    '--no-first-run',
    `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR, ...SPARE].join(',')}`,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
})

/** The browser that people have, with its viewer of PDF files. */
export const wholeBrowser = inBrowser(await findChromium())
