import { expect } from '../../support/expect.ts';
import { byLabel, byText, maybeByRole, maybeByText } from '../../support/queries.ts';

const place = document.createElement('div');
beforeEach(() => document.body.append(place));
afterEach(() => place.remove());

/** Adds this HTML to the page and returns its element. */
function show(html: string): HTMLElement {
  place.innerHTML = html;
  return place;
}

describe('Queries by role', () => {
  it('tell a no-break space from a space', () => {
    show('<button>Abandonner\u00a0?</button>');
    expect(maybeByRole(place, 'button', 'Abandonner\u00a0?') === null).toBe(false);
    expect(maybeByRole(place, 'button', 'Abandonner ?') === null).toBe(true);
    expect(maybeByRole(place, 'button', 'Abandonner\u202f?') === null).toBe(true);
    expect(maybeByRole(place, 'button', /r \?/) === null).toBe(true);
  });

  it('find no element whose text has two spaces, although Chromium collapses them', () => {
    show('<button>Se  connecter</button><button aria-label="Se  déconnecter">x</button>');
    expect(maybeByRole(place, 'button', 'Se connecter') === null).toBe(true);
    expect(maybeByRole(place, 'button', 'Se déconnecter') === null).toBe(true);
  });

  it('find an element whose name comes from several elements', () => {
    show('<h2><span>Ba</span>\n<span>Awa</span></h2><button><i>a</i><p>b</p></button>');
    expect(maybeByRole(place, 'button', 'a b') === null).toBe(false);
  });
});

describe('Queries by label', () => {
  it('compare the spaces of labels exactly', () => {
    show('<label>Nom\u00a0: <input></label><label for="p">Mot  de passe</label><input id="p">');
    expect(byLabel(place, 'Nom\u00a0:') === place.querySelector('input')).toBe(true);
    expect(() => byLabel(place, 'Nom :')).toThrow('No control labelled Nom :');
    expect(() => byLabel(place, 'Mot de passe')).toThrow('No control labelled');
  });
});

describe('Queries by text', () => {
  it('compare every space exactly', () => {
    show('<p>Merci\u00a0!</p><p>Deux  espaces</p>');
    expect(byText(place, 'Merci\u00a0!').localName).toBe('p');
    expect(maybeByText(place, 'Merci !') === null).toBe(true);
    expect(maybeByText(place, 'Deux espaces') === null).toBe(true);
    expect(maybeByText(place, 'Deux  espaces') === null).toBe(false);
  });
});
