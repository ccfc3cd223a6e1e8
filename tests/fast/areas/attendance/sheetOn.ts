import { attendanceArea } from '../../../../src/areas/attendance/area.ts';
import type { Sheet } from '../../../../src/domain/attendance/sheet.ts';
import type { AttendanceState } from '../../../../src/domain/attendance/tick.ts';
import { isoDay } from '../../../../src/texts/formats.ts';
import { chooseItem, pressButton } from '../../../support/onScreen.ts';
import { present } from '../../../support/present.ts';
import { byRole, until } from '../../../support/queries.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { makeEvent, makeMember, makeRow, onServer, word } from '../../../support/serverRows.ts';

export const TODAY = isoDay(new Date());

/** An event of today whose group has these members expected; each has a name of its own. */
export async function expectedEvent(count = 3) {
  const event = await makeEvent(TODAY, { heure_debut: '10:00' });
  const group = await makeRow<{ id: number; nom: string }>('/api/groupes/', {
    nom: word(),
    description: '',
    color: '1',
  });
  const people = [];
  for (let at = 0; at < count; at++) {
    const member = await makeMember();
    await onServer('PATCH', `/api/membres/${member.id}/group/`, { groupe_id: group.id });
    people.push({
      id: member.id,
      name: `${member.nom} ${member.prenom}`,
      spoken: `${member.prenom} ${member.nom}`,
    });
  }
  await onServer('PUT', `/api/events/${event.id}/presences/attendus/`, {
    ...{ jour: TODAY, groupes: [group.id], departements: [] },
  });
  return { event, group, people };
}

export const storedSheet = (id: number) =>
  onServer<Sheet>('GET', `/api/events/${id}/presences/?jour=${TODAY}`);

/** The stored states by member. */
export async function storedStates(id: number): Promise<Record<number, string | null>> {
  const { pointages } = await storedSheet(id);
  return Object.fromEntries(pointages.map(({ personne_id, etat }) => [personne_id, etat]));
}

let ticked = 0;

/** Ticks as another device. `ago`: milliseconds before now. */
export const tickElsewhere = (id: number, personne_id: number, etat: AttendanceState | null, ago = 0) =>
  onServer('POST', `/api/events/${id}/presences/`, {
    jour: TODAY,
    appareil: 'autre',
    pointages: [
      {
        ...{ cle: `autre ${Date.now()} ${++ticked}`, personne_id, etat },
        ...{ appareil_le: new Date(Date.now() - ago).toISOString(), decalage: 0 },
      },
    ],
  });

/** Opens the sheet of an event. `send` replaces `fetch`. */
export async function openedSheet(id: number, attributes: object = {}, send?: typeof fetch) {
  const route = `/apps/presences/${id}/${TODAY.replaceAll('-', '')}`;
  const shown = await showOnServer(attendanceArea, { route, ...attributes }, send);
  await until(() => byRole(shown.root, 'searchbox', 'Chercher un nom'));
  return shown;
}

/** Presses an entry of the sheet’s menu. */
export async function pressEntry(root: ShadowRoot, name: string): Promise<void> {
  await pressButton(root, 'Autres actions');
  await chooseItem(root, name);
}

/** The counts above the names, as they are read: «3 Tous, 0 Présents». */
export const countsOf = (root: ShadowRoot): string =>
  [...byRole(root, 'group', 'Afficher').querySelectorAll('button')]
    .map((button) => button.textContent)
    .join(', ');

/** The row of a person, and its button. */
export const row = (root: ShadowRoot, name: string): HTMLElement =>
  present(
    [...root.querySelectorAll('li')].find(
      (one) => one.textContent?.includes(name) && one.querySelector('[aria-pressed]'),
    ),
    `row of ${name}`,
  );
export const tap = (root: ShadowRoot, name: string): HTMLElement =>
  present(row(root, name).querySelector<HTMLElement>('button[aria-pressed]'), `button of ${name}`);
export const isPressed = (root: ShadowRoot, name: string): boolean =>
  tap(root, name).getAttribute('aria-pressed') === 'true';
