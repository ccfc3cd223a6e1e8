import { version } from 'virtual:parvis-elements';
import { h } from '../dom';
import { themeCss } from '../theme/themeCss';
import type { Workbench } from '../Workbench';
import { EXAMPLE, originOf, settingFor } from './allowedOrigin';
import { type Host, hosts, snippetFor } from './snippetFor';
import { snippetTexts as texts } from './texts';

/** Says which origin the back end must allow before the copied code works, for the address that the integrator types. */
function originPanel(bench: Workbench): HTMLElement {
  const site = h('input', {
    id: 'site',
    type: 'url',
    placeholder: EXAMPLE,
    autocomplete: 'url',
    spellcheck: false,
  });
  const answer = h('p', { role: 'status' });
  const show = () => {
    const api = bench.written.get('api') ?? '';
    const backEnd = URL.canParse(api, location.href) ? new URL(api, location.href).origin : location.origin;
    const origin = originOf(site.value);
    const setting = origin && settingFor(origin, backEnd);
    answer.replaceChildren(
      ...(setting
        ? [texts.allow(new URL(backEnd).host), ' ', h('code', {}, setting)]
        : [origin ? texts.sameOrigin : texts.noOrigin]),
    );
  };
  site.oninput = show;
  bench.subscribe(show);
  show();
  return h(
    'div',
    { className: 'origin' },
    h('label', { htmlFor: site.id }, texts.site),
    site,
    answer,
    h('p', { className: 'hint' }, texts.allowHint),
  );
}

/** Creates a block of code with a button that copies it. */
function codeBlock(label: string) {
  const code = h('code');
  const copy = h('button', { type: 'button', className: 'copy', 'aria-live': 'polite' }, texts.copy);
  copy.onclick = async () => {
    const isCopied = await navigator.clipboard.writeText(code.textContent ?? '').then(
      () => true,
      () => false,
    );
    copy.textContent = isCopied ? texts.copied : texts.refused;
    copy.onblur = () => {
      copy.textContent = texts.copy;
    };
  };
  const pre = h('pre', { tabIndex: 0, role: 'region', 'aria-label': label }, code);
  return { pre, copy, set: (text: string) => code.replaceChildren(text) };
}

/** Shows the code of the widget on the stage for the chosen host, and its style sheet if the theme was changed. */
export function snippetPanel(bench: Workbench): HTMLElement {
  const select = h('select', {}, ...hosts.map((host) => h('option', { value: host }, texts.hosts[host])));
  const hint = h('p', { className: 'hint' });
  const code = codeBlock(texts.title);
  const style = codeBlock(texts.style);
  const styled = h(
    'div',
    { className: 'stylesheet' },
    h('div', { className: 'head' }, h('h3', {}, texts.style), style.copy),
    h('p', { className: 'hint' }, texts.styleHint),
    style.pre,
  );
  const show = () => {
    const host = select.value as Host;
    const cdn = new URL('../cdn/', document.baseURI).href;
    const { description, written } = bench;
    code.set(snippetFor(host, { description, written, cdn, api: location.origin, version }));
    hint.textContent = texts.hints[host];
    style.set(themeCss(bench.styled));
    styled.hidden = bench.styled.size === 0;
  };
  select.onchange = show;
  bench.subscribe(show);
  show();
  return h(
    'section',
    { className: 'snippet' },
    h(
      'div',
      { className: 'head' },
      h('h2', {}, texts.title),
      h('label', {}, h('span', {}, texts.host), select),
      code.copy,
    ),
    hint,
    originPanel(bench),
    code.pre,
    styled,
  );
}
