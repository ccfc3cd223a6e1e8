import { h } from './dom';
import { playgroundTexts } from './texts';

const LIMIT = 100;

/** Lists the widget's events, newest first. */
export function eventLog(): { element: HTMLElement; add(event: Event): void } {
  const list = h('ol', { className: 'log', 'aria-live': 'polite', 'aria-label': playgroundTexts.events });
  const empty = h('p', { className: 'hint' }, playgroundTexts.noEvent);
  const showEmpty = () => {
    empty.hidden = list.childElementCount > 0;
  };
  const clear = () => {
    list.replaceChildren();
    showEmpty();
  };
  const add = (event: Event) => {
    const time = new Date().toLocaleTimeString('fr-FR');
    const detail = event instanceof CustomEvent && event.detail ? readable(event.detail) : '';
    list.prepend(
      h(
        'li',
        {},
        h('div', {}, h('code', {}, event.type), h('time', {}, time)),
        detail ? h('pre', {}, detail) : null,
      ),
    );
    if (list.childElementCount > LIMIT) list.lastElementChild?.remove();
    showEmpty();
  };
  const element = h(
    'section',
    {},
    h(
      'div',
      { className: 'head' },
      h('h2', {}, playgroundTexts.events),
      h('button', { type: 'button', className: 'quiet', onclick: clear }, playgroundTexts.clear),
    ),
    empty,
    list,
  );
  return { element, add };
}

/** Writes a detail as JSON, with `ƒ` for functions. */
function readable(detail: unknown): string {
  const replace = (_key: string, value: unknown) => (typeof value === 'function' ? 'ƒ' : value);
  return JSON.stringify(detail, replace, 1).replaceAll(/\n\s*/g, ' ');
}
