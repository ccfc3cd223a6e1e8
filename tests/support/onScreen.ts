import { present } from './present.ts';
import { Missing, matches, type Name, trimmed, until } from './queries.ts';
import { click } from './user.ts';

/*
 * Finds by selector, name and visible text what tests of whole screens look for. tests/support/queries.ts asks the
 * browser for roles, which it would compute for every cell of the screen, in every frame of a wait.
 */

type Scope = ShadowRoot | Element;

export const textOf = (element: Scope | null | undefined) => element?.textContent ?? '';
/** What an element says or, where it has one, its label. */
export const nameOf = (element: Element) => trimmed(element.getAttribute('aria-label') ?? textOf(element));
const isShown = (element: Element) => element.checkVisibility() && !element.closest('[inert]');

/** What shows of this selector. */
export const allShown = <E extends HTMLElement = HTMLElement>(scope: Scope, selector: string): E[] =>
  [...scope.querySelectorAll<E>(selector)].filter(isShown);

/** What shows of this selector and has this label or text. */
export const maybe = <E extends HTMLElement = HTMLElement>(scope: Scope, selector: string, name: Name) =>
  [...scope.querySelectorAll<E>(selector)].find(
    (element) => matches(nameOf(element), name) && isShown(element),
  ) ?? null;

function one<E extends HTMLElement>(scope: Scope, selector: string, name: Name): E {
  const found = maybe<E>(scope, selector, name);
  if (found) return found;
  const wanted = `No ${selector} «${name}».`;
  throw new Missing(wanted, () => `${wanted} There are: ${allShown(scope, selector).map(nameOf).join(', ')}`);
}

export const maybeButton = (scope: Scope, name: Name) => maybe<HTMLButtonElement>(scope, 'button', name);
export const button = (scope: Scope, name: Name) => one<HTMLButtonElement>(scope, 'button', name);
/** A button, once it is there and takes clicks. */
export const buttonShown = (scope: Scope, name: Name) =>
  until(() => one<HTMLButtonElement>(scope, 'button:enabled:not([data-busy])', name));
export const pressButton = async (scope: Scope, name: Name) => click(await buttonShown(scope, name));
export const buttonNames = (scope: Scope) => [...scope.querySelectorAll('button')].map(nameOf);

export const maybeLink = (scope: Scope, name: Name) => maybe<HTMLAnchorElement>(scope, 'a', name);
export const link = (scope: Scope, name: Name) => one<HTMLAnchorElement>(scope, 'a', name);
/** A link, once it is there. */
export const pressLink = async (scope: Scope, name: Name) => click(await until(() => link(scope, name)));
export const tab = (scope: Scope, name: Name) => one(scope, '[role=tab]', name);

/** The title of the screen. */
export const heading = (root: Scope) => textOf(allShown(root, 'h1')[0]);
/** Waits for the screen, or the step of a dialog, with this title. */
export const isAt = (root: Scope, title: Name, level = 'h1') => until(() => maybe(root, level, title));

export const maybeMenuItem = (scope: Scope, name: Name) => maybe(scope, '[role=menuitem]', name);
export const chooseItem = async (scope: Scope, name: Name) =>
  click(await until(() => one(scope, '[role=menuitem]', name)));

/** Chooses what stands in the «…» of a screen. */
export async function chooseAct(root: Scope, name: Name) {
  await pressButton(root, 'Autres actions');
  await chooseItem(root, name);
}

/** The list items that are higher than a row with a second line, or have a framed button. */
export const tallRows = (scope: Scope): string[] =>
  [...scope.querySelectorAll('ul[aria-label] > li')]
    .filter((row) => row.getBoundingClientRect().height > 53 || row.querySelector('[class*=secondary]'))
    .map(textOf);

/** The button of a row’s menu. */
export const rowMenu = (about: string): string => `Actions\u00a0: ${about}`;
/** Chooses an entry of a row’s menu. */
export async function actOnRow(scope: Scope, about: string, name: Name): Promise<void> {
  await pressButton(scope, rowMenu(about));
  await chooseItem(scope, name);
}

export const optionNames = (scope: Scope) => [...scope.querySelectorAll('[role=option]')].map(textOf);
/** The option that begins with this label, because details may follow it. */
export function option(scope: Scope, label: string): HTMLElement {
  const options = [...scope.querySelectorAll<HTMLElement>('[role=option]')];
  return present(
    options.find((each) => textOf(each).startsWith(label)),
    `option ${label}`,
  );
}
export const chooseOption = async (scope: Scope, label: string) =>
  click(await until(() => option(scope, label)));

const DIALOG = 'dialog:not([role])';
const ALERT = 'dialog[role=alertdialog]';
export const dialogs = (root: Scope) => [...root.querySelectorAll<HTMLDialogElement>(DIALOG)];
export const maybeDialog = (root: Scope) => root.querySelector<HTMLDialogElement>(DIALOG);
export const dialog = (root: Scope) => present(maybeDialog(root), 'open dialog');
export const dialogShown = (root: Scope) => until(() => maybeDialog(root));
/** The question or alert that is open, once it is there. */
export const question = (root: Scope) => until(() => root.querySelector<HTMLDialogElement>(ALERT));
export const isAsked = (root: Scope) => root.querySelector(ALERT) !== null;
/** Title and text of the alert that shows, byte for byte. */
export async function alertShown(root: Scope) {
  const alert = await question(root);
  return [textOf(alert.querySelector('h2')), textOf(alert.querySelector('p'))];
}
/** Reads the alert away. A form below it ends its attempt only then. */
export async function acknowledge(root: Scope) {
  await pressButton(await question(root), 'Compris');
  await until(() => !root.querySelector(`${ALERT}, form[aria-busy=true], form fieldset:disabled`));
}

const textsOf = (scope: Scope, selector: string) =>
  allShown(scope, selector).map(textOf).filter(Boolean).join('\n');
/** The texts of what is said to screen readers, such as the number of rows. */
export const statusText = (root: Scope) => textsOf(root, '[role=status]');
export const alertText = (root: Scope) => textsOf(root, '[role=alert]');
export const toastText = (root: Scope) => until(() => textOf(root.querySelector('[part=toast] p')) || null);

/** The first control with this name that shows. */
export const maybeInput = <E extends HTMLElement = HTMLInputElement>(scope: Scope, name: string) =>
  allShown<E>(scope, `[name="${name}"]`)[0];
export const input = <E extends HTMLElement = HTMLInputElement>(scope: Scope, name: string) =>
  present(maybeInput<E>(scope, name), `control ${name}`);
/** The control with this label. */
export function labelled<E extends HTMLElement = HTMLInputElement>(root: Scope, label: string): E {
  const found = allShown<HTMLLabelElement>(root, 'label').find(
    (each) => trimmed(textOf(each).replace(' *', '')) === label,
  );
  const control =
    found && (found.control ?? (found.getRootNode() as ShadowRoot).getElementById(found.htmlFor));
  return present(control as E | null | undefined, `control labelled ${label}`);
}
/** The hint and the error that belong to a control. */
export function describedBy(control: Element): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const root = control.getRootNode() as ShadowRoot;
  return ids.map((id) => textOf(root.getElementById(id))).join('');
}
/** The message under a field. */
export function errorOf(root: Scope, name: string): string {
  const control = input(root, name);
  return describedBy(control.closest('[role=radiogroup]') ?? control);
}
/** The message of the whole form. */
export const formError = (root: Scope) => textOf(root.querySelector('[data-form-error]'));

/** Chooses a file as the browser's own dialog would. */
export function chooseFile(scope: Scope, content: BlobPart, name: string): void {
  const input = present(scope.querySelector<HTMLInputElement>('input[type=file]'), 'input of a file');
  const files = new DataTransfer();
  files.items.add(new File([content], name));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Sets a control as the browser's own widgets do, because typing a date depends on the browser's language. */
export function setValue(control: HTMLElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
