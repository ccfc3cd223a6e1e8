import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ELEMENT } from './driver.ts';
import { keyboardOf } from './keyboard.ts';
import * as inPage from './onElement.ts';
import { type InPage, type NotYet, Tab } from './tab.ts';

type Text = string | RegExp;
interface RoleOptions {
  name?: Text;
  exact?: boolean;
  level?: number;
}
interface Filter {
  has?: Locator;
  hasText?: Text;
}
type State = 'attached' | 'detached' | 'visible' | 'hidden';
type FilePayload = string | { name: string; buffer: Buffer };

/** A pattern in a selector of the engine, with quotes and `>>` escaped. */
const pattern = (text: RegExp) =>
  String(text)
    .replace(/(^|[^\\])(\\\\)*(["'`])/g, '$1$2\\$3')
    .replaceAll('>>', '\\>\\>');
/** `"Nom"i` matches a part of a text, `"Nom"s` the whole text. */
const quoted = (text: Text, isExact = false) =>
  typeof text === 'string' ? JSON.stringify(text) + (isExact ? 's' : 'i') : pattern(text);
/** The same inside `[name=…]`, where only quotes and backslashes are escaped. */
const attribute = (text: Text, isExact = false) =>
  typeof text === 'string' ? `"${text.replace(/["\\]/g, '\\$&')}"${isExact ? 's' : 'i'}` : pattern(text);

/** The queries of both pages and locators, with playwright's names and rules. */
export abstract class Finder {
  readonly tab: Tab;
  protected readonly selector: string | undefined;

  constructor(tab: Tab, selector?: string) {
    this.tab = tab;
    this.selector = selector;
  }

  locator(selector: string, filter: Filter = {}): Locator {
    return new Locator(this.tab, this.selector ? `${this.selector} >> ${selector}` : selector).filter(filter);
  }
  getByRole(role: string, { name, exact, level }: RoleOptions = {}) {
    const parts = [level && `[level=${level}]`, name !== undefined && `[name=${attribute(name, exact)}]`];
    return this.locator(`internal:role=${role}${parts.filter(Boolean).join('')}`);
  }
  getByLabel(text: Text, options?: { exact?: boolean }) {
    return this.locator(`internal:label=${quoted(text, options?.exact)}`);
  }
  getByText(text: Text, options?: { exact?: boolean }) {
    return this.locator(`internal:text=${quoted(text, options?.exact)}`);
  }
}

export class Locator extends Finder {
  #chain = (more: string) => new Locator(this.tab, `${this.selector} >> ${more}`);

  filter({ has, hasText }: Filter): Locator {
    let found: Locator = this;
    if (hasText !== undefined) found = found.#chain(`internal:has-text=${quoted(hasText)}`);
    if (has) found = found.#chain(`internal:has=${JSON.stringify(has.selector)}`);
    return found;
  }
  or = (other: Locator) => this.#chain(`internal:or=${JSON.stringify(other.selector)}`);
  nth = (place: number) => this.#chain(`nth=${place}`);
  first = () => this.nth(0);
  last = () => this.nth(-1);

  #until<T, A>(what: string, ask: InPage<T | NotYet, A>, arg?: A, timeout?: number): Promise<T> {
    return this.tab.until(`${what} ${this.selector}`, this.selector, ask, arg, timeout);
  }

  count = () => this.tab.run(this.selector, inPage.count);
  allTextContents = () => this.tab.run(this.selector, inPage.texts);
  isVisible = () => this.tab.run(this.selector, inPage.isVisible);
  textContent = () => this.#until('Reading', inPage.text);
  inputValue = () => this.#until('Reading', inPage.value);
  getAttribute = (name: string) => this.#until('Reading', inPage.attribute, name);
  boundingBox = () => this.#until('Measuring', inPage.box);
  isDisabled = () => this.#until('Asking', inPage.is, 'disabled');
  isChecked = () => this.#until('Asking', inPage.is, 'checked');
  evaluate<T, A>(ask: (element: Element, arg: A) => T, arg?: A): Promise<T> {
    const wrapped = `async (found, arg) => found.length === 1
      ? { value: await (${ask})(found[0], arg) } : { notYet: found.length + ' found' }`;
    const what = `Evaluating on ${this.selector}`;
    return this.tab.until<{ value: T }, A>(what, this.selector, wrapped, arg).then(({ value }) => value);
  }
  evaluateAll<T, A>(ask: (elements: Element[], arg: A) => T, arg?: A): Promise<T> {
    return this.tab.run<T, A>(this.selector, String(ask), arg);
  }
  async waitFor({ state = 'visible', timeout }: { state?: State; timeout?: number } = {}) {
    await this.#until(`Waiting for (${state})`, inPage.reached, state, timeout);
  }

  async #point(what: string, states: string[]) {
    const point = await this.#until(what, inPage.reachable, states);
    return { type: 'pointerMove', duration: 0, ...point };
  }
  async click({ modifiers = [] }: { modifiers?: readonly 'ControlOrMeta'[] } = {}) {
    const move = await this.#point('Clicking', ['visible', 'enabled', 'stable']);
    const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    const click = () => this.tab.perform('pointer', [move, ...press]);
    if (modifiers.length === 0) await click();
    else await this.#openInTab(() => keyboardOf(this.tab).whileHeld(modifiers, click));
  }

  /**
   * MiniBrowser follows such a click in the same tab when it is driven. So the tab is opened here, as a browser does it,
   * if the page leaves the click to the browser.
   */
  async #openInTab(click: () => Promise<void>) {
    await this.tab.run(undefined, () => {
      const hear = (event: MouseEvent) => {
        const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
        if (!event.defaultPrevented) sessionStorage.setItem('left', link?.href ?? '');
        event.preventDefault();
      };
      addEventListener('click', hear, { once: true });
    });
    await click();
    const url = await this.tab.run(undefined, () => {
      const href = sessionStorage.getItem('left');
      sessionStorage.removeItem('left');
      return href;
    });
    if (!url) throw new Error(`The page kept the click on ${this.selector} from the browser.`);
    const { session } = this.tab;
    const { handle } = await session.send<{ handle: string }>('POST', '/window/new', { type: 'tab' });
    await new Tab(session, handle).send('POST', '/url', { url });
  }
  async hover() {
    await this.tab.perform('pointer', [await this.#point('Pointing at', ['visible', 'stable'])]);
  }
  async check() {
    if (!(await this.isChecked())) await this.click();
    await this.#until('Ticking', inPage.ticked);
  }
  async focus() {
    await this.#until('Focusing', inPage.focus);
  }
  async fill(text: string) {
    await this.#until('Filling', inPage.fill, text);
  }
  async press(chord: string) {
    await this.focus();
    await keyboardOf(this.tab).press(chord);
  }
  async selectOption(option: string | { label: string }) {
    const wanted = typeof option === 'string' ? { valueOrLabel: option } : option;
    await this.#until('Choosing', inPage.select, wanted);
  }
  async setInputFiles(file: FilePayload) {
    const path = typeof file === 'string' ? file : this.#written(file);
    const found = await this.#until<Record<string, string>, undefined>(
      'Giving a file to',
      inPage.itself as never,
    );
    await this.tab.send('POST', `/element/${found[ELEMENT]}/value`, { text: path });
  }
  #written({ name, buffer }: { name: string; buffer: Buffer }): string {
    const path = join(mkdtempSync(`${this.tab.session.downloads}-`), name);
    writeFileSync(path, buffer);
    return path;
  }
}
