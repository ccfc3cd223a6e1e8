import { consoleArea } from '../../../../src/areas/console/area.ts';
import { journalArea } from '../../../../src/areas/journal/area.ts';
import { type Role, rightsOf } from '../../../../src/domain/rights.ts';
import { announcing } from '../../../support/announcing.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import {
  actOnRow,
  alertText,
  chooseItem,
  isAt,
  pressButton,
  rowMenu,
  setValue,
  tallRows,
} from '../../../support/onScreen.ts';
import {
  allByRole,
  byLabel,
  byRole,
  byText,
  eventually,
  maybeByRole,
  maybeByText,
  until,
} from '../../../support/queries.ts';
import { calls, failNext } from '../../../support/reference.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer, makeMember, onServer, storedMember, word } from '../../../support/serverRows.ts';
import { click, emulateMedia, fill, press } from '../../../support/user.ts';

eachOnServer();

const TITLE = 'Journal et corbeille';

function choose(root: ShadowRoot, label: string, text: string) {
  const select = byLabel<HTMLSelectElement>(root, label);
  const option = [...select.options].find((each) => each.text === text);
  setValue(select, option?.value ?? '');
}

const peopleIn = (root: ShadowRoot) =>
  [...byLabel<HTMLSelectElement>(root, 'Personne').options].map(({ text }) => text);

const setDay = (root: ShadowRoot, label: string, day: string) => setValue(byLabel(root, label), day);

/** The trash, with a member of this name in it. */
async function trashed() {
  const name = word();
  const member = await makeMember({ nom: name });
  await onServer('DELETE', `/api/membres/${member.id}/`);
  const { root } = await showOnServer(journalArea);
  await click(await until(() => byRole(root, 'tab', 'Corbeille')));
  await until(() => byText(root, `${name} Zoé`));
  return { root, membre: member, nom: name };
}
/** The operation whose words begin so and name this member: other tests leave operations in the journal, too. */
const operationOf = (root: ShadowRoot, words: string, name: string) =>
  allByRole(root, 'listitem').find(
    ({ textContent }) => textContent?.startsWith(words) && textContent.includes(name),
  ) ?? null;
const answer = async (root: ShadowRoot, label: string) => {
  const asked = await until(() => byRole(root, 'alertdialog'));
  await click(byRole(asked, 'button', label));
  // A press on what is behind it would be lost.
  await until(() => !asked.isConnected);
};

describe('the journal', () => {
  it('says in words which user changed which record, and is filtered by person, kind and day [J1]', async () => {
    const name = word();
    await makeMember({ nom: name });
    const { root } = await showOnServer(journalArea);
    await isAt(root, TITLE);
    const made = await until(() => operationOf(root, 'Création', name));
    expect(made.textContent).toMatch(new RegExp(`^Création Membres · ${name} Zoé.*, par Martin Claire`));
    await axeCheck(root);
    await until(() => peopleIn(root).includes('Martin Claire'));
    choose(root, 'Personne', 'Martin Claire');
    choose(root, 'Type', 'Groupes');
    setDay(root, 'Du', '2001-02-03');
    await until(() => maybeByText(root, `${name} Zoé`) === null);
    const isAsked = (call: string) =>
      [/^GET \/api\/journal\//, /compte=\d+/, /genre=groupes/, /du=2001-02-03/].every((part) =>
        part.test(call),
      );
    await until(async () => (await calls()).some(isAsked));
    setDay(root, 'Au', '2001-02-04');
    await until(() => byText(root, 'Aucun changement trouvé'));
  });

  it('says what was done in the words of screens, with links [K25]', async () => {
    const name = word();
    const { id, ...fields } = await makeMember({ nom: name });
    await onServer('PUT', `/api/membres/${id}/`, { ...fields, id, telephone: '06 39 98 77 66' });
    const guest = word();
    await onServer('POST', '/api/intervenants/', { nom: guest, prenom: 'Erwan' });
    const { root } = await showOnServer(journalArea);
    await until(() => operationOf(root, 'Téléphone modifié Membres', name));
    const made = await until(() => operationOf(root, 'Intervenant créé', guest));
    expect(made.textContent).not.toMatch('Création');
  });

  it('offers the kinds that the person may read [N4]', async () => {
    const kindsOf = async (role: Role) => {
      const { root } = await showOnServer(journalArea, {}, async (input, init) => {
        const answer = await fetch(input, init);
        if (!String(input).endsWith('/api/verify-token')) return answer;
        const { data } = (await answer.json()) as { data: { user: object } };
        return Response.json({ data: { ...data, user: { ...data.user, droits: rightsOf(role) } } });
      });
      const select = await until(() => byLabel<HTMLSelectElement>(root, 'Type'));
      return [...select.options].map(({ text }) => text);
    };
    const [all, some] = [await kindsOf('administrateur'), await kindsOf('manager')];
    expect(all.filter((kind) => !some.includes(kind))).toEqual([
      'Comptes',
      'Données personnelles',
      'E-mails envoyés',
      'Serveur',
    ]);
  });

  it('offers the kinds of mails and of the server only where the back end has them [N4]', async () => {
    const { root } = await showOnServer(journalArea, {}, announcing('journal'));
    const select = await until(() => byLabel<HTMLSelectElement>(root, 'Type'));
    const kinds = [...select.options].map(({ text }) => text);
    expect(kinds).toContain('Données personnelles');
    expect(kinds.filter((kind) => ['E-mails envoyés', 'Serveur'].includes(kind))).toEqual([]);
  });

  it('moves no filter when the accounts to choose from come', async () => {
    let giveAccounts = () => {};
    const isTime = new Promise<void>((done) => {
      giveAccounts = done;
    });
    const { root } = await showOnServer(journalArea, {}, async (input, init) => {
      if (String(input).includes('/api/comptes/')) await isTime;
      return fetch(input, init);
    });
    const places = () =>
      ['Personne', 'Type', 'Du', 'Au'].map((label) => {
        const { x, y, width, height } = byLabel(root, label).getBoundingClientRect();
        return { label, x, y, width, height };
      });
    await until(() => byLabel(root, 'Type'));
    const before = places();
    giveAccounts();
    await until(() => peopleIn(root).includes('Martin Claire'));
    expect(places()).toEqual(before);
  });

  it('leads from the name of what still exists to its record, and from no other [J1]', async () => {
    const [name, gone] = [word(), word()];
    await makeMember({ nom: name });
    await onServer('DELETE', `/api/membres/${(await makeMember({ nom: gone })).id}/`);
    const { root } = await showOnServer(consoleArea, {
      routing: 'memory',
      route: '/apps/journal',
      theme: 'auto',
    });
    const made = await until(() => operationOf(root, 'Création', name));
    for (const row of allByRole(root, 'listitem').filter((one) => one.textContent?.includes(gone)))
      expect(maybeByRole(row, 'link')).toBeNull();
    await click(byRole(made, 'link', `${name} Zoé`));
    await until(() => root.querySelector('h1')?.textContent?.startsWith('Details') || null);
    await until(() => byText(root, `${name} Zoé`));
  });

  it('tells what was deleted from what only lost a link to it [J1]', async () => {
    const subject = (name: string, id: number) => ({ objet: 'membres', id, nom: name, existe: id > 1 });
    const operation = {
      id: 7,
      quand: '2026-01-02T10:00:00Z',
      auteur: { id: 1, nom: 'Martin Claire' },
      action: 'membres.remove',
      genre: 'membres',
      nombre: 3,
      objets: [subject('Valier Anne', 1), subject('Valier Bruno', 2), subject('Valier Chloé', 3)],
    };
    const { root } = await showOnServer(journalArea, {}, async (input, init) =>
      String(input).includes('/api/journal/?')
        ? Response.json({ count: 1, next: null, previous: null, results: [operation] })
        : fetch(input, init),
    );
    const row = await until(() => operationOf(root, 'Suppression', 'Valier Anne'));
    const lines = [...row.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(lines[0]).toBe('Suppression Membres · Valier Anne');
    expect(lines[1]).toMatch(/, par Martin Claire · Concerne aussi\u00a0: Valier Bruno, Valier Chloé$/);
  });

  it('has a filter to change only where one is set [J1]', async () => {
    const { root } = await showOnServer(journalArea, {}, async (input, init) =>
      /journal\/\?(?!.*genre)/.test(String(input))
        ? Response.json({ count: 0, next: null, previous: null, results: [] })
        : fetch(input, init),
    );
    await until(() => byText(root, 'Aucun changement pour l’instant'));
  });

  it('prints the filters that are set, and no others [W14]', async () => {
    const { root } = await showOnServer(journalArea);
    await until(() => byLabel(root, 'Personne'));
    choose(root, 'Type', 'Groupes');
    setDay(root, 'Au', '2001-02-04');
    await until(() => byText(root, 'Aucun changement trouvé'));
    await emulateMedia({ media: 'print' });
    try {
      const labels = [...root.querySelectorAll('label')].filter((label) => label.checkVisibility());
      const printed = labels.map(({ textContent }) => textContent);
      expect(printed).toEqual(['Type', 'Au']);
    } finally {
      await emulateMedia({ media: 'screen' });
    }
  });

  it('undoes an operation after a question that says how much it changed [J5]', async () => {
    const name = word();
    const member = await makeMember({ nom: name });
    const tag = await onServer<{ id: number }>('POST', '/api/tags/', {
      name: word(),
    });
    await onServer('POST', '/api/membres/taged_multiple/', {
      membre_ids: [member.id],
      tags_ids: [tag.id],
    });
    const { root } = await showOnServer(journalArea);
    const row = await until(() => operationOf(root, 'Tags associés', name));
    await axeCheck(root);
    await click(byRole(row, 'button', /^Actions\u00a0: Tags associés, /));
    await chooseItem(row, /^Annuler\u00a0: Tags associés, /);
    await until(() => byText(root, /^Une modification sera annulée\./));
    await answer(root, 'Annuler cette action');
    const undone = await until(() => operationOf(root, 'Tags associés Membres Annulée', name));
    expect(maybeByRole(undone, 'button')).toBeNull();
    expect(await storedMember(member.id)).toMatchObject({ tags: [] });
    await onServer('DELETE', `/api/tags/${tag.id}/`);
  });

  it('says why it could not load, and tries again [J1]', async () => {
    await failNext('GET /api/journal/', { status: 403, body: { message: 'Interdit' } });
    const { root } = await showOnServer(journalArea);
    await until(() => byText(root, /^Le journal n’a pas pu être chargé\..*Interdit/));
    await pressButton(root, 'Réessayer');
    await until(() => maybeByRole(root, 'list', 'Changements'));
  });
});

describe('the trash', () => {
  it('restores what was deleted, or says why the server could not [J2, V14]', async () => {
    const { root, membre: member, nom } = await trashed();
    expect(tallRows(root)).toEqual([]);
    await axeCheck(root);
    await failNext('POST /api/corbeille/*', { status: 409, body: { message: 'Ce nom est repris' } });
    await actOnRow(root, `${nom} Zoé`, `Rétablir ${nom} Zoé`);
    await until(() => byText(root, 'Ce nom est repris'));
    await answer(root, 'Compris');
    // A press below a dialog, or on a busy button, does nothing.
    await until(() => !root.querySelector('dialog'));
    // By key: the refusal loads the list again, which may move the row under a mouse.
    byRole(root, 'button', rowMenu(`${nom} Zoé`)).focus();
    await press('Enter');
    await until(() => {
      const item = maybeByRole(root, 'menuitem', `Rétablir ${nom} Zoé`);
      return item && item === root.activeElement && item.ariaDisabled !== 'true';
    });
    await press('Enter');
    await until(() => byText(root, `Rétabli\u00a0: «\u00a0${nom} Zoé\u00a0»`));
    // With what the list says of itself, because this has failed among many tests for an unknown reason.
    await eventually(() => {
      const isThere = maybeByRole(root, 'button', rowMenu(`${nom} Zoé`)) !== null;
      expect({ isThere, said: alertText(root) }).toEqual({ isThere: false, said: '' });
    });
    expect(await storedMember(member.id)).toMatchObject({ nom });
  });

  it('deletes for good only after a question that says so [J2]', async () => {
    const { root, nom } = await trashed();
    const remove = () => actOnRow(root, `${nom} Zoé`, `Supprimer définitivement ${nom} Zoé`);
    await remove();
    await answer(root, 'Annuler');
    await remove();
    byText(root, /Vous ne pourrez plus rétablir .* Cette action est irréversible/);
    await answer(root, 'Supprimer définitivement');
    await until(() => maybeByText(root, `${nom} Zoé`) === null);
    const { results } = await onServer<{ results: { nom: string }[] }>('GET', '/api/corbeille/');
    expect(results.map((one) => one.nom)).not.toContain(`${nom} Zoé`);
  });
  it('is emptied after a question, whole, or stays where the server could not [J2]', async () => {
    const { root } = await trashed();
    const empty = async (label: string) => {
      const button = () => byRole(root, 'button', 'Vider la corbeille');
      // It is busy until the alert of the last attempt has closed.
      await until(() => !root.querySelector('dialog') && !button().matches('[aria-disabled=true]'));
      await click(button());
      await answer(root, label);
    };
    const stored = async () => (await onServer<{ count: number }>('GET', '/api/corbeille/')).count;
    await empty('Annuler');
    expect(await stored()).toBeGreaterThan(0);
    await failNext('DELETE /api/corbeille/', { status: 500 });
    await empty('Supprimer définitivement');
    await answer(root, 'Compris');
    expect(await stored()).toBeGreaterThan(0);
    await empty('Supprimer définitivement');
    await until(() => byText(root, 'La corbeille est vide'));
    expect(await stored()).toBe(0);
  });
});

const INACTIVE = '/api/conservation/membres/?';

describe('the members without activity', () => {
  it('are kept or deleted one by one, and listed after the months that are set [J7]', async () => {
    const member = await makeMember({ nom: word() });
    const row = { id: member.id, nom: member.nom, prenom: 'Zoé', derniere_activite: '2021-05-04' };
    const body = { count: 1, next: null, previous: null, mois: 36, results: [row] };
    let isKept = false;
    const send: typeof fetch = async (input, init) => {
      isKept ||= String(input).includes('/garder/');
      return String(input).includes(INACTIVE) && !isKept ? Response.json(body) : fetch(input, init);
    };
    const { root } = await showOnServer(journalArea, {}, send);
    await click(await until(() => byRole(root, 'tab', 'Conservation')));
    const name = `${member.nom} Zoé`;
    // The form above the rows moves them when it comes.
    await until(() => byLabel(root, 'Mois sans activité'));
    await until(() => byRole(root, 'button', rowMenu(name)));
    byText(root, 'Dernière activité le 04/05/2021');
    await axeCheck(root);
    await actOnRow(root, name, `Supprimer ${name}`);
    await answer(root, 'Annuler');
    await actOnRow(root, name, `Garder ${name}`);
    // The list is read again after that, and the server has none.
    await until(() => byText(root, 'Aucune fiche à revoir'));
    const sent = await calls();
    expect(sent.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    expect(sent).toContain(`POST /api/conservation/membres/${member.id}/garder/`);
    const months = byLabel(root, 'Mois sans activité');
    await fill(months, '0');
    await pressButton(root, 'Enregistrer les mois sans activité');
    await until(() => byText(root, 'Indiquez un nombre entier de mois, de 1 à 600.'));
    await fill(months, '48');
    await pressButton(root, 'Enregistrer les mois sans activité');
    await until(async () => (await onServer<{ mois: number }>('GET', '/api/conservation/')).mois === 48);
  });

  it('leave the list once kept or deleted, and the next row gets the focus [J7]', async () => {
    const rows = ['Anne', 'Bruno', 'Chloé'].map((firstName, at) => ({
      id: 900_001 + at,
      nom: 'Valier',
      prenom: firstName,
      derniere_activite: '2021-05-04',
    }));
    const send: typeof fetch = async (input, init) => {
      const path = String(input);
      const id = Number(/membres\/(\d+)\/(garder\/)?$/.exec(path)?.[1]);
      if (init?.method === 'POST' || init?.method === 'DELETE') {
        rows.splice(
          rows.findIndex((row) => row.id === id),
          1,
        );
        return Response.json({ success: true });
      }
      if (!path.includes(INACTIVE)) return fetch(input, init);
      return Response.json({ count: rows.length, next: null, previous: null, mois: 36, results: rows });
    };
    const { root } = await showOnServer(journalArea, {}, send);
    await click(await until(() => byRole(root, 'tab', 'Conservation')));
    await until(() => byLabel(root, 'Mois sans activité'));
    const focused = () => root.activeElement?.closest('li')?.textContent ?? '';
    const menuOf = (name: string) => maybeByRole(root, 'button', rowMenu(name));
    (await until(() => menuOf('Valier Anne'))).focus();
    await press('Enter', 'Enter');
    await until(() => !menuOf('Valier Anne'));
    await until(() => focused().includes('Valier Bruno'));
    menuOf('Valier Chloé')?.focus();
    await press('ArrowUp', 'Enter');
    await answer(root, 'Supprimer');
    await until(() => !menuOf('Valier Chloé'));
    await until(() => focused().includes('Valier Bruno'));
  });

  it('say why their months were not saved, below the field or above it [J7]', async () => {
    const { root } = await showOnServer(journalArea);
    await click(await until(() => byRole(root, 'tab', 'Conservation')));
    const months = await until(() => byLabel<HTMLInputElement>(root, 'Mois sans activité'));
    await fill(months, '24');
    const set = 'PUT /api/conservation/';
    await failNext(set, { status: 413, body: {} });
    await pressButton(root, 'Enregistrer les mois sans activité');
    await until(() => byText(root, 'Une erreur est survenue'));
    await failNext(set, { status: 422, body: { message: 'Refusé', errors: { mois: ['Trop court.'] } } });
    await pressButton(root, 'Enregistrer les mois sans activité');
    await until(() => byText(root, 'Trop court.'));
    expect(months.getAttribute('aria-invalid')).toBe('true');
    expect(months.value).toBe('24');
  });

  it('stand above the other settings, which wait for them, so that nothing moves under a press [J7, R12]', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const send: typeof fetch = async (input, init) => {
      if (String(input).includes(INACTIVE)) await held;
      return fetch(input, init);
    };
    const { root } = await showOnServer(journalArea, {}, send);
    await click(await until(() => byRole(root, 'tab', 'Conservation')));
    await until(() => byLabel(root, 'Mois sans activité'));
    expect(maybeByRole(root, 'heading', 'Détail du journal')).toBeNull();
    release();
    await until(() => byLabel(root, 'Mois de détail'));
    await until(() => byRole(root, 'button', 'Enregistrer le registre'));
    const saves = [...root.querySelectorAll('button[type=submit]')].map((save) =>
      save.getAttribute('aria-label'),
    );
    expect(saves).toEqual(['Enregistrer les mois sans activité', 'Enregistrer les mois de détail']);
    await axeCheck(root);
  });

  it('are not there where the back end does not announce them [J7]', async () => {
    const { root } = await showOnServer(journalArea, {}, announcing('journal', 'corbeille'));
    await until(() => byRole(root, 'tab', 'Corbeille'));
    expect(maybeByRole(root, 'tab', 'Conservation')).toBeNull();
    expect((await calls()).filter((call) => call.includes('/conservation/'))).toEqual([]);
  });
});
