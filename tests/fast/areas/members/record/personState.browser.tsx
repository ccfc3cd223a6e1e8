import { membersArea } from '../../../../../src/areas/members/area.ts';
import { CAPABILITIES } from '../../../../../src/domain/capabilities.ts';
import type { Member } from '../../../../../src/domain/members/member.ts';
import type { Registration } from '../../../../../src/domain/registrations/registration.ts';
import { isoDay } from '../../../../../src/texts/formats.ts';
import { formatDay } from '../../../../../src/texts/records/formatDay.ts';
import { announcing } from '../../../../support/announcing.ts';
import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  chooseItem,
  maybe,
  maybeButton,
  maybeMenuItem,
  pressButton,
  setValue,
  textOf,
  toastText,
} from '../../../../support/onScreen.ts';
import { byLabel, byRole, maybeByRole, until } from '../../../../support/queries.ts';
import { showOnServer } from '../../../../support/screen.tsx';
import { eachOnServer, makeEvent, makeMember, onServer, word } from '../../../../support/serverRows.ts';
import { click } from '../../../../support/user.ts';
import { section } from './fixtures.ts';

eachOnServer();

const show = async (id: number, send?: typeof fetch) => {
  const { root } = await showOnServer(membersArea, { route: `/community/details/${id}` }, send);
  await until(() => section(root, 'Parcours'));
  return root;
};
const stored = (id: number) => onServer<Member>('GET', `/api/membres/${id}/membre_avec_relations/`);
const changed = (id: number, change: object) =>
  onServer('POST', '/api/membres/etats/', { ids: [id], ...change });

/** The server takes the day of a new member's entry from its clock, so nobody leaves before today. */
const TODAY = isoDay(new Date());
const SHOWN = formatDay(TODAY);

const makeWoman = (fields: Partial<Member> = {}) => makeMember({ date_naissance: '1942-05-06', ...fields });

/** Registers the member for an event to come. */
async function registered({ id, nom, prenom, email }: Member) {
  const event = await makeEvent('2031-05-04', { heure_debut: '10:00' });
  const path = `/api/events/${event.id}/inscriptions/`;
  await onServer('PUT', path, { places: 9, personnes_max: 8, attente: true, accord: false, separer: true });
  const personnes = [{ prenom, nom, membre_id: id }];
  await onServer('POST', '/api/events/register/', { evenement: event.id, email, personnes });
  const left = async () => (await onServer<Registration>('GET', path)).nombres.inscrits;
  return { event: event.nom_evenement, left };
}

async function stateDialog(root: ShadowRoot) {
  await click(await until(() => maybeButton(root, 'Changer…\u00a0: état')));
  return until(() => byRole(root, 'dialog', /^État de Zoé/));
}

const save = (dialog: HTMLElement) => click(byRole(dialog, 'button', 'Enregistrer'));

describe('the state on a record', () => {
  it('says who left, since when and why, and ends what it says beforehand [R1]', async () => {
    const { id } = await makeWoman();
    await onServer('PATCH', `/api/membres/${id}/group/`, { groupe_id: 1 });
    const { groupe_actuel: group } = await stored(id);
    const root = await show(id);
    const dialog = await stateDialog(root);
    await click(byLabel(dialog, 'Partie'));
    await until(() => textOf(dialog).includes(`groupe ${group?.nom}`));
    setValue(byLabel(dialog, /^Date du départ/), TODAY);
    setValue(byLabel(dialog, /^Motif/), 'demenage');
    await until(() => textOf(dialog).includes(`groupe ${group?.nom}`));
    await axeCheck(dialog);
    await save(dialog);
    expect(await toastText(root)).toContain('1 départ noté');
    await until(() => textOf(root).includes(`Partie depuis le ${SHOWN} · Déménagement`));
    await until(() => !textOf(section(root, 'Parcours')).includes(group?.nom ?? ''));
    await axeCheck(root);
    const { etat, etat_depuis, etat_motif, groupe_actuel } = await stored(id);
    expect([etat, etat_depuis, etat_motif, groupe_actuel ?? null]).toEqual([
      'parti',
      TODAY,
      'demenage',
      null,
    ]);
    await pressButton(root, /^Annuler/);
    await until(() => textOf(root).includes('État Active'));
    expect((await stored(id)).groupe_actuel?.id).toBe(group?.id);
  });

  it('leaves an unknown day unknown, and refuses a day before the birth under its field', async () => {
    const { id } = await makeWoman();
    const root = await show(id);
    const dialog = await stateDialog(root);
    await click(byLabel(dialog, 'Décédée'));
    setValue(byLabel(dialog, /^Date du décès/), '1930-01-01');
    await until(() => textOf(dialog).includes('Cette date est avant sa naissance (1942).'));
    await save(dialog);
    await until(() => dialog.querySelector('[aria-invalid=true]'));
    expect((await stored(id)).etat).toBe('actif');
    setValue(byLabel(dialog, /^Date du décès/), '');
    await until(() => textOf(dialog).includes('Rien ne prend fin'));
    await save(dialog);
    await until(() => textOf(root).includes('Décédée, date inconnue'));
    expect((await stored(id)).etat_depuis).toBeNull();
  });

  it('of a deceased person is grey and has no main button that writes; a return says what stays closed', async () => {
    const { id } = await makeWoman();
    await changed(id, { etat: 'decede', etat_depuis: TODAY });
    const root = await show(id);
    await until(() => textOf(root).includes(`Décédée le ${SHOWN}, à `));
    expect(maybeByRole(root, 'button', 'Modifier')).toBeNull();
    expect(maybeByRole(root, 'button', 'Supprimer')).toBeNull();
    expect(maybe(root, 'button', 'Ajouter un téléphone')).toBeFalsy();
    await axeCheck(root);
    await pressButton(root, 'Actions');
    expect(maybeMenuItem(root, 'Supprimer')).toBeTruthy();
    await chooseItem(root, 'Modifier');
    await until(() => maybe(root, 'h1', /Modifier/));
    const again = await show(id);
    await until(() => textOf(again).includes(`Décédée le ${SHOWN}, à `));
    await pressButton(again, 'Actions');
    await chooseItem(again, 'Changer l’état…');
    const dialog = await until(() => byRole(again, 'dialog', /^(État de Zoé|Changer l’état)/));
    await click(byLabel(dialog, 'De nouveau active'));
    await until(() => textOf(dialog).includes('Rien n’est rouvert'));
    await save(dialog);
    await until(() => byRole(again, 'button', 'Modifier'));
  });

  it('asks what becomes of registrations to come, and withdraws them only where that is chosen', async () => {
    const member = await makeWoman({ email: `${word()}@exemple.fr` });
    const root = await show(member.id);
    const { event, left } = await registered(member);
    const dialog = await stateDialog(root);
    await click(byLabel(dialog, 'Partie'));
    await until(() => textOf(dialog).includes('Inscriptions à venir (1)'));
    expect(textOf(dialog)).toContain(event);
    await save(dialog);
    await until(() => dialog.querySelector('[aria-invalid=true]'));
    expect((await stored(member.id)).etat).toBe('actif');
    await click(byLabel(dialog, 'Retirer les inscriptions'));
    expect(byLabel<HTMLInputElement>(dialog, /^Prévenir/).checked).toBe(false);
    await axeCheck(dialog);
    await save(dialog);
    expect(await toastText(root)).toContain('1 départ noté, 1 inscription retirée');
    expect(await left()).toBe(0);
  });

  it('and refused contacts show and send nothing where `etats` isn’t announced', async () => {
    const { id } = await makeWoman();
    await changed(id, { etat: 'decede', etat_depuis: TODAY });
    const requests: string[] = [];
    const quiet = announcing(...CAPABILITIES.filter((name) => name !== 'etats'));
    const root = await show(id, (input, init) => {
      requests.push(String(input));
      return quiet(input, init);
    });
    await until(() => maybe(root, 'summary', 'Historique'));
    expect(/Décédé|État|Contact|Ligne de vie/.exec(textOf(root))).toBeNull();
    expect(byRole(root, 'button', 'Modifier')).toBeTruthy();
    expect(requests.filter((each) => /etats|oppositions|parcours/.test(each))).toEqual([]);
  });
});

describe('the contacts on a record', () => {
  it('that a person refuses are noted beside the state, changed, and taken back [R1]', async () => {
    const { id } = await makeWoman();
    const root = await show(id);
    await until(() => textOf(root).includes('Aucun contact refusé'));
    await pressButton(root, 'Changer…\u00a0: contacts refusés');
    const dialog = await until(() => byRole(root, 'dialog', /^Contact avec Zoé/));
    await save(dialog);
    await until(() => textOf(dialog).includes('Aucun changement à enregistrer.'));
    await click(byLabel(dialog, 'E-mails'));
    await click(byLabel(dialog, 'Téléphone'));
    setValue(byLabel(dialog, /^Depuis le/), '2024-02-03');
    await axeCheck(dialog);
    await save(dialog);
    expect(await toastText(root)).toContain('Contacts enregistrés');
    await until(() => textOf(root).includes('Ne souhaite pas\u00a0: e-mails, téléphone'));
    expect(textOf(root)).toContain('depuis le 03/02/2024');
    await axeCheck(root);
    expect((await stored(id)).etat).toBe('actif');
    await pressButton(root, 'Changer…\u00a0: contacts refusés');
    const second = await until(() => byRole(root, 'dialog', /^Contact avec Zoé/));
    await click(byLabel(second, 'E-mails'));
    await click(byLabel(second, 'Tous les contacts'));
    await save(second);
    await until(() => textOf(root).includes('Ne souhaite aucun contact'));
    expect((await stored(id)).oppositions?.map(({ genre }) => genre).sort()).toEqual(['telephone', 'tout']);
  });
});
