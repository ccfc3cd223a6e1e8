/*
 * A placeholder `<div data-parvis="members" data-page-size="25">` stands for `<parvis-members page-size="25">` where
 * the filter of a CMS removes custom elements. The element is put inside the div, so that the host's classes and layout
 * of the div still apply, and replaces what the div showed readers without JavaScript; of that, `slot="loading"` stays until
 * the widget has its data. Only attributes that the element
 * reads are copied, because an author who may write data-* must not get an onclick or a style out of it.
 */

/** Elements made for placeholders. Their attributes come from text that CMS filters accept. */
const made = new WeakSet<Element>();

/** Whether the element was made for a placeholder. */
export const isPlaceholder = (element: Element): boolean => made.has(element);

/** Names of the attributes an element reads. */
export function observed(element: Element): readonly string[] {
  return (element.constructor as { observedAttributes?: readonly string[] }).observedAttributes ?? [];
}

/**
 * Puts the element, which must be defined, into its placeholder and returns it. Does so once. Later changes of the
 * placeholder's data attributes are copied too.
 */
export function fillPlaceholder(placeholder: HTMLElement, tag: string): Element {
  const there = placeholder.firstElementChild;
  if (there?.localName === tag) return there;
  const element = document.createElement(tag);
  made.add(element);
  const copy = (name: string) => {
    const value = placeholder.getAttribute(`data-${name}`);
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  };
  const names = observed(element);
  for (const name of names) if (placeholder.hasAttribute(`data-${name}`)) copy(name);
  // What shows until the widget has its data goes with it.
  element.append(...placeholder.querySelectorAll(':scope > [slot=loading]'));
  placeholder.replaceChildren(element);
  new MutationObserver((changes) => {
    for (const { attributeName } of changes) copy(attributeName?.slice('data-'.length) ?? '');
  }).observe(placeholder, { attributeFilter: names.map((name) => `data-${name}`) });
  return element;
}
