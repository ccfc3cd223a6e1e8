import { membersArea } from '../../../../../src/areas/members/area.ts';
import { CAPABILITIES } from '../../../../../src/domain/capabilities.ts';
import type { MemberNote } from '../../../../../src/domain/register/notes.ts';
import { isoDay } from '../../../../../src/texts/formats.ts';
import { announcing } from '../../../../support/announcing.ts';
import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  actOnRow,
  button,
  dialogShown,
  formError,
  input,
  maybe,
  maybeButton,
  pressButton,
  question,
  setValue,
  textOf,
  toastText,
} from '../../../../support/onScreen.ts';
import { byRole, until } from '../../../../support/queries.ts';
import { showOnServer } from '../../../../support/screen.tsx';
import { eachOnServer, makeMember, onServer } from '../../../../support/serverRows.ts';
import { click, fill, press } from '../../../../support/user.ts';
import { section } from './fixtures.ts';

eachOnServer();

const TODAY = isoDay(new Date());

const show = async (id: number, send?: typeof fetch) => {
  const { root } = await showOnServer(membersArea, { route: `/community/details/${id}` }, send);
  await until(() => section(root, 'Parcours'));
  return root;
};
const card = (root: ShadowRoot) =>
  until(() => maybe(root, 'h2', 'Notes et visites') && section(root, 'Notes et visites'));
const notes = async (id: number) =>
  (await onServer<{ notes: MemberNote[] }>('GET', `/api/membres/${id}/notes/`)).notes;
const note = (id: number, fields: object = {}) =>
  onServer('POST', `/api/membres/${id}/notes/`, {
    texte: 'Vue chez elle',
    genre: 'visite',
    jour: TODAY,
    ...fields,
  });

describe('notes and visits on a record', () => {
  it('are two fields and Enter from beside the telephone, and are undone [R5]', async () => {
    const { id } = await makeMember({ telephone: '06 39 98 22 95' });
    const root = await show(id);
    const place = await card(root);
    await until(() => textOf(place).includes('Aucune note'));
    await pressButton(root, 'Noter une visite');
    const field = input<HTMLTextAreaElement>(root, 'texte');
    await until(() => root.activeElement === field);
    await fill(field, 'Contente du groupe. Cherche une garde pour Нина.');
    await axeCheck(root);
    await press('Enter');
    expect(await toastText(root)).toContain('Visite notée');
    await until(() => textOf(place).includes('Cherche une garde'));
    expect(textOf(place)).toContain('dernière visite aujourd’hui');
    expect(textOf(place)).toContain('lue par les managers et administrateurs');
    expect(await notes(id)).toMatchObject([{ genre: 'visite', lecteurs: 'responsables', jour: TODAY }]);
    expect(input<HTMLTextAreaElement>(root, 'texte').value).toBe('');
    await pressButton(root, 'Annuler cette action');
    await until(() => textOf(place).includes('Aucune note'));
  });

  it('show the latest three, the others when asked, and those that one wrote change in place [R5]', async () => {
    const { id } = await makeMember();
    for (const month of [1, 2, 3, 4])
      await note(id, { jour: `2025-0${month}-01`, texte: `Mois ${month}`, lecteurs: 'tous' });
    const root = await show(id);
    const place = await card(root);
    await until(() => textOf(place).includes('Mois 2'));
    expect(textOf(place)).not.toContain('Mois 1');
    await pressButton(place, 'Voir l’autre note');
    await until(() => textOf(place).includes('Mois 1'));
    await actOnRow(root, 'Visite du 01/04/2025', /^Modifier/);
    const dialog = await dialogShown(root);
    await fill(input<HTMLTextAreaElement>(dialog, 'texte'), 'Mois quatre');
    setValue(input(dialog, 'genre'), 'appel');
    await axeCheck(dialog);
    await pressButton(dialog, 'Enregistrer');
    await until(() => textOf(place).includes('Mois quatre'));
    expect((await notes(id))[0]).toMatchObject({ texte: 'Mois quatre', genre: 'appel' });
    await actOnRow(root, 'Appel du 01/04/2025', /^Supprimer/);
    await click(byRole(await question(root), 'button', 'Supprimer'));
    await until(() => !textOf(place).includes('Mois quatre'));
  });

  it('say of nothing, of a day to come and of too long a text what to do, and keep it [R5]', async () => {
    const { id } = await makeMember();
    const root = await show(id);
    await card(root);
    await pressButton(root, 'Noter une visite');
    await pressButton(root, 'Noter la visite');
    await until(() => textOf(root).includes('Écrivez quelques mots.'));
    const field = input<HTMLTextAreaElement>(root, 'texte');
    setValue(field, 'x'.repeat(5001));
    setValue(input(root, 'jour'), '2099-01-01');
    await pressButton(root, 'Noter la visite');
    await until(
      () => /dépasse 5\s?000 caractères/.test(textOf(root)) && textOf(root).includes('Ce jour est à venir'),
    );
    expect([field.value.length, await notes(id)]).toEqual([5001, []]);
  });

  it('on someone who is erased meanwhile get a sentence, and lose nothing typed [R5]', async () => {
    const { id } = await makeMember();
    const root = await show(id);
    await card(root);
    await pressButton(root, 'Noter une visite');
    const field = input<HTMLTextAreaElement>(root, 'texte');
    await fill(field, 'Très touchée');
    await onServer('DELETE', `/api/membres/${id}/`);
    await press('Enter');
    await until(() => formError(root).includes('cette fiche vient d’être supprimée ou effacée'));
    expect(input<HTMLTextAreaElement>(root, 'texte').value).toBe('Très touchée');
  });

  it('ask for nothing on the record of a person who died [R5]', async () => {
    const [{ id }, { id: silent }] = [await makeMember(), await makeMember()];
    await note(id);
    for (const each of [id, silent])
      await onServer('POST', '/api/membres/etats/', { ids: [each], etat: 'decede', etat_depuis: TODAY });
    const root = await show(id);
    const place = await card(root);
    await until(() => textOf(place).includes('Vue chez elle'));
    expect([maybeButton(root, 'Noter une visite'), place.querySelector('textarea')]).toEqual([null, null]);
    const other = await show(silent);
    await until(() => maybe(other, 'h2', 'Ligne de vie') && maybe(other, 'summary', 'Historique'));
    expect(maybe(other, 'h2', 'Notes et visites')).toBe(null);
  });

  it('are neither shown nor asked for where the back end doesn’t announce them [R5]', async () => {
    const { id } = await makeMember();
    const asked: string[] = [];
    const send = announcing(...CAPABILITIES.filter((name) => name !== 'notes'));
    const root = await show(id, (request, init) => {
      asked.push(String(request));
      return send(request, init);
    });
    await until(() => maybe(root, 'summary', 'Historique'));
    expect([maybeButton(root, 'Noter une visite'), maybe(root, 'h2', 'Notes et visites')]).toEqual([
      null,
      null,
    ]);
    expect(asked.filter((address) => address.includes('/notes/'))).toEqual([]);
    expect(button(root, 'Modifier')).toBeTruthy();
  });
});
