/*
 * Finds the open shadow roots of the page's elements. Nothing tells a page of a new root, so they are read where an element
 * comes into the document or becomes defined. One that is attached later, or closed, is known to its own element alone.
 */

/** Calls `found` with each open root in the place, also of elements that are defined later, but with none of Parvis. */
export function shadowRootsIn(place: ParentNode, found: (root: ShadowRoot) => void): void {
  const look = ({ shadowRoot }: Element) => shadowRoot && found(shadowRoot);
  const elements = place.querySelectorAll('*');
  for (const element of place instanceof Element ? [place, ...elements] : elements) {
    if (element.localName.startsWith('parvis-')) continue;
    look(element);
    if (element.matches(':not(:defined)'))
      customElements.whenDefined(element.localName).then(
        () => look(element),
        () => {},
      );
  }
}
