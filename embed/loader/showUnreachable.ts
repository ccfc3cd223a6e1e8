import { loaderTexts } from './texts';

/** The plain panel of a widget whose code did not come: no style, no framework, one sentence and a button. */
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
