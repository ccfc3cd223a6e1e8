import { defineArea } from '../../../../../src/areas/area.ts';
import EventForm from '../../../../../src/areas/events/form/EventForm.tsx';
import { CAPABILITIES } from '../../../../../src/domain/capabilities.ts';
import type { Assignment, CalendarEvent } from '../../../../../src/domain/events/event.ts';
import type { SpeakerRole } from '../../../../../src/domain/events/speaker.ts';
import type { Member } from '../../../../../src/domain/members/member.ts';
import { matchRoute } from '../../../../../src/routing/route.ts';
import { useLocation } from '../../../../../src/routing/useLocation.ts';
import { announcing } from '../../../../support/announcing.ts';
import { nth, query } from '../../../../support/lookups.ts';
import { chooseOption, input, setValue, textOf } from '../../../../support/onScreen.ts';
import { present } from '../../../../support/present.ts';
import { until } from '../../../../support/queries.ts';
import { showOnServer } from '../../../../support/screen.tsx';
import {
  eachOnServer,
  makeEvent,
  makeMember,
  makeRow,
  onServer,
  word,
} from '../../../../support/serverRows.ts';
import { fill, setViewport } from '../../../../support/user.ts';
import { entity } from './entity.ts';

/*
 * A widget that holds only the form of an event, on the reference server, and members, roles and events for it.
 */

/** Prepares each test of a file. An event is deleted also when the answer to its creation was lost. */
export function eachEvent(): void {
  eachOnServer(async () => {
    for (const { id } of await eventsNamed('Zz')) await onServer('DELETE', `/api/events/${id}/`);
  });
  beforeEach(() => setViewport({ width: 1280, height: 1000 }));
}

export async function makePerson(fields?: Partial<Member>): Promise<Member & { name: string }> {
  const member = await makeMember(fields);
  return { ...member, name: `${member.nom} ${member.prenom}` };
}

export const makeRole = (): Promise<SpeakerRole> => makeRow('/api/roles-intervenants/', { libelle: word() });

export const DAY = '2031-05-04';

/** Creates an event with these speakers. */
export async function makeEventWith(
  speakers: readonly [Member, SpeakerRole][],
  fields: Partial<CalendarEvent> = {},
) {
  const event = await makeEvent(DAY, { heure_debut: '10:00', ...fields });
  for (const [member, role] of speakers) await assign(event.id, member, role);
  return event;
}

export async function assign(event: number, member: Member, role: SpeakerRole): Promise<void> {
  const { id: membre_id, nom, prenom, email } = member;
  const speaker = await onServer<{ id: number }>('POST', '/api/intervenants/', { nom, prenom, membre_id });
  await onServer('POST', `/api/events/${event}/assignments/`, {
    evenement: event,
    intervenant: speaker.id,
    role_intervenant: role.id,
    donnees: { member_email: email },
  });
}

export const eventsNamed = async (search: string) =>
  (await onServer<{ results: CalendarEvent[] }>('GET', `/api/events/?search=${search}&page_size=100`))
    .results;
/** The only event of this name. */
export async function eventNamed(name: string): Promise<CalendarEvent> {
  const found = await eventsNamed(name);
  if (found.length !== 1) throw new Error(`${found.length} events are named ${name}.`);
  return nth(found, 0);
}
export const assigned = (id: number) => onServer<Assignment[]>('GET', `/api/events/${id}/assignments/`);
/** The speakers that the server has stored, as «Koffi Ama/Orateur». */
export const speakersOf = async (id: number) =>
  (await assigned(id)).map(({ intervenant: speaker, role_intervenant }) => {
    const { nom, prenom } = entity(speaker);
    return `${nom} ${prenom}/${entity(role_intervenant).libelle}`;
  });

/** The callbacks that the form called. */
export const told: { saved: [id: number, isNew: boolean][]; left: number } = { saved: [], left: 0 };

const routes = { add: '/events/add', edit: '/events/:id/edit', list: '/events' };

/** Shows the form or the list by its address, as the area does. */
function Screens({ readonly }: { readonly?: boolean }) {
  const { path, navigate } = useLocation();
  const ways = {
    readonly,
    onSaved: (id: number, isNew: boolean) => {
      told.saved.push([id, isNew]);
      navigate(routes.list, { isSaved: true });
    },
    onCancel: () => {
      told.left += 1;
      navigate(routes.list, { isSaved: true });
    },
  };
  const edit = matchRoute(routes.edit, path);
  if (edit) return <EventForm id={Number(edit.id)} {...ways} />;
  return matchRoute(routes.add, path) ? <EventForm {...ways} /> : <p>La liste</p>;
}

const area = defineArea({
  name: 'events-form',
  title: 'Événements',
  attributes: {},
  routes,
  load: async () => ({ default: Screens }),
});

/** For a back end that takes an event call by call. */
export const stepwise = announcing(...CAPABILITIES.filter((name) => name !== 'evenement-complet'));

/** A `fetch` that loses the first answer to a call that the server has carried out. */
export function losing(method: string, path: RegExp, send: typeof fetch = fetch): typeof fetch {
  let isLost = false;
  return async (input, init) => {
    const answer = await send(input, init);
    if (isLost || init?.method !== method || !path.test(String(input))) return answer;
    isLost = true;
    throw new TypeError('Failed to fetch');
  };
}

/** Shows the widget. `send` replaces `fetch`. */
export async function show(route: string = routes.add, attributes: object = {}, send?: typeof fetch) {
  told.saved = [];
  told.left = 0;
  return showOnServer(area, { route, ...attributes }, send);
}

/** Shows the form and waits until members and roles are loaded. */
export async function shown(route?: string, attributes?: object, send?: typeof fetch) {
  const page = await show(route, attributes, send);
  await until(() => page.root.querySelector('[role=combobox]') && roleSelect(page.root).options.length > 1);
  return page;
}

export const roleSelect = (root: ShadowRoot) =>
  query<HTMLSelectElement>(root, 'select:not([name], [data-rule] *)');
/** The button below the fields: above them, an error has another one. */
export const submit = (root: ShadowRoot) =>
  present([...root.querySelectorAll<HTMLButtonElement>('[type=submit]')].at(-1), 'submit button');
/** The rule of a series in words, as the form says it. */
export const ruleWords = (root: ShadowRoot) =>
  [...query(root, '[data-rule] [role=status]').children].map(({ textContent }) => textContent).join(' ');
/** The visible message of the name check. */
export const nameMessage = (root: ShadowRoot) =>
  input(root, 'nom_evenement').closest('form')?.querySelector('[role=status]')?.textContent ?? '';
/** The rows of the list of speakers. */
export const rows = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('li:has([data-remove])')];
export const maybeRowOf = (root: ShadowRoot, name: string) =>
  rows(root).find((row) => row.textContent?.includes(name));
export const rowOf = (root: ShadowRoot, name: string) => present(maybeRowOf(root, name), `row of ${name}`);

export async function chooseRole(root: ShadowRoot, { id }: SpeakerRole) {
  setValue(roleSelect(root), String(id));
  await until(() => roleSelect(root).value === String(id));
}

/** Chooses a role, then a member, who is added at once. */
export async function add(root: ShadowRoot, person: { nom?: string | null }, role: SpeakerRole) {
  const before = rows(root).length;
  await chooseRole(root, role);
  await fill(query(root, '[role=combobox]'), person.nom ?? '');
  await chooseOption(root, person.nom ?? '');
  await until(() => rows(root).length === before + 1);
}

/** Fills in a name, waits until it is checked, and sets a day. */
export async function fillEvent(root: ShadowRoot, name: string) {
  await fill(input(root, 'nom_evenement'), name);
  setValue(input(root, 'date'), DAY);
  await until(() => nameMessage(root) === "Ce nom d'événement est disponible");
}

/** Whether the page has this text, which is quicker than finding its element. */
export const says = (root: ShadowRoot, words: string) => textOf(root).includes(words);
export const isAtList = (root: ShadowRoot) => until(() => says(root, 'La liste'));
