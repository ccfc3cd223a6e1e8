import { expect } from '../../../../support/expect.ts';
import { json } from '../../../../support/fakeBackend.ts';
import { query } from '../../../../support/lookups.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  alertShown,
  button,
  chooseItem,
  chooseOption,
  dialog,
  isAsked,
  maybeButton,
  maybeMenuItem,
  pressButton,
  toastText,
} from '../../../../support/onScreen.ts';
import { printed } from '../../../../support/printed.ts';
import { allByRole, byRole, maybeByText, until } from '../../../../support/queries.ts';
import { failNext } from '../../../../support/reference.ts';
import { savedFiles } from '../../../../support/savedFiles.ts';
import {
  eachOnServer,
  makeMember,
  makeRow,
  onServer,
  storedMember,
  word,
} from '../../../../support/serverRows.ts';
import { click, fill, setViewport } from '../../../../support/user.ts';
import { names, scopeText, shownList, tick } from '../fixtures.ts';
import { tag } from '../record/fixtures.ts';
import { LIST, listBackend, members, shown } from './fixtures.ts';

/* What can be done with the ticked members of all pages: save, print, take a tag, give one that is made on the way. */

eachOnServer();
beforeEach(() => setViewport({ width: 1280, height: 900 }));
afterEach(() => localStorage.clear());

const RECORD = '/api/membres/*/membre_avec_relations/';
const FIRST = RECORD.replace('*', '1');

async function choose(root: ShadowRoot, item: string) {
  await click(button(root, 'Actions groupées'));
  await chooseItem(root, item);
}

/** The first member of the first two pages, ticked; the second one shows. */
async function tickedOnTwoPages(back = listBackend()) {
  const { root } = await shown(back);
  await click(tick(root, 0));
  await click(button(query(root, 'footer'), 'Suivant'));
  await until(() => names(root)[0] === 'Nom11 Zoé');
  await click(tick(root, 0));
  await until(() => scopeText(root) === '2 sélectionnés, dont 1 hors de cette page');
  return { root, back };
}

describe('saving the ticked members', () => {
  let files: ReturnType<typeof savedFiles>;
  beforeEach(() => {
    files = savedFiles();
  });
  afterEach(() => files.restore());
  const lines = async () => {
    const { blob } = await until(() => files.saved[0] ?? null);
    return (await blob.text()).trim().split('\r\n');
  };

  it('writes those of all pages as they are now, with calls of the specification alone [Y5]', async () => {
    const { root, back } = await tickedOnTwoPages();
    // Another person has changed the one who is out of sight.
    back.answer(FIRST, () => json({ data: { ...members[0], ville: 'Brest' } }));
    back.answer(RECORD, () => json({ data: members[10] }));
    await choose(root, 'Exporter la sélection…');
    await until(() => maybeByText(dialog(root), 'Les 2 membres sélectionnés, toutes pages comprises.'));
    await axeCheck(root);
    await pressButton(dialog(root), 'Exporter 2 membres');
    const [header, ...rows] = await lines();
    const town = header?.split(';').indexOf('Ville') ?? -1;
    expect(rows.map((row) => [row.split(';')[0], row.split(';')[town]]).sort()).toEqual([
      ['Nom01', 'Brest'],
      ['Nom11', 'Lyon'],
    ]);
    const asked = back.calls.map(({ path }) => path).filter((path) => path.startsWith('/api/membres/'));
    expect(asked).toContain(FIRST);
    expect(asked.filter((path) => !/^\/api\/membres\/(\d+\/membre_avec_relations\/)?$/.test(path))).toEqual(
      [],
    );
    expect(await toastText(root)).toBe('Export terminé\u00a0: 2 membres');
  });

  it('has words and dates as read, or exact values [Y5, W18]', async () => {
    const { root, back } = await tickedOnTwoPages();
    back.answer(FIRST, () => json({ data: members[0] }));
    back.answer(RECORD, () => json({ data: members[10] }));
    await choose(root, 'Exporter la sélection…');
    await click(await until(() => byRole(dialog(root), 'radio', /^Pour réimporter/)));
    await pressButton(dialog(root), 'Exporter 2 membres');
    expect((await lines()).filter((line) => line.includes('1990-03-05'))).toHaveLength(2);
    files.saved.length = 0;
    await choose(root, 'Exporter la sélection…');
    await pressButton(dialog(root), 'Exporter 2 membres');
    expect((await lines()).filter((line) => line.includes('05/03/1990'))).toHaveLength(2);
  });

  it('says that the file has fewer members where some no longer exist [Y5]', async () => {
    const { root, back } = await tickedOnTwoPages();
    back.answer(FIRST, () => json({ message: 'Absent' }, 404));
    back.answer(RECORD, () => json({ data: members[10] }));
    await choose(root, 'Exporter la sélection…');
    await pressButton(dialog(root), 'Exporter 2 membres');
    expect(await lines()).toHaveLength(2);
    expect(await toastText(root)).toBe(
      'Export terminé\u00a0: 1 membre au lieu de 2, car la liste a changé pendant l’export',
    );
  });

  it('has all members of a whole result, also those who match no longer [Y5]', async () => {
    const back = listBackend(members, ['selection']);
    back.answer('/api/membres/identifiants/', () => json({ data: [...members.map(({ id }) => id), 99] }));
    back.answer(FIRST, () => json({ data: members[0] }));
    back.answer(RECORD, () => json({ data: { ...members[0], id: 99, nom: 'Parti' } }));
    const { root } = await shown(back);
    await click(tick(root, 0));
    await click(await until(() => maybeButton(root, 'Sélectionner les 42 membres')));
    await until(() => scopeText(root)?.startsWith('43 sélectionnés'));
    await choose(root, 'Exporter la sélection…');
    await pressButton(dialog(root), 'Exporter 43 membres');
    const rows = await lines();
    expect([rows.length, rows.some((row) => row.startsWith('Parti'))]).toEqual([44, true]);
  });

  it('is not offered to whom the right to export is missing', async () => {
    const back = listBackend();
    back.answer('/api/verify-token', () => json({ data: { user: { id: 1, droits: ['membres.lire'] } } }));
    const { root } = await shown(back);
    await click(tick(root, 0));
    await click(button(root, 'Actions groupées'));
    await until(() => maybeMenuItem(root, 'Imprimer la sélection'));
    expect(maybeMenuItem(root, 'Exporter la sélection…')).toBeNull();
  });
});

describe('printing the ticked members', () => {
  it('prints those of all pages in the columns of the list, and says who is missing [Y5]', async () => {
    const sheets = printed();
    try {
      const { root, back } = await tickedOnTwoPages();
      back.answer(RECORD, () => json({ message: 'Absent' }, 404));
      await choose(root, 'Imprimer la sélection');
      const sheet = await until(() => sheets.sheets[0] ?? null);
      expect([...sheet.querySelectorAll('tbody th')].map(({ textContent }) => textContent)).toEqual([
        'Nom11 Zoé',
      ]);
      const about = [...sheet.querySelectorAll('p')].map(({ textContent }) => textContent);
      expect(about.slice(0, 2)).toEqual(['1 membre sélectionné', '1 membre sélectionné n’existe plus.']);
      expect([...sheet.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
        'Nom et prénom',
        'Téléphone',
        'E-mail',
        'Groupe',
      ]);
      expect(await toastText(root)).toBe('1 membre sélectionné n’existe plus.');
    } finally {
      sheets.restore();
    }
  });

  it('asks nothing where the list shows them all [Y5]', async () => {
    const sheets = printed();
    try {
      const back = listBackend();
      const { root } = await shown(back);
      await click(tick(root, 0));
      await click(tick(root, 2));
      await until(() => back.asked(LIST).length === 2);
      const before = back.calls.length;
      await choose(root, 'Imprimer la sélection');
      await until(() => sheets.sheets.length === 1);
      // What is fetched ahead in idle time may come at any moment, but no member again.
      const asked = back.calls.slice(before).map(({ path }) => path);
      expect(asked.filter((path) => path.startsWith(LIST))).toEqual([]);
      expect(root.querySelector('dialog')).toBeNull();
    } finally {
      sheets.restore();
    }
  });
});

/** Three members of one name in the list, all ticked; the first two have the tag. */
async function tagged() {
  const name = word();
  const label = word();
  const people = [
    await makeMember({ nom: name, prenom: 'Ada' }),
    await makeMember({ nom: name, prenom: 'Lou' }),
    await makeMember({ nom: name, prenom: 'Zoé' }),
  ] as const;
  const row = await makeRow<{ id: number }>('/api/tags/', { name: label });
  for (const member of people.slice(0, 2)) await tag(member, row.id);
  const page = await shownList({ search: name });
  const { root } = page;
  await until(() => allByRole(query(root, 'tbody'), 'checkbox').length === 3);
  await click(byRole(root, 'checkbox', 'Tout sélectionner sur cette page'));
  return { ...page, people, label, name };
}
const tagsOf = async ({ id }: { id: number }) => (await storedMember(id)).tags?.map(({ name }) => name);

describe('taking a tag from the ticked members', () => {
  it('offers the tags that they have, takes one from its holders, and gives it back to them alone [Y5]', async () => {
    const { root, people, label, sent } = await tagged();
    await choose(root, 'Retirer un tag');
    await until(() => dialog(root).textContent?.includes(`${label}2 membres`));
    await axeCheck(root);
    await chooseOption(root, label);
    await click(byRole(dialog(root), 'button', 'Retirer le tag'));
    await until(() => isAsked(root));
    expect(await alertShown(root)).toEqual([
      'Tag retiré',
      `Le tag «\u00a0${label}\u00a0» est retiré de 2 membres.`,
    ]);
    expect(await Promise.all(people.map(tagsOf))).toEqual([[], [], []]);
    expect(sent.map(({ path }) => path)).toEqual(
      people.slice(0, 2).map(({ id }) => `/api/membres/${id}/untaged_multiple/`),
    );
    await click(byRole(root, 'button', 'Annuler cette action'));
    await until(async () => (await tagsOf(people[1]))?.join() === label);
    expect(await Promise.all(people.map(tagsOf))).toEqual([[label], [label], []]);
    // As after the other actions, they are ticked no longer.
    expect(maybeButton(root, 'Associer un tag')).toBeNull();
  });

  it('stops at a failure, keeps all ticked, and continues [Y5]', async () => {
    const { root, people, label } = await tagged();
    await failNext('POST /api/membres/*/untaged_multiple/', { status: 503, body: { message: 'Occupée' } });
    await choose(root, 'Retirer un tag');
    await until(() => dialog(root).textContent?.includes(label));
    await chooseOption(root, label);
    await click(byRole(dialog(root), 'button', 'Retirer le tag'));
    await until(() => maybeByText(root, /Arrêt après 0 membre sur 2\./));
    expect(scopeText(root)).toBe('3 sélectionnés');
    await click(button(dialog(root), 'Continuer'));
    await until(() => isAsked(root));
    expect(await Promise.all(people.map(tagsOf))).toEqual([[], [], []]);
  });

  it('says so where none of them has a tag', async () => {
    const name = word();
    await makeMember({ nom: name });
    const { root } = await shownList({ search: name });
    await click(tick(root, 0));
    await choose(root, 'Retirer un tag');
    await until(() => maybeByText(dialog(root), 'Le membre sélectionné n’a aucun tag.'));
  });
});

describe('a tag that does not exist yet', () => {
  const stored = async (name: string) => {
    const tags = await onServer<{ id: number; name: string }[]>('GET', '/api/tags/');
    return tags.filter((each) => each.name === name);
  };

  it('is made in the dialog, chosen, and given with the others [Y5]', async () => {
    const { root, people, label } = await tagged();
    const fresh = word();
    await choose(root, 'Associer des tags');
    await fill(await until(() => byRole(dialog(root), 'combobox')), label);
    await chooseOption(root, label);
    await fill(byRole(dialog(root), 'combobox'), fresh);
    await pressButton(dialog(root), `Créer «\u00a0${fresh}\u00a0»`);
    expect(await toastText(root)).toBe(`Tag «\u00a0${fresh}\u00a0» créé`);
    await until(() => /Sélection\s:\s2/.test(dialog(root).textContent ?? ''));
    await pressButton(dialog(root), 'Associer les tags');
    await until(() => isAsked(root));
    expect((await Promise.all(people.map(tagsOf))).map((each) => each?.sort())).toEqual(
      people.map(() => [label, fresh].sort()),
    );
    expect(await stored(fresh)).toHaveLength(1);
  });

  it('is made and given at once beside the selection [Y5]', async () => {
    const { root, people } = await tagged();
    const fresh = word();
    await click(byRole(root, 'button', 'Associer un tag'));
    await fill(await until(() => byRole(root, 'combobox', 'Associer un tag')), fresh);
    await pressButton(root, `Créer «\u00a0${fresh}\u00a0»`);
    await until(async () => (await tagsOf(people[2]))?.join() === fresh);
  });

  it('stays in the search and says why where it can’t be made [Y5]', async () => {
    const { root } = await tagged();
    const fresh = word();
    await failNext('POST /api/tags/', { status: 400, body: { success: false, message: 'Trop de tags' } });
    await choose(root, 'Associer des tags');
    await fill(await until(() => byRole(dialog(root), 'combobox')), fresh);
    await pressButton(dialog(root), `Créer «\u00a0${fresh}\u00a0»`);
    await until(() => isAsked(root));
    expect(await alertShown(root)).toEqual(['Erreur lors de la création du tag', 'Trop de tags']);
    await pressButton(root, 'Compris');
    expect(byRole<HTMLInputElement>(dialog(root), 'combobox').value).toBe(fresh);
  });

  it('is not offered to whom the right is missing [Y5, U5]', async () => {
    const back = listBackend();
    const droits = ['membres.lire', 'membres.modifier', 'tags.lire'];
    back.answer('/api/verify-token', () => json({ data: { user: { id: 1, droits } } }));
    const { root } = await shown(back);
    await click(tick(root, 0));
    await choose(root, 'Associer des tags');
    await fill(await until(() => byRole(dialog(root), 'combobox')), 'inconnu');
    await until(() => maybeByText(dialog(root), 'Aucun résultat'));
    expect(maybeButton(dialog(root), /^Créer/)).toBeNull();
  });
});

describe('the number of ticked members', () => {
  it('shows once, in the bar, beside the number of those found [Y5]', async () => {
    const { root } = await tickedOnTwoPages();
    const shownTexts = [...root.querySelectorAll<HTMLElement>('span, p, strong')].filter(
      (each) =>
        /^2 sélectionnés, dont 1/.test(each.textContent ?? '') &&
        each.childElementCount === 0 &&
        each.checkVisibility() &&
        each.getBoundingClientRect().width > 1,
    );
    expect(shownTexts).toHaveLength(1);
    expect(maybeByText(root, '42 membres') ?? query(root, 'section [role=status]').textContent).toContain(
      '42 membres',
    );
  });
});
