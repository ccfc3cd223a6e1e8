/*
 * A component of the documentation, whose lines the tests write into `docs`: `?show=Intranet`. With `&first=start` or
 * `&first=session`, the lines that define the elements or bring the site's own session run before it.
 */
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const given = new URLSearchParams(location.search);
if (given.get('first') === 'start') await import('./docs/start');
if (given.get('first') === 'session') await import('./docs/session');
if (given.get('show') === 'plain') await import('./docs/plain');
else {
  const shown = Object.entries(await import('./docs/all')).find(([name]) => name === given.get('show'));
  if (!shown) throw new Error(`The documentation has no component ${given.get('show')}`);
  const root = createRoot(document.querySelector('#root') as HTMLElement);
  root.render(createElement(StrictMode, null, createElement(shown[1])));
}
