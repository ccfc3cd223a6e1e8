/*
 * The playground shows every declared widget with its attributes, themes, widths, events and the code to copy. The page's
 * query names the chosen widget; the hash belongs to the widgets.
 */

import { elements } from 'virtual:parvis-elements';
import { configure } from '../../embed/loader/loader.ts';
import { h } from './dom';
import { eventLog } from './eventLog';
import { knobs } from './knobs';
import { snippetPanel } from './snippets/snippetPanel';
import { stage } from './stage';
import { playgroundTexts } from './texts';
import { themeEditor } from './theme/themeEditor';
import { Workbench } from './Workbench';

// The server of this page is the back end: it needn't be asked whether it is one.
configure({ api: '/' });

const bench = new Workbench(elements, new URLSearchParams(location.search).get('widget'));
const log = eventLog();

function widgetList(): HTMLElement {
  const links = bench.elements.map(({ name, title, tag }) => {
    const link = h('a', { href: `?widget=${name}` }, h('span', {}, title), h('code', {}, `<${tag}>`));
    link.onclick = (event) => {
      event.preventDefault();
      history.pushState(history.state, '', link.href);
      bench.choose(name);
    };
    const mark = () => {
      if (bench.description.name === name) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    };
    bench.subscribe(mark);
    mark();
    return h('li', {}, link);
  });
  return h(
    'nav',
    { 'aria-label': playgroundTexts.widgets },
    h('h2', {}, playgroundTexts.widgets),
    h('ul', {}, ...links),
  );
}

addEventListener('popstate', () => {
  bench.choose(new URLSearchParams(location.search).get('widget') ?? bench.elements[0]?.name ?? '');
});

document.body.append(
  h(
    'header',
    {},
    h('img', { src: new URL('../favicon.svg', import.meta.url).href, alt: '', width: 32, height: 32 }),
    h('div', {}, h('h1', {}, playgroundTexts.title), h('p', {}, playgroundTexts.subtitle)),
    h('a', { href: '../', className: 'action' }, playgroundTexts.console),
  ),
  h(
    'main',
    {},
    h('div', { className: 'side' }, widgetList()),
    h('div', { className: 'centre' }, stage(bench, log.add), themeEditor(bench), snippetPanel(bench)),
    h('div', { className: 'side' }, knobs(bench), log.element),
  ),
);
