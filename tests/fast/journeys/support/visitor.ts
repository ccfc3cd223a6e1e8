/*
 * A browser with a fresh profile that records what a host's developer sees in the console and the network panel.
 */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../../tools/runner/chromium.mjs';
import { addJitter } from '../../../tools/runner/jitter.mjs';

declare global {
  interface Window {
    /** Filled by the script that `visit` puts into a page. */
    violations: string[];
  }
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** `securitypolicyviolation` events of the page. */
  violations(): Promise<string[]>;
  /** Console warnings and errors, and uncaught errors. */
  complaints: string[];
  /** Every request of the page, `GET http://…`. */
  requests: string[];
}

/**
 * For contexts without animations. Playwright waits until an element stops moving, and scrolls the page after a few tries. An open
 * menu moves with its button then, and the click lands beside it.
 */
export const REDUCED_MOTION = { reducedMotion: 'reduce' } as const;

/** Environment variable with the address of the shared browser, if a run has one: see sharedBrowser.ts. */
export const BROWSER_ADDRESS = 'PARVIS_TEST_BROWSER';

/** Connects to the shared browser of the run, or starts a browser. */
export function launch(): Promise<Browser> {
  const address = process.env[BROWSER_ADDRESS];
  if (address) return chromium.connect(address);
  return chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
}

/** Opens an empty page. */
export async function visit(browser: Browser): Promise<Visit> {
  const context = await browser.newContext({ locale: 'fr-FR', ...REDUCED_MOTION });
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (!['warning', 'error'].includes(message.type())) return;
    const text = message.text();
    // Chromium's own sentence names a refused call only beside it.
    complaints.push(text.startsWith('Failed to load') ? `${text} ${message.location().url}` : text);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  const seed = Number(process.env.PARVIS_JITTER);
  if (seed) await page.addInitScript(addJitter, seed);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { violations: seen });
    document.addEventListener('securitypolicyviolation', (event) => {
      seen.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  const violations = () => page.evaluate(() => window.violations);
  return { page, context, violations, complaints, requests };
}

/** Puts into the page what an earlier visit leaves: a session with the back end at `api`. */
export const rememberSession = (page: Page, token: string, api: string) =>
  page.addInitScript(
    ([given, owner]) => {
      localStorage.setItem('authToken', given);
      localStorage.setItem('parvis:api', owner);
    },
    [token, `${api}/`] as const,
  );
