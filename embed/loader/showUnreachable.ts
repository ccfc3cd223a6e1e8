import { loaderTexts } from './texts';

/**
 * Shows a sentence and a button in place of a widget whose code could not be downloaded. It uses neither styles nor
 * React.
 */
export function showUnreachable(element: Element, retry: () => void): void {
  const panel = document.createElement('p');
  const button = document.createElement('button');
  panel.setAttribute('role', 'alert');
  panel.textContent = `${loaderTexts.unreachable} `;
  button.type = 'button';
  button.textContent = loaderTexts.retry;
  button.addEventListener('click', () => {
    panel.remove();
    retry();
  });
  panel.append(button);
  element.replaceChildren(panel);
}
