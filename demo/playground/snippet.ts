import { h, segmented } from './dom';
import { texts } from './texts';
import type { Workbench } from './Workbench';

type Form = 'element' | 'twin' | 'react';

/** The code of what is on the stage, in the form the host needs. */
export function snippet(bench: Workbench): HTMLElement {
  let form: Form = 'element';
  const code = h('code');
  const show = () => {
    code.textContent = codeOf(bench, form);
  };
  const copy = h('button', { type: 'button', className: 'copy' }, texts.copy);
  copy.onclick = async () => {
    await navigator.clipboard.writeText(code.textContent ?? '');
    copy.textContent = texts.copied;
    copy.onblur = () => {
      copy.textContent = texts.copy;
    };
  };
  const setForm = (next: string) => {
    form = next as Form;
    show();
  };
  bench.subscribe(show);
  show();
  return h(
    'section',
    { className: 'snippet' },
    h(
      'div',
      { className: 'head' },
      h('h2', {}, texts.code),
      segmented(texts.code, texts.forms, form, setForm),
      copy,
    ),
    h('pre', { tabIndex: 0 }, code),
  );
}

const script = () =>
  `<script type="module" src="${new URL('./cdn/parvis.js', document.baseURI.replace('playground/', ''))}"></script>`;
const quoted = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** One line without light-DOM children: what CMS editors leave alone. */
function codeOf({ description, written }: Workbench, form: Form): string {
  const { tag, name } = description;
  const pairs = [...written];
  if (form === 'element') {
    const attributes = pairs.map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${quoted(value)}"`));
    return `${script()}\n<${tag}${attributes.join('')}></${tag}>`;
  }
  if (form === 'twin') {
    const attributes = pairs.map(([key, value]) => ` data-${key}="${quoted(value || 'true')}"`);
    return `${script()}\n<div data-parvis="${name}"${attributes.join('')}></div>`;
  }
  const component = name.replace(/^./, (letter) => letter.toUpperCase());
  const props = pairs.map(([key, value]) =>
    propOf(
      description.attributes.find((a) => a.name === key),
      value,
    ),
  );
  return `import { ${component}, Parvis } from 'parvis';\nimport 'parvis/style.css';\n\n<Parvis>\n  <${component}${props.join('')} />\n</Parvis>`;
}

function propOf(attribute: { prop: string; kind: string } | undefined, value: string): string {
  if (!attribute) return '';
  if (attribute.kind === 'flag') return ` ${attribute.prop}`;
  return attribute.kind === 'number'
    ? ` ${attribute.prop}={${value}}`
    : ` ${attribute.prop}=${JSON.stringify(value)}`;
}
