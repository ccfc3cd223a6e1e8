import type { Member } from '../../../../../src/domain/members/member.ts';
import { expect } from '../../../../support/expect.ts';
import { held, json } from '../../../../support/fakeBackend.ts';
import { query } from '../../../../support/lookups.ts';
import { button, maybeButton, maybeLink } from '../../../../support/onScreen.ts';
import { nth, present } from '../../../../support/present.ts';
import { byText, maybeByText, until } from '../../../../support/queries.ts';
import { click, fill, setViewport } from '../../../../support/user.ts';
import { scopeText, tick } from '../fixtures.ts';
import { type ListBackend, listBackend, shown } from './fixtures.ts';

/* All members of a result, selected together. */

const IDS = '/api/membres/identifiants/';
const PLACES = '/api/membres/repartition/';
const INSERT = '/api/groupes/2/insert_membre/';
const COUNT = 1200;
const rows: Member[] = Array.from({ length: COUNT }, (_, at) => ({
  id: at + 1,
  nom: `Nom${String(at + 1).padStart(4, '0')}`,
  prenom: 'Awa',
}));
const everyone = rows.map(({ id }) => id);

function selecting() {
  const back = listBackend(rows, ['selection']);
  back.answer(IDS, () => json({ data: everyone }));
  back.answer(PLACES, () =>
    json({ data: { groupes: [{ id: 1, nom: 'Chorale', membres: 31 }], departements: [] } }),
  );
  back.answer(INSERT, () => json({ success: true, message: 'Ajoutés.' }));
  return back;
}

beforeEach(() => setViewport({ width: 1280, height: 900 }));
afterEach(() => localStorage.clear());

async function selected(back: ListBackend) {
  const widget = await shown(back);
  const { root } = widget;
  await click(tick(root, 0));
  await click(await until(() => maybeButton(root, 'Sélectionner les 1\u202f200 membres')));
  await until(() => scopeText(root)?.startsWith('1\u202f200 sélectionnés'));
  return widget;
}

/** Opens «Ajouter à un groupe» and chooses the second group. */
async function confirmGroup(root: ShadowRoot) {
  await click(button(root, 'Actions groupées'));
  const item = () =>
    [...root.querySelectorAll('[role=menuitem]')].find(
      ({ textContent }) => textContent === 'Ajouter à un groupe',
    );
  await click(await until(item));
  const option = () =>
    [...root.querySelectorAll('dialog [role=option]')].find(({ textContent }) =>
      textContent?.startsWith('Équipe Média'),
    );
  await click(await until(option));
  await until(() => maybeByText(root, /31 membres quitteront leur groupe actuel/));
  await click(button(present(root.querySelector('dialog'), 'dialog'), 'Ajouter au groupe'));
}
const sent = (back: ListBackend) => back.calls.filter(({ path }) => path === INSERT).length;

describe('a whole result', () => {
  it('is ticked with one button, less the rows that are unticked again [W6]', async () => {
    const back = selecting();
    const { root, log } = await selected(back);
    expect(scopeText(root)).toBe('1\u202f200 sélectionnés, dont 1\u202f190 hors de cette page');
    await click(tick(root, 3));
    await until(() => scopeText(root) === '1\u202f199 sélectionnés, dont 1\u202f190 hors de cette page');
    const told = nth(log.of('parvis-selection-changed'), -1) as { ids: number[] };
    expect([told.ids.length, told.ids.includes(4)]).toEqual([1199, false]);
  });

  it('is dropped with a sentence when another search shows other people [W6]', async () => {
    const back = selecting();
    const { root } = await selected(back);
    await fill(query(root, 'input[type=search]'), 'Nom0001');
    await until(() =>
      maybeByText(
        root,
        /La recherche ou les filtres ont changé\s: 1\s200 membres ne sont plus sélectionnés\./,
      ),
    );
    await until(() => scopeText(root) === '1 membre');
  });

  it('goes to a group in batches, stops when asked, and continues with those who are left [W6]', async () => {
    const back = selecting();
    const { root } = await selected(back);
    const second = held(() => json({ success: true, message: 'Ajoutés.' }));
    back.next(INSERT, () => json({ success: true, message: 'Ajoutés.' }));
    back.next(INSERT, second.reply);
    await confirmGroup(root);
    await until(() => maybeByText(root, '500 sur 1\u202f200'));
    await click(button(root, 'Arrêter'));
    second.release();
    await until(() => maybeByText(root, /Arrêt après 1\s000 membres sur 1\s200\./));
    expect(sent(back)).toBe(2);
    await click(button(root, 'Continuer'));
    await until(() => maybeByText(root, /1\s200 membres ajoutés au groupe/));
    expect([sent(back), byText(root, /31 membres ont quitté leur groupe/) !== null]).toEqual([3, true]);
  });

  it('stops instead of leaving the page half-way without a word [W6]', async () => {
    const back = selecting();
    const { root } = await selected(back);
    const first = held(() => json({ success: true, message: 'Ajoutés.' }));
    back.next(INSERT, first.reply);
    await confirmGroup(root);
    await until(() => maybeByText(root, '0 sur 1\u202f200'));
    const closing = new Event('beforeunload', { cancelable: true });
    dispatchEvent(closing);
    // The dialog covers the links; the browser's own buttons remain.
    present(maybeLink(root, 'Nom0001 Awa'), 'link').click();
    first.release();
    await until(() => maybeByText(root, /Arrêt après 500 membres sur 1\s200\./));
    const afterwards = new Event('beforeunload', { cancelable: true });
    dispatchEvent(afterwards);
    expect([closing.defaultPrevented, afterwards.defaultPrevented]).toEqual([true, false]);
  });

  it('keeps those selected who had no answer, says why, and leaves the rest to be done later [W6]', async () => {
    const back = selecting();
    const { root } = await selected(back);
    back.next(INSERT, () =>
      json({ success: true, data: { refus: [{ id: 7, nom: null, message: 'Ce membre n’existe plus.' }] } }),
    );
    back.next(INSERT, () => json({ message: 'Base occupée.' }, 409));
    await confirmGroup(root);
    const outcome = await until(() => maybeByText(root, /Arrêt après 500 membres/));
    for (const words of [
      'Base occupée.',
      'Fait pour 499 membres.',
      'Non fait pour 1 membre\u00a0: Ce membre n’existe plus.',
    ])
      expect(outcome.textContent).toContain(words);
    await click(button(present(root.querySelector('dialog'), 'dialog'), 'Fermer'));
    await until(() => scopeText(root)?.startsWith('700 sélectionnés'));
  });
});
