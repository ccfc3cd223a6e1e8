import { loaderTexts } from './texts';

/** Places that have been tried again. */
const retried = new WeakSet<Element>();

/**
 * Shows a sentence and a button in place of a widget whose code could not be downloaded. It uses neither styles nor
 * React. Browsers may remember for the life of the page that a file failed, so what has failed again is left to a reload.
 */
export function showUnreachable(element: Element, retry: () => void): void {
  const isLast = retried.has(element);
  const panel = document.createElement('p');
  const button = document.createElement('button');
  panel.setAttribute('role', 'alert');
  panel.textContent = `${loaderTexts.unreachable} `;
  button.type = 'button';
  button.textContent = isLast ? loaderTexts.reload : loaderTexts.retry;
  button.addEventListener('click', () => {
    if (isLast) return location.reload();
    retried.add(element);
    panel.remove();
    retry();
  });
  panel.append(button);
  element.replaceChildren(panel);
}
