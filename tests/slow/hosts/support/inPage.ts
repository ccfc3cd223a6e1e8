/**
 * Runs in every page of Firefox before its own scripts. Finds, through shadow roots, what a person sees, and records
 * violations of the page's policy. It is self-contained, because its source text is sent to the browser.
 */
export function inPage(): void {
  const violations: string[] = [];
  document.addEventListener('securitypolicyviolation', (event) =>
    violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  );

  function* everything(root: Document | ShadowRoot): Generator<Element> {
    for (const element of root.querySelectorAll('*')) {
      yield element;
      if (element.shadowRoot) yield* everything(element.shadowRoot);
    }
  }

  const roles: Record<string, string> = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    tab: '[role=tab]',
    menuitem: '[role=menuitem], [role=menuitemradio]',
    heading: 'h1, h2, h3, h4',
    dialog: 'dialog[open]',
    field: 'input, textarea, select',
    row: 'tr',
  };

  function nameOf(element: Element): string {
    const root = element.getRootNode() as Document | ShadowRoot;
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const given =
      element.getAttribute('aria-label') ||
      ids.map((id) => root.getElementById(id)?.textContent).join(' ') ||
      labels.map((label) => label.textContent).join(' ');
    return (given || element.textContent || '').replaceAll(/\s+/g, ' ').trim();
  }

  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  /** All visible elements of a kind whose name begins with these words. */
  function all(kind: string, name = ''): Element[] {
    const selector = roles[kind] ?? kind;
    return [...everything(document)].filter(
      (element) => element.matches(selector) && isShown(element) && nameOf(element).startsWith(name),
    );
  }

  async function until(isSo: () => boolean, what: string): Promise<void> {
    const end = performance.now() + 20_000;
    while (!isSo()) {
      if (performance.now() > end) throw new Error(`Never came: ${what}. There is: ${document.title}`);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }

  function middleOf(element: Element): { x: number; y: number } {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  }

  const shown = (kind: string, name: string) => all(kind, name)[0];
  const names = (kind: string) => all(kind).map(nameOf);
  Object.assign(globalThis, { parvisTest: { all, shown, names, until, middleOf, everything, violations } });
}
