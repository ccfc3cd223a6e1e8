import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

/*
 * The script that playwright-core puts into the pages of its own browsers: selectors, roles, accessible names, and
 * checks before a click or an input. In WebKit's pages it lets the journeys of tests/fast/journeys run unchanged. The library
 * doesn't export it, so it is read from the bundle of the pinned version.
 */
export interface Engine extends Notes {
  parseSelector(selector: string): unknown;
  querySelectorAll(selector: unknown, root: Document): Element[];
  elementState(element: Element, state: string, isFrameVisible: true): { matches: boolean; received: string };
  checkElementStates(
    element: Element,
    states: string[],
    isFrameVisible: true,
  ): Promise<undefined | string | { missingState: string }>;
  expectHitTarget(
    point: { x: number; y: number },
    element: Element,
  ): 'done' | { hitTargetDescription: string };
  retarget(element: Element, behaviour: 'follow-label' | 'button-link'): Element | null;
  fill(element: Element, text: string): 'done' | 'needsinput';
  focusNode(element: Element): unknown;
  selectOptions(element: Element, options: object[]): unknown;
}

/** What a page reported since the engine was installed. */
interface Notes {
  complaints: string[];
  violations: string[];
}

/** The global that holds the engine; not enumerable, so tests that list a page's globals don't see it. */
export const ENGINE = 'parvisWebKitEngine';

function engineSource(): string {
  const bundle = readFileSync(
    createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle'),
    'utf8',
  );
  const start = bundle.indexOf('"packages/playwright-core/src/generated/injectedScriptSource.ts"() {');
  const literal = /\n\s*source\d* = ('.*');\n/.exec(bundle.slice(start))?.[1];
  if (start < 0 || !literal)
    throw new Error(
      'The bundle of playwright-core has another layout: adapt tests/slow/webkit/support/engine.ts.',
    );
  return String(runInNewContext(literal));
}

/** The body of a function that installs the engine in the page. */
export function installation(): string {
  const options = {
    isUnderTest: false,
    sdkLanguage: 'javascript',
    frameSeq: 0,
    testIdAttributeName: 'data-testid',
    stableRafCount: 1,
    browserName: 'webkit',
    shouldPrependErrorPrefix: false,
    isUtilityWorld: false,
    customEngines: [],
  };
  return `const module = {};
    ${engineSource()}
    const value = new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(options)});
    Object.defineProperty(globalThis, ${JSON.stringify(ENGINE)}, { value, configurable: true });
    performance.setResourceTimingBufferSize(20000);
    (${listen})(value);`;
}

/** Runs in the page and records console messages and the violations of its policy, earlier ones included. */
function listen(engine: Engine): void {
  const notes: Notes = { complaints: [], violations: [] };
  const { complaints, violations } = Object.assign(engine, notes);
  for (const level of ['warn', 'error'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      complaints.push(words.map(String).join(' '));
      say(...words);
    };
  }
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  const observe = (reports: Report[]) => {
    for (const { body } of reports) violations.push(JSON.stringify(body));
  };
  new ReportingObserver(observe as never, { types: ['csp-violation'], buffered: true }).observe();
  // Other browsers write such a line into the console for a failed answer.
  const ask = fetch;
  globalThis.fetch = async (...question) => {
    const answer = await ask(...question);
    if (answer.status >= 400) complaints.push(`${answer.url} was answered with ${answer.status}`);
    return answer;
  };
}
