/** A page that is driven like a person does: by mouse and keys, without scripts of the driver in the page. */
import { fileURLToPath } from 'node:url';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { type Condition, slowDown } from './conditions.ts';
import { type Request, watchWire } from './wire.ts';

const probe = fileURLToPath(new URL('./page/probe.js', import.meta.url));

interface Seen {
  tasks: { start: number; duration: number }[];
  shifts: { start: number; value: number }[];
  interactions: { start: number; duration: number }[];
  /** Wall clock of the navigation. */
  origin: number;
}

/** By the page's clock, in milliseconds. */
export interface Span {
  start: number;
  end: number;
}

export class Visit {
  private constructor(
    private readonly page: Page,
    readonly cdp: CDPSession,
    readonly requests: readonly Request[],
  ) {}

  static async open(context: BrowserContext, url: string, condition: Condition): Promise<Visit> {
    const page = await context.newPage();
    await page.addInitScript({ path: probe });
    const cdp = await context.newCDPSession(page);
    const requests = await watchWire(cdp);
    await slowDown(cdp, condition);
    await page.goto(url, { waitUntil: 'commit' });
    return new Visit(page, cdp, requests);
  }

  /** Calls a function of the probe. Playwright's own `evaluate` would first run its large helper in the page. */
  private async ask<T>(name: string, ...args: unknown[]): Promise<T> {
    const expression = `bench.${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.cdp.send('Runtime.evaluate', options);
    if (exceptionDetails)
      throw new Error(`${expression}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    return result.value;
  }

  /** Milliseconds from navigation until the painted page shows it. */
  shown(what: string, expected?: unknown): Promise<number> {
    return this.ask('painted', what, expected ?? null);
  }

  /** From the last click or key until the painted page shows it. */
  since(what: string, expected?: unknown): Promise<Span> {
    return this.ask('since', what, expected ?? null);
  }

  async click(place: string): Promise<void> {
    const { x, y } = await this.ask<{ x: number; y: number }>('at', place);
    await this.page.mouse.click(x, y);
  }

  /** Types at the pace of a quick typist, or at once. */
  async type(place: string, text: string, delay = 0): Promise<void> {
    await this.click(place);
    if (delay > 0) await this.page.keyboard.type(text, { delay });
    else await this.page.keyboard.insertText(text);
  }

  seen(): Promise<Seen> {
    return this.ask('seen');
  }

  listNodes(): Promise<number> {
    return this.ask('listNodes');
  }

  pageNodes(): Promise<number> {
    return this.ask('pageNodes');
  }

  /** Mebibytes that are in use after a garbage collection. */
  async heap(): Promise<number> {
    await this.cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await this.cdp.send('Performance.enable');
    for (let at = 0; at < 3; at++) await this.cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 2 ** 20;
  }

  close(): Promise<void> {
    return this.page.close();
  }
}
