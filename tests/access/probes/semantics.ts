/*
 * What assistive technology gets: names, headings, landmarks, language and live regions. Runs in the page and uses the
 * roles and names that the browser computed.
 */

/** Over 50 lines because the page gets only the text of this function. */
export function badSemantics(): string[] {
  const found: string[] = [];
  const roleOf = (element: Element) => element.computedRole;
  const nameOf = (element: Element) => element.computedName;
  const all = probe.elements();
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[\s  ]+/g, ' ')
      .trim();

  for (const control of probe.controls()) {
    const [role, name] = [roleOf(control), nameOf(control)];
    if (!name?.trim()) found.push(`no name: ${control.outerHTML.slice(0, 120)}`);
    if (role === 'generic' || role === 'none') found.push(`no role: ${control.outerHTML.slice(0, 120)}`);
    const words =
      control.matches('button, a') && !control.querySelector('[aria-hidden=true]:not(svg)')
        ? // biome-ignore lint/performance/useDomNodeTextContent: only words that are shown
          plain(control.innerText)
        : '';
    if (words && !plain(name).includes(words.replace(/\n.*/s, '')))
      found.push(`says «${words}», is called «${name}»`);
    const invalid = control.getAttribute('aria-invalid') === 'true';
    const described = control.getAttribute('aria-describedby') ?? control.getAttribute('aria-errormessage');
    const root = control.getRootNode() as ShadowRoot;
    if (invalid && !described?.split(' ').some((id) => root.getElementById(id)?.textContent?.trim()))
      found.push(`invalid, but nothing says why: ${probe.nameOf(control)}`);
    const popup = control.getAttribute('aria-haspopup');
    if (popup && !control.hasAttribute('aria-expanded'))
      found.push(`opens something, tells no state: ${name}`);
    for (const attribute of [
      'aria-controls',
      'aria-labelledby',
      'aria-describedby',
      'aria-activedescendant',
    ]) {
      const ids = control.getAttribute(attribute)?.split(' ').filter(Boolean) ?? [];
      const isExpanded = control.getAttribute('aria-expanded') !== 'false';
      for (const id of ids)
        if (!root.getElementById(id) && (attribute !== 'aria-controls' || isExpanded))
          found.push(`${attribute} of ${probe.nameOf(control)} points at nothing`);
    }
  }

  const isModal = probe.isPart();
  const headings = all.filter((element) => element.matches('h1, h2, h3, h4, h5, h6, [role=heading]'));
  const levelOf = (heading: Element) =>
    Number(heading.getAttribute('aria-level') ?? heading.localName.slice(1));
  let before = isModal ? 1 : 0;
  for (const heading of headings) {
    const level = levelOf(heading);
    if (level > before + 1) found.push(`heading ${level} after ${before}: ${heading.textContent}`);
    if (!heading.textContent?.trim()) found.push(`an empty heading ${level}`);
    before = level;
  }
  const first = headings.filter((heading) => levelOf(heading) === 1);
  if (!isModal && first.length !== 1) found.push(`${first.length} headings of level 1`);

  const mains = all.filter((element) => element.matches('main, [role=main]')).length;
  if (!isModal && mains !== 1) found.push(`${mains} main landmarks`);
  const names = all
    .filter((element) => element.matches('nav, [role=navigation], section, [role=region], form'))
    .filter((element) => ['navigation', 'region', 'form'].includes(roleOf(element)))
    .map((element) => `${roleOf(element)} ${nameOf(element)}`);
  for (const name of new Set(names))
    if (names.filter((other) => other === name).length > 1) found.push(`two landmarks alike: ${name}`);

  for (const dialog of all
    .map((element) => element.closest('dialog:modal'))
    .filter((dialog) => !!dialog)
    .slice(0, 1))
    if (!nameOf(dialog)) found.push('a dialog without a name');
  for (const image of all.filter((element) => element.matches('svg, img')))
    if (
      image.getAttribute('aria-hidden') !== 'true' &&
      !image.closest('[aria-hidden=true]') &&
      !nameOf(image)
    )
      found.push(`an image without a name: ${image.outerHTML.slice(0, 80)}`);
  for (const surface of all.filter((element) => element.matches('.parvis')))
    if (surface.lang !== 'fr') found.push('a widget that does not say its language');
  if (
    !all.some((element) => element.matches('[role=status], [role=alert], [aria-live]')) &&
    !probe.elements().length
  )
    found.push('no live region');
  for (const element of all) if (element.tabIndex > 0) found.push(`tabindex ${element.tabIndex}`);
  for (const table of all.filter((element) => element.matches('table, [role=grid]')))
    if (!nameOf(table)) found.push('a table without a name');
  return [...new Set(found)];
}
