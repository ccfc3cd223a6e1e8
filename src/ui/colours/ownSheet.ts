/**
 * Sets custom properties on one widget by a constructable style sheet of its root, which a strict policy allows and
 * which leaves no style attribute. CSSOM takes one value at a time, so no value can add a rule.
 */
let count = 0;

/** Declarations by what follows `.parvis[…]` in the selector: `[data-scheme="dark"]`, or '' for both schemes. */
export type Rules = Readonly<Record<string, readonly (readonly [property: string, value: string])[]>>;

/** Adopts the rules for this widget; the returned function takes them away. */
export function adoptRules(surface: HTMLElement, mark: string, rules: Rules): () => void {
  const root = surface.getRootNode() as Document | ShadowRoot;
  // A sheet can only be adopted in the document whose window made it.
  const { CSSStyleSheet: Sheet = CSSStyleSheet } = surface.ownerDocument.defaultView ?? {};
  const sheet = new Sheet();
  const id = String(++count);
  for (const [selector, values] of Object.entries(rules)) {
    sheet.insertRule(`.parvis[${mark}="${id}"]${selector} {}`);
    const rule = sheet.cssRules[0] as CSSStyleRule;
    for (const [property, value] of values) rule.style.setProperty(property, value);
  }
  root.adoptedStyleSheets.push(sheet);
  surface.setAttribute(mark, id);
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    if (surface.getAttribute(mark) === id) surface.removeAttribute(mark);
  };
}
