/*
 * The dialog of a button with `data-parvis-open`. It stands in a shadow root of its own at the end of the page, so that no
 * style sheet of the page reaches it. The widget inside is a placeholder: the button's other data attributes are the
 * widget's, by the rules for placeholders.
 */
import { adoptSheets, releaseSheets } from '../element/sheet';
import styles from './openDialog.module.css';
import { show } from './showWidget';

/** The dialog has its own text, because it shows before the code of any screen is there. */
const dialogTexts = { close: 'Fermer' };

/** Events by which the visitor is done. */
const DONE = ['parvis-registered', 'parvis-form-submitted'];

const dialogs = new WeakMap<Element, HTMLDialogElement>();

/**
 * Opens the dialog of the button. What was typed in it is still there after it was closed; once it was sent, the next
 * press shows an empty one.
 */
export function openDialog(opener: HTMLElement): void {
  const dialog = dialogs.get(opener) ?? makeDialog(opener);
  dialogs.set(opener, dialog);
  if (!dialog.open) dialog.showModal();
}

function makeDialog(opener: HTMLElement): HTMLDialogElement {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  adoptSheets(root);
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-label', opener.getAttribute('aria-label') ?? opener.textContent.trim());
  const { parvisOpen: name = '', ...settings } = opener.dataset;
  const place = document.createElement('div');
  place.className = styles.place ?? '';
  Object.assign(place.dataset, settings, { parvis: name });
  dialog.append(closeButton(dialog), place);
  root.append(dialog);
  document.body.append(host);
  startAnewWhenDone(opener, dialog, host);
  void show(place, `parvis-${name.trim().toLowerCase()}`);
  return dialog;
}

function closeButton(dialog: HTMLDialogElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.close ?? '';
  button.textContent = dialogTexts.close;
  button.addEventListener('click', () => dialog.close());
  return button;
}

function startAnewWhenDone(opener: Element, dialog: HTMLDialogElement, host: HTMLElement): void {
  let isDone = false;
  for (const type of DONE)
    dialog.addEventListener(type, () => {
      isDone = true;
    });
  dialog.addEventListener('close', (event) => {
    if (event.target !== dialog || !isDone) return;
    dialogs.delete(opener);
    if (host.shadowRoot) releaseSheets(host.shadowRoot);
    host.remove();
  });
}
