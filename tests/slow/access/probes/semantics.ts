/*
 * What assistive technology gets: names, headings, landmarks, language and live regions, with the roles and names that
 * the browser computed. These functions run in the page.
 */

/** Controls without a name, with a name that differs from their words, or with a wrong state. */
export function badControls(): string[] {
  const found: string[] = [];
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[\s  ]+/g, ' ')
      .trim();
  for (const control of probe.controls()) {
    const { computedRole: role, computedName: name } = control;
    if (!name?.trim()) found.push(`no name: ${control.outerHTML.slice(0, 120)}`);
    if (role === 'generic' || role === 'none') found.push(`no role: ${control.outerHTML.slice(0, 120)}`);
    const words =
      control.matches('button, a') && !control.querySelector('[aria-hidden=true]:not(svg)')
        ? // biome-ignore lint/performance/useDomNodeTextContent: only words that are shown
          plain(control.innerText)
        : '';
    if (words && !plain(name).includes(words.replace(/\n.*/s, '')))
      found.push(`says «${words}», is called «${name}»`);
    if (control.hasAttribute('aria-haspopup') && !control.hasAttribute('aria-expanded'))
      found.push(`opens something, tells no state: ${name}`);
  }
  return [...new Set(found)];
}

/** Controls whose ARIA attributes point at nothing, and invalid controls without a reason. */
export function brokenReferences(): string[] {
  const found: string[] = [];
  for (const control of probe.controls()) {
    const root = control.getRootNode();
    if (!(root instanceof Document || root instanceof ShadowRoot)) continue;
    const described = control.getAttribute('aria-describedby') ?? control.getAttribute('aria-errormessage');
    const hasReason = described?.split(' ').some((id) => root.getElementById(id)?.textContent?.trim());
    if (control.getAttribute('aria-invalid') === 'true' && !hasReason)
      found.push(`invalid, but nothing says why: ${probe.nameOf(control)}`);
    const isExpanded = control.getAttribute('aria-expanded') !== 'false';
    for (const attribute of [
      ...(isExpanded ? ['aria-controls'] : []),
      'aria-labelledby',
      'aria-describedby',
      'aria-activedescendant',
    ]) {
      const ids = control.getAttribute(attribute)?.split(' ').filter(Boolean) ?? [];
      for (const id of ids)
        if (!root.getElementById(id))
          found.push(`${attribute} of ${probe.nameOf(control)} points at nothing`);
    }
  }
  return [...new Set(found)];
}

/** Skipped or empty levels of headings, and landmarks that are missing or share a name. */
export function badStructure(): string[] {
  const found: string[] = [];
  const all = probe.elements();
  const isPart = probe.isPart();
  const headings = all.filter((element) => element.matches('h1, h2, h3, h4, h5, h6, [role=heading]'));
  const levelOf = (heading: Element) =>
    Number(heading.getAttribute('aria-level') ?? heading.localName.slice(1));
  let before = isPart ? 1 : 0;
  for (const heading of headings) {
    const level = levelOf(heading);
    if (level > before + 1) found.push(`heading ${level} after ${before}: ${heading.textContent}`);
    if (!heading.textContent?.trim()) found.push(`an empty heading ${level}`);
    before = level;
  }
  const first = headings.filter((heading) => levelOf(heading) === 1);
  if (!isPart && first.length !== 1) found.push(`${first.length} headings of level 1`);
  const mains = all.filter((element) => element.matches('main, [role=main]')).length;
  if (!isPart && mains !== 1) found.push(`${mains} main landmarks`);
  const names = all
    .filter((element) => element.matches('nav, [role=navigation], section, [role=region], form'))
    .filter(({ computedRole }) => ['navigation', 'region', 'form'].includes(computedRole))
    .map(({ computedRole, computedName }) => `${computedRole} ${computedName}`);
  for (const name of new Set(names))
    if (names.filter((other) => other === name).length > 1)
      found.push(`two landmarks with one name: ${name}`);
  return [...new Set(found)];
}

/** Dialogs, images and tables without a name, a missing language or live region, and a changed order of Tab. */
export function badContent(): string[] {
  const found: string[] = [];
  const all = probe.elements();
  const dialog = all.map((element) => element.closest('dialog:modal')).find((modal) => !!modal);
  if (dialog && !dialog.computedName) found.push('a dialog without a name');
  for (const image of all.filter((element) => element.matches('svg, img')))
    if (!image.closest('[aria-hidden=true]') && !image.computedName)
      found.push(`an image without a name: ${image.outerHTML.slice(0, 80)}`);
  for (const root of all.filter((element) => element.matches('.parvis')))
    if (root.lang !== 'fr') found.push('a widget that does not say its language');
  const isLive = (element: Element) => element.matches('[role=status], [role=alert], [aria-live]');
  const hasLiveRegion = (root: ParentNode): boolean =>
    [...root.querySelectorAll('*')].some(
      (element) => isLive(element) || (element.shadowRoot && hasLiveRegion(element.shadowRoot)),
    );
  if (!hasLiveRegion(document)) found.push('no live region');
  for (const element of all) if (element.tabIndex > 0) found.push(`tabindex ${element.tabIndex}`);
  for (const table of all.filter((element) => element.matches('table, [role=grid]')))
    if (!table.computedName) found.push('a table without a name');
  return [...new Set(found)];
}
