/*
 * `<div data-parvis="members" data-page-size="25">` says the same as `<parvis-members page-size="25">` where a CMS
 * filter lets no custom element through. The element goes inside the div, so that the host's classes and layout of
 * the div keep working, and takes the place of whatever the div held for readers without JavaScript.
 */

const own = 'parvis';

/** Puts the element into its twin, once; further changes of the twin's data attributes are passed on. */
export function upgradeTwin(twin: HTMLElement): void {
  const tag = `parvis-${twin.dataset[own]}`;
  if (twin.firstElementChild?.localName === tag) return;
  const element = document.createElement(tag);
  const copy = (attribute: string) => {
    const name = attribute.slice('data-'.length);
    const value = twin.getAttribute(attribute);
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  };
  const isShared = (attribute: string) => attribute.startsWith('data-') && attribute !== `data-${own}`;
  twin.getAttributeNames().filter(isShared).forEach(copy);
  twin.replaceChildren(element);
  new MutationObserver((changes) => {
    for (const { attributeName } of changes)
      if (attributeName && isShared(attributeName)) copy(attributeName);
  }).observe(twin, { attributes: true });
}
