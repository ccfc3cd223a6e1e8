import { adoptSheets, releaseSheets, updateStyle } from '../../../../embed/element/sheet.ts';
import { expect } from '../../../support/expect.ts';

const stage = document.body.appendChild(document.createElement('main'));

/** A root with one paragraph. */
function root() {
  const shadow = stage.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  shadow.innerHTML = '<p class="late">Texte</p>';
  return shadow;
}

const colorIn = (shadow: ShadowRoot) => getComputedStyle(shadow.querySelector('p') ?? stage).color;

afterEach(() => stage.replaceChildren());

describe('The styles of a chunk that loads later', () => {
  it('reach the roots on the page as a sheet of their own', async () => {
    const roots = [root(), root()];
    for (const each of roots) adoptSheets(each);
    const before = [...(roots[0]?.adoptedStyleSheets ?? [])];
    updateStyle('late.css', '.late { color: rgb(1, 2, 3) }');
    await Promise.resolve();
    for (const each of roots) {
      expect(colorIn(each)).toBe('rgb(1, 2, 3)');
      expect(each.adoptedStyleSheets.slice(0, -1)).toEqual(before);
    }
    for (const each of roots) releaseSheets(each);
  });

  it('reach a root that was away meanwhile when it comes back', async () => {
    const away = root();
    adoptSheets(away);
    releaseSheets(away);
    updateStyle('later.css', '.late { color: rgb(4, 5, 6) }');
    await Promise.resolve();
    expect(colorIn(away)).not.toBe('rgb(4, 5, 6)');
    adoptSheets(away);
    expect(colorIn(away)).toBe('rgb(4, 5, 6)');
    releaseSheets(away);
  });
});
