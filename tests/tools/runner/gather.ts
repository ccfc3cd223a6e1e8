import { emulateMedia, setViewport } from '@web/test-runner-commands';

/*
 * Runs several test files in one page. React, the sources and the server's answers are loaded once for all of them,
 * which is most of the cost of a small file. What a file does at its top level (describe, hooks) applies to that file
 * only.
 */

const words = ['describe', 'it', 'before', 'after', 'beforeEach', 'afterEach'] as const;
type Globals = Record<(typeof words)[number], (...args: unknown[]) => unknown>;
const globals = globalThis as unknown as Globals;

/** Resets the page to the state of a new one. */
async function freshWindow() {
  await setViewport({ width: 800, height: 600 });
  await emulateMedia({ media: 'screen', colorScheme: 'light', reducedMotion: 'no-preference' });
}

const onPage = () => [...document.body.children];

function takeAway(elements: Element[]) {
  for (const element of elements) element.remove();
}

/**
 * Loads a test file and puts its tests in a suite named after it. Its elements are on the page only during its tests.
 */
export async function gather(file: string, load: () => Promise<unknown>): Promise<void> {
  const own = { ...globals };
  const said: (() => unknown)[] = [];
  const runners = onPage();
  for (const word of words) {
    own[word] = globals[word];
    const record = (...args: unknown[]) => said.push(() => own[word](...args));
    globals[word] = Object.assign(record, own[word]);
  }
  try {
    await load();
  } finally {
    for (const word of words) globals[word] = own[word];
  }
  const notRunners = () => onPage().filter((element) => !runners.includes(element));
  const ofFile = notRunners();
  takeAway(ofFile);
  globals.describe(file, () => {
    globals.before(() => {
      document.body.append(...ofFile);
      return freshWindow();
    });
    globals.after(() => takeAway(notRunners()));
    for (const repeat of said) repeat();
  });
}
