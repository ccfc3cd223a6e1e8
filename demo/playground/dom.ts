type Child = Node | string | null;

/** Creates an element with properties and children. Names with a dash, and `role`, are set as attributes. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Readonly<Record<string, unknown>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.includes('-') || name === 'role') element.setAttribute(name, String(value));
    else Reflect.set(element, name, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

let groups = 0;

/** Creates a row of radio buttons that looks like one control. */
export function segmented(
  label: string,
  options: Readonly<Record<string, string>>,
  value: string,
  onChange: (value: string) => void,
): HTMLElement {
  const name = `group-${++groups}`;
  const items = Object.entries(options).map(([key, text]) =>
    h(
      'label',
      {},
      h('input', { type: 'radio', name, value: key, checked: key === value, onchange: () => onChange(key) }),
      h('span', {}, text),
    ),
  );
  return h('fieldset', { className: 'segmented' }, h('legend', {}, label), h('div', {}, ...items));
}
