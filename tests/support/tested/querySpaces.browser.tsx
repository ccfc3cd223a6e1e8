import { expect } from '../expect.ts';
import { byLabel, byText, maybeByRole, maybeByText } from '../queries.ts';

const place = document.createElement('div');
beforeEach(() => document.body.append(place));
afterEach(() => place.remove());

/** The element of this HTML, in the page. */
function show(html: string): HTMLElement {
  place.innerHTML = html;
  return place;
}

describe('queries by role', () => {
  it('take a no-break space for what it is', () => {
    show('<button>Abandonner\u00a0?</button>');
    expect(maybeByRole(place, 'button', 'Abandonner\u00a0?') === null).toBe(false);
    expect(maybeByRole(place, 'button', 'Abandonner ?') === null).toBe(true);
    expect(maybeByRole(place, 'button', 'Abandonner\u202f?') === null).toBe(true);
    expect(maybeByRole(place, 'button', /r \?/) === null).toBe(true);
  });

  it('find no element whose words have two spaces, which Chromium takes for one', () => {
    show('<button>Se  connecter</button><button aria-label="Se  déconnecter">x</button>');
    expect(maybeByRole(place, 'button', 'Se connecter') === null).toBe(true);
    expect(maybeByRole(place, 'button', 'Se déconnecter') === null).toBe(true);
  });

  it('find an element whose name is put together of several', () => {
    show('<h2><span>Ba</span>\n<span>Awa</span></h2><button><i>a</i><p>b</p></button>');
    expect(maybeByRole(place, 'button', 'a b') === null).toBe(false);
  });
});

describe('queries by label', () => {
  it('take spaces of labels as they are written', () => {
    show('<label>Nom\u00a0: <input></label><label for="p">Mot  de passe</label><input id="p">');
    expect(byLabel(place, 'Nom\u00a0:') === place.querySelector('input')).toBe(true);
    expect(() => byLabel(place, 'Nom :')).toThrow('No control labelled Nom :');
    expect(() => byLabel(place, 'Mot de passe')).toThrow('No control labelled');
  });
});

describe('queries by text', () => {
  it('take every space as it is written', () => {
    show('<p>Merci\u00a0!</p><p>Deux  espaces</p>');
    expect(byText(place, 'Merci\u00a0!').localName).toBe('p');
    expect(maybeByText(place, 'Merci !') === null).toBe(true);
    expect(maybeByText(place, 'Deux espaces') === null).toBe(true);
    expect(maybeByText(place, 'Deux  espaces') === null).toBe(false);
  });
});
