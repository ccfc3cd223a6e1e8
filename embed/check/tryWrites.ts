/*
 * What `--write` does: makes one record of each kind, changes a member and an event, and deletes all of it again. Every record is
 * marked, so that one that could not be deleted is found.
 */
import type { Client } from '../../src/api/client';
import { departmentCalls } from '../../src/api/endpoints/departments';
import { eventCalls } from '../../src/api/endpoints/events';
import { formCalls } from '../../src/api/endpoints/forms';
import { groupCalls } from '../../src/api/endpoints/groups';
import { memberCalls } from '../../src/api/endpoints/members';
import { memberWriteCalls } from '../../src/api/endpoints/memberWrites';
import { roleCalls } from '../../src/api/endpoints/speakers';
import { stepCalls } from '../../src/api/endpoints/steps';
import { tagCalls } from '../../src/api/endpoints/tags';
import { failureOf } from '../../src/api/errors';
import { failedResult, type Result } from './checkBackEnd';

const MARK = 'parvis-check';
const COLOR = '#76C12C';
const FIELD = { nom_du_champ: 'Remarque', type_de_champ: 'text', is_required: false };
const FIRST_NAMES = ['Essai', 'Essai modifié'] as const;

type Kind = 'group' | 'department' | 'tag' | 'step' | 'member' | 'role' | 'event' | 'form';

/** How a record of one kind is made, found where its answer has no id, and deleted. */
interface RecordKind {
  kind: Kind;
  call: string;
  create(client: Client, name: string): Promise<unknown>;
  find?(client: Client, name: string): Promise<number | undefined>;
  remove(client: Client, id: number): Promise<unknown>;
}

const memberDraft = (name: string) => ({ nom: name, prenom: FIRST_NAMES[0], genre: 'feminin' as const });
const firstPage = (search: string) => ({ page: 1, page_size: 10, search });

const KINDS: readonly RecordKind[] = [
  {
    kind: 'group',
    call: 'POST /api/groupes/',
    create: (client, name) =>
      client.call(groupCalls.create, { body: { nom: name, description: MARK, color: COLOR } }),
    remove: (client, id) => client.call(groupCalls.remove, { id }),
  },
  {
    kind: 'department',
    call: 'POST /api/departements/',
    create: (client, name) =>
      client.call(departmentCalls.create, { body: { nom: name, mission: MARK, color: COLOR } }),
    remove: (client, id) => client.call(departmentCalls.remove, { id }),
  },
  {
    kind: 'tag',
    call: 'POST /api/tags/',
    create: (client, name) => client.call(tagCalls.create, { body: { name } }),
    remove: (client, id) => client.call(tagCalls.remove, { id }),
  },
  {
    kind: 'step',
    call: 'POST /api/etapes/',
    create: (client, name) =>
      client.call(stepCalls.create, { body: { libelle: name, description: MARK, ordre: 1, couleur: COLOR } }),
    remove: (client, id) => client.call(stepCalls.remove, { id }),
  },
  {
    kind: 'member',
    call: 'POST /api/membres/',
    create: (client, name) => client.call(memberWriteCalls.create, { body: memberDraft(name) }),
    find: async (client, name) => (await client.call(memberCalls.list, firstPage(name))).results[0]?.id,
    remove: (client, id) => client.call(memberWriteCalls.remove, { id }),
  },
  {
    kind: 'role',
    call: 'POST /api/roles-intervenants/',
    create: (client, name) => client.call(roleCalls.create, { body: { libelle: name } }),
    remove: (client, id) => client.call(roleCalls.remove, { id }),
  },
  {
    kind: 'event',
    call: 'POST /api/events/',
    create: (client, name) => client.call(eventCalls.create, { body: eventDraft(name) }),
    remove: (client, id) => client.call(eventCalls.remove, { id }),
  },
  {
    kind: 'form',
    call: 'POST /api/formulaires/',
    create: (client, name) =>
      client.call(formCalls.create, {
        body: {
          nom_du_formulaire: name,
          description: MARK,
          form_extend: false,
          form_static: false,
          champs: [FIELD],
        },
      }),
    find: async (client, name) => (await client.call(formCalls.list, firstPage(name))).results[0]?.id,
    remove: (client, id) => client.call(formCalls.remove, { id }),
  },
];

const eventDraft = (name: string) => ({
  nom_evenement: name,
  lieu: MARK,
  date: '2099-01-01T10:00:00',
  heure_debut: '10:00',
  heure_fin: '11:00',
  is_recurrent: false,
});

/** Empties the place and the hours of an event, as its form does: by leaving their keys out. */
const emptiedEvent = (client: Client, id: number) => ({
  call: `PUT /api/events/${id}/`,
  misses: 'emptying the place or the hours of an event',
  work: async () => {
    const { nom_evenement, updated_at } = await client.call(eventCalls.get, { id });
    const body = { id, nom_evenement, date: '2099-01-01T00:00:00', is_recurrent: false, updated_at };
    await client.call(eventCalls.update, { id, body });
    const { lieu, heure_debut } = await client.call(eventCalls.get, { id });
    const kept = [lieu && 'lieu', heure_debut && 'heure_debut'].filter(Boolean);
    if (kept.length > 0) throw new Error(`${kept.join(', ')} stayed although the body was without it`);
  },
});

/** What is done with the member, as far as the other records are there. */
const memberSteps = (client: Client, ids: Partial<Record<Kind, number>>, name: string) => {
  const { member: id = 0, group, department, tag } = ids;
  const membre_ids = [id];
  const read = () => client.call(memberCalls.withRelations, { id });
  return [
    {
      call: `PUT /api/membres/${id}/`,
      misses: 'editing a member',
      work: async () => {
        const { updated_at } = await read();
        const body = { ...memberDraft(name), id, prenom: FIRST_NAMES[1], updated_at };
        await client.call(memberWriteCalls.update, { id, body });
        if ((await read()).prenom !== FIRST_NAMES[1])
          throw new Error('the first name that was sent is not stored');
      },
    },
    group !== undefined && {
      call: `POST /api/groupes/${group}/insert_membre/`,
      misses: 'adding people to a group',
      work: () => client.call(groupCalls.addMembers, { id: group, body: { membre_ids } }),
    },
    department !== undefined && {
      call: 'POST /api/serviteurs/ajouter_membre_departement/',
      misses: 'adding people to a department',
      work: () =>
        client.call(departmentCalls.addMembers, { body: { departement_id: department, membre_ids } }),
    },
    tag !== undefined && {
      call: 'POST /api/membres/taged_multiple/',
      misses: 'giving tags to members',
      work: () => client.call(memberWriteCalls.addTags, { body: { membre_ids, tags_ids: [tag] } }),
    },
  ];
};

/** Makes a call and reports what came of it. @returns whether it worked */
async function isDone(
  onResult: (result: Result) => void,
  { call, misses, work }: { call: string; misses: string; work(): Promise<unknown> },
): Promise<boolean> {
  try {
    await work();
    onResult({ call, outcome: 'works' });
    return true;
  } catch (error) {
    onResult(failedResult(call, failureOf(error), misses));
    return false;
  }
}

const idOf = (answer: unknown) => (answer as { id?: number } | null | undefined)?.id;

/** @returns the records that could not be deleted, such as «member “parvis-check k3”», to be deleted by hand */
export async function tryWrites(
  client: Client,
  onResult: (result: Result) => void,
): Promise<readonly string[]> {
  const name = `${MARK} ${Date.now().toString(36)}`;
  const ids: Partial<Record<Kind, number>> = {};
  const left: string[] = [];
  for (const { kind, call, create, find } of KINDS) {
    const work = async () => {
      const answer = await create(client, name);
      left.push(`${kind} “${name}”`);
      const id = idOf(answer) ?? (await find?.(client, name));
      if (id === undefined) throw new Error('it is stored, but neither its answer nor a search gives its id');
      ids[kind] = id;
    };
    await isDone(onResult, { call, misses: `a new ${kind}`, work });
  }
  if (ids.member !== undefined)
    for (const step of memberSteps(client, ids, name)) if (step) await isDone(onResult, step);
  if (ids.event !== undefined) await isDone(onResult, emptiedEvent(client, ids.event));
  for (const { kind, remove } of [...KINDS].reverse()) {
    const id = ids[kind];
    if (id === undefined) continue;
    const call = `DELETE the ${kind}`;
    if (await isDone(onResult, { call, misses: `deleting a ${kind}`, work: () => remove(client, id) }))
      left.splice(left.indexOf(`${kind} “${name}”`), 1);
  }
  return left;
}
