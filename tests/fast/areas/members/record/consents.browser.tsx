import { membersArea } from '../../../../../src/areas/members/area.ts';
import { CAPABILITIES } from '../../../../../src/domain/capabilities.ts';
import type { Consent, ConsentKind } from '../../../../../src/domain/register/consentWire.ts';
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
  setValue,
  textOf,
  toastText,
} from '../../../../support/onScreen.ts';
import { until } from '../../../../support/queries.ts';
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
  until(() => maybe(root, 'h2', 'Consentements') && section(root, 'Consentements'));
const stored = (id: number) =>
  onServer<{ types: ConsentKind[]; consentements: Consent[] }>('GET', `/api/membres/${id}/consentements/`);
const agree = (id: number, fields: object = {}) =>
  onServer<{ id: number }>('POST', `/api/membres/${id}/consentements/`, {
    ...{ type: 1, donne_par: id, du: '2025-09-06' },
    ...fields,
  });

describe('consents on a record', () => {
  it('are noted by keyboard, marked, and undone [R9]', async () => {
    const { id } = await makeMember({ prenom: 'Julie', date_naissance: '1990-05-04' });
    const root = await show(id);
    const place = await card(root);
    await until(() => textOf(place).includes('Jamais demandé'));
    const note = button(place, /^Noter.: Photos/);
    note.focus();
    await press('Enter');
    const dialog = await dialogShown(root);
    await axeCheck(dialog);
    await fill(input(dialog, 'preuve'), 'Classeur 2026, page 4');
    await press('Enter');
    expect(await toastText(root)).toContain('Réponse notée');
    await until(() => textOf(place).includes('Oui') && textOf(place).includes('Classeur 2026, page 4'));
    expect((await stored(id)).consentements).toMatchObject([{ donne_par: { id }, du: TODAY, jusquau: null }]);
    await pressButton(root, 'Annuler cette action');
    await until(() => !textOf(place).includes('Classeur'));
  });

  it('of a child ask for the child and a parent, by record or by name [R9]', async () => {
    const { id } = await makeMember({
      prenom: 'Mathilde',
      date_naissance: `${Number(TODAY.slice(0, 4)) - 9}-01-01`,
    });
    const root = await show(id);
    const place = await card(root);
    await pressButton(place, /^Noter.: Photos/);
    const dialog = await dialogShown(root);
    expect(textOf(dialog)).toMatch(/Mathilde a 9\s?ans\s?: il faut son accord et celui d’un parent/);
    setValue(input(dialog, 'donne_par'), 'nom');
    await pressButton(dialog, 'Enregistrer');
    await until(
      () => /accord de l’enfant/.test(textOf(dialog)) && textOf(dialog).includes('Écrivez son nom.'),
    );
    await click(input(dialog, 'accord_enfant'));
    await fill(input(dialog, 'donne_par_nom'), 'Rivet Alice');
    await axeCheck(dialog);
    await pressButton(dialog, 'Enregistrer');
    await until(() => textOf(place).includes('Rivet Alice, avec l’enfant'));
    expect((await stored(id)).consentements[0]).toMatchObject({ accord_enfant: true, donne_par: null });
  });

  it('are withdrawn with a day, and say who noted it [R9]', async () => {
    const { id } = await makeMember();
    await agree(id);
    const root = await show(id);
    const place = await card(root);
    await until(() => textOf(place).includes('depuis le 06/09/2025'));
    await actOnRow(root, 'Photos', /^Retirer/);
    const dialog = await dialogShown(root);
    setValue(input(dialog, 'le'), '2025-09-05');
    await pressButton(dialog, 'Noter le retrait');
    await until(() => textOf(dialog).includes('avant le consentement'));
    setValue(input(dialog, 'le'), '2026-03-12');
    await pressButton(dialog, 'Noter le retrait');
    await until(() => textOf(place).includes('Retiré le 12/03/2026'));
    expect((await stored(id)).consentements[0]?.retire_le).toBe('2026-03-12');
  });

  it('lose nothing typed where the network breaks or the person is gone [R9]', async () => {
    const { id } = await makeMember();
    let isBroken = false;
    const root = await show(id, (request, init) =>
      isBroken && init?.method === 'POST' ? Promise.reject(new TypeError('network')) : fetch(request, init),
    );
    const place = await card(root);
    await pressButton(place, /^Noter.: Annuaire/);
    const dialog = await dialogShown(root);
    await fill(input(dialog, 'preuve'), 'Tiroir du bas');
    isBroken = true;
    await pressButton(dialog, 'Enregistrer');
    await until(() => formError(root) !== '');
    expect(input<HTMLInputElement>(dialog, 'preuve').value).toBe('Tiroir du bas');
    isBroken = false;
    await onServer('DELETE', `/api/membres/${id}/`);
    await pressButton(dialog, /Enregistrer|Réessayer/);
    await until(() => formError(root).includes('supprimée, effacée ou fusionnée'));
    expect(input<HTMLInputElement>(dialog, 'preuve').value).toBe('Tiroir du bas');
  });

  it('are neither shown nor asked for where the back end doesn’t announce them [R9]', async () => {
    const { id } = await makeMember();
    const asked: string[] = [];
    const send = announcing(...CAPABILITIES.filter((name) => name !== 'consentements'));
    const root = await show(id, (request, init) => {
      asked.push(String(request));
      return send(request, init);
    });
    await until(() => maybe(root, 'summary', 'Historique'));
    expect([maybe(root, 'h2', 'Consentements'), maybeButton(root, /^Noter.: Photos/)]).toEqual([null, null]);
    expect(asked.filter((address) => address.includes('consentement'))).toEqual([]);
  });
});
