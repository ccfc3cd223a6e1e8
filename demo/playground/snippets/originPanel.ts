import { h } from '../dom';
import type { Workbench } from '../Workbench';
import { EXAMPLE, originOf, settingFor } from './allowedOrigin';
import { snippetTexts as texts } from './texts';

/** Says which origin the back end must allow before the copied code works, for the address that the integrator types. */
export function originPanel(bench: Workbench): HTMLElement {
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
