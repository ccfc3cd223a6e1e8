/*
 * Finds elements as people do: by role and accessible name, as Chromium computes them (the runner starts it with
 * ComputedAccessibilityInfo), by label, and by text. Queries do not enter the shadow roots of other elements.
 */

export type Scope = ShadowRoot | Element | Document;
export type Name = string | RegExp;

interface Computed {
  computedRole: string;
  computedName: string;
}

const computed = (element: Element) => element as Element & Computed;

/** Compares exactly: a no-break space differs from a space, and two spaces from one. */
export const matches = (text: string, name: Name | undefined) =>
  name === undefined || (typeof name === 'string' ? text === name : name.test(text));

/** Where an accessible name can come from. */
const sourcesOf = (element: Element): (string | null)[] => [
  element.getAttribute('aria-label'),
  element.getAttribute('placeholder'),
  element.textContent,
  ...[...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent),
];

export const trimmed = (text: string) => text.replaceAll(/^[ \n\t]+|[ \n\t]+$/g, '');

/**
 * In names, Chromium keeps no-break spaces but collapses other white space. So the source of the name must match
 * exactly.
 */
const isWrittenAsNamed = (element: Element, name: string): boolean =>
  sourcesOf(element).every(
    (source) => !source || trimmed(source) === name || trimmed(source).replaceAll(/[ \n\t]+/g, ' ') !== name,
  );

const isNamed = (element: Element, name: Name | undefined): boolean =>
  matches(computed(element).computedName, name) &&
  (typeof name !== 'string' || isWrittenAsNamed(element, name));

const isExposed = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert],[aria-hidden=true]');

function describeRoles(scope: Scope): string {
  const lines = [...scope.querySelectorAll('*')]
    .filter((element) => isExposed(element) && !/^(generic|none|)$/.test(computed(element).computedRole))
    .map((element) => `  ${computed(element).computedRole} "${computed(element).computedName}"`);
  return lines.slice(0, 80).join('\n') || '  (nothing)';
}

/*
 * Which elements may have a role without a role attribute. To ask the browser for the computed role of every element
 * would make it build the whole accessibility tree each time, which took most of a test's time.
 */
const hosts: Record<string, string> = {
  alert: '',
  alertdialog: '',
  button: 'button,input,summary,select',
  cell: 'td',
  checkbox: 'input',
  columnheader: 'th,td',
  combobox: 'input,select',
  dialog: 'dialog',
  grid: 'table',
  gridcell: 'td,th',
  group: 'fieldset,details,optgroup,svg,address,hgroup',
  heading: 'h1,h2,h3,h4,h5,h6',
  link: 'a,area',
  list: 'ul,ol,menu',
  listbox: 'select,datalist',
  listitem: 'li',
  main: 'main',
  menu: '',
  menuitem: '',
  menuitemcheckbox: '',
  menuitemradio: '',
  navigation: 'nav',
  option: 'option',
  radio: 'input',
  radiogroup: '',
  row: 'tr',
  rowheader: 'th,td',
  searchbox: 'input',
  slider: 'input',
  status: 'output',
  switch: 'input',
  tab: '',
  table: 'table',
  tabpanel: '',
  textbox: 'input,textarea',
};
const mayHaveRole = (role: string) => {
  const tags = hosts[role];
  return tags === undefined ? '*' : `${tags && `${tags},`}[role~=${role}]`;
};

/** All exposed elements with this ARIA role and, if given, this accessible name. */
export function allByRole<E extends HTMLElement = HTMLElement>(scope: Scope, role: string, name?: Name): E[] {
  return [...scope.querySelectorAll<E>(mayHaveRole(role))].filter(
    (element) => computed(element).computedRole === role && isExposed(element) && isNamed(element, name),
  );
}

/** Checks of `until` that are under way. */
let waiting = 0;

/** Listing what there is takes the browser long, above all roles, so a check that will be repeated leaves it out. */
export class Missing extends Error {
  constructor(
    wanted: string,
    readonly listed: () => string,
  ) {
    super(waiting > 0 ? wanted : listed());
  }
}

/** The only exposed element with this role and name. Throws with the list of existing roles. */
export function byRole<E extends HTMLElement = HTMLElement>(scope: Scope, role: string, name?: Name): E {
  const [first, ...others] = allByRole<E>(scope, role, name);
  if (first && others.length === 0) return first;
  const named = name === undefined ? role : `${role} named ${name}`;
  const wanted = `${first ? others.length + 1 : 'No'} element(s) with role ${named}.`;
  throw new Missing(wanted, () => `${wanted} There are:\n${describeRoles(scope)}`);
}

/** The same, or null if there is none. */
export function maybeByRole<E extends HTMLElement = HTMLElement>(
  scope: Scope,
  role: string,
  name?: Name,
): E | null {
  return allByRole<E>(scope, role, name)[0] ?? null;
}

/** The form control with this label. */
export function byLabel<E extends HTMLElement = HTMLInputElement>(scope: Scope, label: Name): E {
  const controls = [...scope.querySelectorAll<E>('input,select,textarea,[role=combobox],[role=switch]')];
  const found = controls.find((control) => isExposed(control) && isNamed(control, label));
  if (found) return found;
  throw new Error(
    `No control labelled ${label}. There are: ${controls.map((c) => computed(c).computedName).join(', ')}`,
  );
}

/** The innermost exposed element with exactly this text. */
export function maybeByText(scope: Scope, text: Name): HTMLElement | null {
  const found = [...scope.querySelectorAll<HTMLElement>('*')].filter(
    (e) => matches(e.textContent ?? '', text) && isExposed(e),
  );
  return (
    found.findLast((element) => !found.some((other) => other !== element && element.contains(other))) ?? null
  );
}

/** The same; throws if there is none. */
export function byText(scope: Scope, text: Name): HTMLElement {
  const found = maybeByText(scope, text);
  if (found) return found;
  const all = scope instanceof Document ? scope.body.textContent : scope.textContent;
  throw new Error(`No element with the text ${text}. The text is: ${(all ?? '').slice(0, 1000)}`);
}

/** The element that has the focus, also inside a shadow root. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What people would read on the page now, for the message of a check that never passes. */
function shownNow(): string {
  const roots = [...document.body.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const texts = [document.body, ...roots].map(({ textContent }) => trimmed(textContent ?? ''));
  return texts.filter(Boolean).join('\n').slice(0, 1000) || '(nothing)';
}

/** The result of a check that passed: neither false, null nor undefined. */
type Come<T> = Exclude<T, false | null | undefined>;

/**
 * Waits, frame by frame, until `check` neither throws nor returns false, null or undefined, and returns its result. The
 * types refuse a check without a result, because it would never end.
 */
export async function until<T>(
  check: (() => T | Promise<T>) & ((() => void) extends () => T ? never : unknown),
  timeout = 20_000,
): Promise<Come<T>> {
  const end = performance.now() + timeout;
  for (;;) {
    waiting++;
    try {
      const value = await check();
      if (value !== false && value !== null && value !== undefined) return value as Come<T>;
      if (performance.now() > end)
        throw new Error(`Still ${value} after ${timeout} ms: ${check}\nThe page shows: ${shownNow()}`);
    } catch (error) {
      if (performance.now() > end) throw error instanceof Missing ? new Error(error.listed()) : error;
    } finally {
      waiting--;
    }
    await nextFrame();
  }
}

/** Waits until these expectations hold; when they never do, the failure of the last one counts. */
export const eventually = (expectations: () => void, timeout?: number): Promise<true> =>
  until(() => {
    expectations();
    return true;
  }, timeout);
