import { defineElements } from '../../../../embed/define.ts';
import { fillPlaceholder } from '../../../../embed/markup/placeholder.ts';
import { isoDay } from '../../../../src/texts/formats.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { maybeLink, pressButton, textOf } from '../../../support/onScreen.ts';
import { present } from '../../../support/present.ts';
import { allByRole, byRole, byText, until } from '../../../support/queries.ts';

const NORTH = 'https://north.example';
const SOUTH = 'https://south.example';

const ownFetch = globalThis.fetch;
/** What each back end answers, by its origin; a number is a status. */
const answers = new Map<string, object | number>();
const requests: URL[] = [];

before(() => {
  defineElements();
});
beforeEach(() => {
  requests.length = 0;
  globalThis.fetch = async (...[input, init]: Parameters<typeof fetch>) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const answer = answers.get(url.origin);
    if (answer === undefined) return ownFetch(input, init);
    requests.push(url);
    if (typeof answer === 'number') return Response.json({}, { status: answer });
    return Response.json({ data: answer });
  };
});
afterEach(() => {
  globalThis.fetch = ownFetch;
  answers.clear();
  for (const element of document.querySelectorAll('parvis-agenda')) element.remove();
});

const dayIn = (days: number) => isoDay(new Date(Date.now() + days * 86_400_000));

function agenda(dates: readonly [name: string, day: string, start: string][], more: object = {}) {
  const rows = dates.map(([nom_evenement, date, heure_debut], at) => ({
    ...{ id: at + 1, nom_evenement, lieu: null, jour: date, date, heure_debut, heure_fin: null },
    ...{ is_recurrent: false, annule: false, inscription: null },
    fichier: `/flux/evenement.ics?id=${at + 1}`,
  }));
  const basis = { fuseau: 'Europe/Paris', aujourdhui: dayIn(0), suite: null, abonnement: '/flux/public.ics' };
  return { ...basis, dates: rows, ...more };
}

async function place(attributes: Record<string, string>) {
  const element = document.createElement('parvis-agenda');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return until(() => element.shadowRoot);
}

const names = (root: ShadowRoot) => [...root.querySelectorAll('li h3')].map(({ textContent }) => textContent);

describe('the agenda of several back ends', () => {
  it('shows the dates of all by moment, each with where it comes from and addresses of its own', async () => {
    const evening: [string, string, string] = ['Veillée', dayIn(5), '20:00'];
    answers.set(NORTH, agenda([['Culte', dayIn(3), '10:00'], evening], { organisation: 'Paroisse du Nord' }));
    answers.set(SOUTH, agenda([['Chorale', dayIn(3), '09:00']]));
    const root = await place({ api: `${NORTH} ${SOUTH}`, search: 'x' });
    await until(() => names(root).length === 3);
    expect(names(root)).toEqual(['Chorale', 'Culte', 'Veillée']);
    const entries = [...root.querySelectorAll('li')].map((entry) => entry.textContent);
    expect(entries[0]).toContain('south.example');
    expect(entries[1]).toContain('Paroisse du Nord');
    const add = present(maybeLink(root, 'Ajouter à mon agenda\u00a0: Chorale'), 'link');
    expect(add.href).toBe(`${SOUTH}/flux/evenement.ics?id=1`);
    expect(textOf(root)).toContain('S’abonner à cet agenda\u00a0: Paroisse du Nord');
    expect(requests.map(({ origin, search }) => `${origin}${search}`).sort()).toEqual([
      `${NORTH}?recherche=x&limite=30`,
      `${SOUTH}?recherche=x&limite=30`,
    ]);
    await axeCheck(root);
  });

  it('says which one fails and reads it again, while the others show', async () => {
    answers.set(NORTH, agenda([['Culte', dayIn(3), '10:00']]));
    answers.set(SOUTH, 500);
    const root = await place({ api: `${NORTH} ${SOUTH}` });
    await until(() => byText(root, 'Culte'));
    const [line] = await until(() => {
      const lines = allByRole(root, 'alert');
      return lines.length === 1 && lines;
    });
    expect(line?.textContent).toContain('south.example');
    answers.set(SOUTH, agenda([['Chorale', dayIn(3), '09:00']]));
    await pressButton(root, 'Réessayer');
    await until(() => names(root).length === 2);
    expect(allByRole(root, 'alert')).toEqual([]);
  });

  it('reads on where days are still missing, and shows each date once', async () => {
    answers.set(NORTH, agenda([['Culte', dayIn(3), '10:00']], { suite: dayIn(4) }));
    answers.set(SOUTH, agenda([['Chorale', dayIn(9), '09:00']]));
    const root = await place({ api: `${NORTH} ${SOUTH}` });
    await until(() => byText(root, 'Culte'));
    expect(names(root)).toEqual(['Culte']);
    answers.set(NORTH, agenda([['Veillée', dayIn(5), '20:00']]));
    await pressButton(root, 'Afficher plus de dates');
    await until(() => names(root).length === 3);
    expect(names(root)).toEqual(['Culte', 'Veillée', 'Chorale']);
    expect(requests.at(-1)?.href).toContain(`du=${dayIn(4)}`);
  });

  it('shows them in one month', async () => {
    answers.set(NORTH, agenda([['Culte', dayIn(0), '10:00']]));
    answers.set(SOUTH, agenda([['Chorale', dayIn(0), '09:00']]));
    const root = await place({ api: `${NORTH} ${SOUTH}`, view: 'month' });
    await until(() => names(root).length === 2);
    expect(names(root)).toEqual(['Chorale', 'Culte']);
    expect(textOf(root)).toContain('north.example');
  });

  it('sends nothing to one that the page has not named, and says so [Z11]', async () => {
    answers.set(NORTH, agenda([['Culte', dayIn(3), '10:00']]));
    answers.set(location.origin, agenda([['Ici', dayIn(3), '11:00']]));
    const twin = document.createElement('div');
    twin.dataset.parvis = 'agenda';
    twin.dataset.api = `${NORTH} ${location.origin}`;
    document.body.append(twin);
    try {
      const root = await until(() => fillPlaceholder(twin, 'parvis-agenda').shadowRoot);
      await until(() => byText(root, 'Ici'));
      expect(names(root)).toEqual(['Ici']);
      expect(byRole(root, 'alert').textContent).toContain(
        `le serveur ${NORTH}, que la page n’a pas autorisé`,
      );
      expect(requests.filter(({ origin }) => origin === NORTH)).toEqual([]);
    } finally {
      twin.remove();
    }
  });
});
