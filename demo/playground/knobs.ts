import type { ElementAttribute } from '../../embed/description/elementList';
import { helpFor } from './attributeHelp';
import { h } from './dom';
import { playgroundTexts } from './texts';
import type { Workbench } from './Workbench';

/** Shows one control per declared attribute, except for the theme, which has a switch above the widget. */
export function knobs(bench: Workbench): HTMLElement {
  const list = h('div', { className: 'knobs' });
  let shown = '';
  const show = () => {
    if (shown === bench.description.tag) return;
    shown = bench.description.tag;
    const attributes = bench.description.attributes.filter(({ name }) => name !== 'theme');
    const group = (title: string, members: ElementAttribute[]) =>
      members.length > 0
        ? h('div', {}, h('h3', {}, title), ...members.map((attribute) => knob(attribute, bench)))
        : null;
    const groups = [
      group(
        playgroundTexts.ownAttributes,
        attributes.filter(({ isCommon }) => !isCommon),
      ),
      group(
        playgroundTexts.commonAttributes,
        attributes.filter(({ isCommon }) => isCommon),
      ),
    ];
    list.replaceChildren(...groups.filter((part) => part !== null));
  };
  bench.subscribe(show);
  show();
  return h('section', {}, h('h2', {}, playgroundTexts.attributes), list);
}

let knobCount = 0;

function knob(attribute: ElementAttribute, bench: Workbench): HTMLElement {
  const id = `knob-${++knobCount}`;
  const french = helpFor(bench.description.name, attribute.name);
  const language = french ? {} : { lang: 'en' };
  const hint = h('p', { id: `${id}-doc`, className: 'hint', ...language }, french ?? attribute.doc);
  const label = h('label', { htmlFor: id }, h('code', {}, attribute.name));
  const control = controlOf(attribute, bench);
  control.id = id;
  control.setAttribute('aria-describedby', hint.id);
  const row = attribute.kind === 'flag' ? [control, label] : [label, control];
  return h('div', { className: `knob ${attribute.kind}` }, ...row, hint);
}

function controlOf(
  { name, kind, oneOf, default: fallback }: ElementAttribute,
  bench: Workbench,
): HTMLElement {
  const written = bench.written.get(name);
  if (kind === 'flag') {
    const box = h('input', { type: 'checkbox', checked: written !== undefined });
    box.onchange = () => bench.write(name, box.checked ? '' : null);
    return box;
  }
  if (oneOf && kind !== 'list') {
    const none =
      fallback === undefined ? playgroundTexts.byDefault : `${fallback} (${playgroundTexts.byDefault})`;
    const values = oneOf.filter((value) => value !== fallback).map(String);
    const options = values.map((value) => h('option', { value }, value));
    const select = h('select', {}, h('option', { value: '' }, none), ...options);
    select.value = written ?? '';
    select.onchange = () => bench.write(name, select.value || null);
    return select;
  }
  const input = h('input', {
    type: kind === 'number' ? 'number' : 'text',
    value: written ?? '',
    placeholder: fallback === undefined ? '' : String(fallback),
    spellcheck: false,
    autocomplete: 'off',
  });
  input.onchange = () => bench.write(name, input.value || null);
  return input;
}
