import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

/*
 * The script playwright-core puts into the pages of its own browsers: selectors, roles, accessible names, what can be
 * clicked and filled. Put into WebKit's pages, it lets the journeys of tests/e2e run there as they are. The library
 * doesn't hand it out, so it is read from its bundle; the version is pinned.
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

/** What a page told since the engine came into it. */
interface Notes {
  complaints: string[];
  violations: string[];
}

/** Where pages keep the engine: not enumerable, so a test that lists a page's globals doesn't see it. */
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
      'playwright-core keeps its script for pages elsewhere: mend tests/webkit/support/engine.ts.',
    );
  return String(runInNewContext(literal));
}

/** The body of a function that puts the engine into the page. */
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

/** Runs in the page: notes what its developer would read in the console, and what its policy forbade so far. */
function listen(engine: Engine): void {
  const { complaints, violations } = Object.assign(engine, { complaints: [], violations: [] }) as Notes;
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
  // The line of its own that every browser writes for such an answer.
  const ask = fetch;
  globalThis.fetch = async (...question) => {
    const answer = await ask(...question);
    if (answer.status >= 400) complaints.push(`${answer.url} was answered with ${answer.status}`);
    return answer;
  };
}
