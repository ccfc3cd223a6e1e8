/*
 * `<div data-parvis="members" data-page-size="25">` says the same as `<parvis-members page-size="25">` where a CMS
 * filter lets no custom element through. The element goes inside the div, so that the host's classes and layout of
 * the div keep working, and takes the place of whatever the div held for readers without JavaScript. Only attributes
 * the element reads are passed on: who may write data-* must not get an onclick or a style out of it.
 */

/** Elements made for a placeholder; their attributes come from text that CMS filters let through. */
const made = new WeakSet<Element>();

/** Whether the element was made for a placeholder. */
export const isPlaceholder = (element: Element): boolean => made.has(element);

/** Names of the attributes an element reads. */
export function observed(element: Element): readonly string[] {
  return (element.constructor as { observedAttributes?: readonly string[] }).observedAttributes ?? [];
}

/** Puts the element, which is defined, into its placeholder, once, and gives it; further changes of the placeholder's data are passed on. */
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
  placeholder.replaceChildren(element);
  new MutationObserver((changes) => {
    for (const { attributeName } of changes) copy(attributeName?.slice('data-'.length) ?? '');
  }).observe(placeholder, { attributeFilter: names.map((name) => `data-${name}`) });
  return element;
}
