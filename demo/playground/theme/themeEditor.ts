/*
 * Changes the look of the widget on the stage: by one colour, which makes a whole theme, by sizes and fonts, or by any custom
 * property.
 */
import { properties } from 'virtual:parvis-elements';
import { contrast, textOn } from '../../../src/domain/color';
import { h } from '../dom';
import type { Workbench } from '../Workbench';

const ratio = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

const texts = {
  title: 'Apparence',
  accent: 'Couleur principale',
  radius: 'Arrondi',
  size: 'Taille du texte',
  font: 'Police',
  hostFont: 'Celle de la page',
  all: 'Toutes les variables',
  reset: 'Revenir au thème de départ',
  oneValue: 'Écrivez une seule valeur, sans point-virgule ni accolade.',
  contrast: (value: number) => `Texte des boutons\u00a0: contraste de ${ratio.format(value)} pour\u00a01`,
};

const ACCENT = '--parvis-accent';
const DEFAULT_ACCENT = properties.find(({ name }) => name === ACCENT)?.default ?? '#76c12c';

const fonts = {
  '': texts.hostFont,
  'system-ui, sans-serif': 'system-ui',
  'Georgia, serif': 'Georgia',
  "Verdana, 'DejaVu Sans', sans-serif": 'Verdana',
  'ui-monospace, monospace': 'monospace',
};

/** Creates a labelled control whose value follows the workbench. */
function field(
  bench: Workbench,
  label: string,
  control: HTMLInputElement | HTMLSelectElement,
  read: () => string,
) {
  const show = () => {
    if (control.value !== read()) control.value = read();
  };
  bench.subscribe(show);
  show();
  return h('label', {}, h('span', {}, label), control);
}

function accentField(bench: Workbench): HTMLElement {
  const input = h('input', { type: 'color', value: DEFAULT_ACCENT });
  input.oninput = () => bench.style([[ACCENT, input.value]]);
  const verdict = h('output', { className: 'hint' });
  const judge = () => {
    const accent = bench.styled.get(ACCENT) ?? DEFAULT_ACCENT;
    const isHex = /^#[\da-f]{6}$/i.test(accent);
    verdict.value = isHex ? texts.contrast(contrast(accent, textOn(accent))) : '';
  };
  bench.subscribe(judge);
  judge();
  const read = () => bench.styled.get(ACCENT) ?? DEFAULT_ACCENT;
  return h('div', {}, field(bench, texts.accent, input, read), verdict);
}

function rangeField(
  bench: Workbench,
  property: string,
  label: string,
  [min, max]: [number, number],
  fallback: number,
) {
  const input = h('input', { type: 'range', min: String(min), max: String(max), step: '1' });
  const read = () => String(Number.parseFloat(bench.styled.get(property) ?? String(fallback)));
  input.oninput = () =>
    bench.style([[property, input.valueAsNumber === fallback ? null : `${input.value}px`]]);
  const value = h('output', { className: 'hint' });
  const show = () => {
    value.value = `${read()}\u00a0px`;
  };
  bench.subscribe(show);
  show();
  return h('div', {}, field(bench, label, input, read), value);
}

function fontField(bench: Workbench): HTMLElement {
  const options = Object.entries(fonts).map(([value, text]) => h('option', { value }, text));
  const select = h('select', {}, ...options);
  select.onchange = () => bench.style([['--parvis-font', select.value || null]]);
  return h(
    'div',
    {},
    field(bench, texts.font, select, () => bench.styled.get('--parvis-font') ?? ''),
  );
}

/** Creates a text field for any property. A value that would end the declaration is refused. */
function anyField(
  bench: Workbench,
  { name, default: fallback }: { name: string; default: string },
): HTMLElement {
  const input = h('input', { type: 'text', placeholder: fallback, spellcheck: false, autocomplete: 'off' });
  input.onchange = () => {
    const value = input.value.trim();
    const isOne = !/[;{}]/.test(value);
    input.setCustomValidity(isOne ? '' : texts.oneValue);
    if (isOne) bench.style([[name, value || null]]);
    else input.reportValidity();
  };
  return h(
    'div',
    {},
    field(bench, name, input, () => bench.styled.get(name) ?? ''),
  );
}

/** The panel under the stage. */
export function themeEditor(bench: Workbench): HTMLElement {
  const reset = h('button', { type: 'button', className: 'quiet' }, texts.reset);
  reset.onclick = () => bench.style([...bench.styled.keys()].map((name) => [name, null]));
  // `disabled` isn't used, because the button would lose the focus when it is pressed.
  const mark = () => reset.setAttribute('aria-disabled', String(bench.styled.size === 0));
  bench.subscribe(mark);
  mark();
  return h(
    'section',
    { className: 'theme' },
    h('div', { className: 'head' }, h('h2', {}, texts.title), reset),
    h(
      'div',
      { className: 'looks' },
      accentField(bench),
      rangeField(bench, '--parvis-radius', texts.radius, [0, 20], 8),
      rangeField(bench, '--parvis-font-size', texts.size, [12, 22], 16),
      fontField(bench),
    ),
    h(
      'details',
      {},
      h('summary', {}, texts.all),
      h('div', { className: 'properties' }, ...properties.map((property) => anyField(bench, property))),
    ),
  );
}
