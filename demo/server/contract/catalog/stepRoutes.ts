import { sql } from 'kysely';
import { stepsFamily } from '../../../../src/api/endpoints/configuredFamilies';
import { stepCalls } from '../../../../src/api/endpoints/steps';
import type { Api } from '../../guard/api';
import { nextVersion } from '../../guard/writes/version';
import { writeRoute } from '../../guard/writes/writeRoute';
import { HttpError, invalid, notFound } from '../../http/httpError';
import { Reply, readRoute } from '../../http/route';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { idsIn } from '../members/MemberSplit';
import { addStep, removeStep } from '../members/tagsAndSteps';
import { memberTexts } from '../members/texts';
import { stepsInOrder } from './catalogLists';
import { stepEntries } from './entries';
import { ENTRY_NAME_MAX } from './entryFields';
import { entryOf } from './entryRoutes';
import { isEntryNameTaken } from './entryWrites';
import { catalogTexts } from './texts';

const STEPS_MAX = 1000;
const SUFFIX_ROOM = 20;

/** @throws HttpError 409 when the steps or their order are no longer those that the user saw */
async function reorder(trx: WriteTransaction, order: readonly number[], seen: readonly number[]) {
  const before = (await stepsInOrder(trx)).map(({ id }) => id);
  const known = new Set(before);
  const isSame = order.length === before.length && order.every((id) => known.has(id));
  if (!isSame || String(seen) !== String(before)) throw new HttpError(409, catalogTexts.orderChanged);
  await sql`update etapes set ordre = place.ordre, updated_at = ${nextVersion}
    from unnest(${order}::integer[]) with ordinality as place(id, ordre)
    where etapes.id = place.id and etapes.ordre <> place.ordre`.execute(trx);
  return stepsInOrder(trx);
}

async function freeName(trx: WriteTransaction, label: string): Promise<string> {
  const start = [...label].slice(0, ENTRY_NAME_MAX - SUFFIX_ROOM).join('');
  for (let copy = 1; ; copy++) {
    const name = catalogTexts.copyOf(start, copy);
    if (!(await isEntryNameTaken(trx, stepEntries.kind, name))) return name;
  }
}

/** Copies a step under another name, at the end. Its members stay with the original. */
async function duplicate(trx: WriteTransaction, id: number) {
  const { libelle } = await entryOf(trx, stepEntries, id);
  const { rows } = await sql<{ id: number }>`
    insert into etapes (libelle, description, ordre, couleur, duree_estimee, conditions, actif)
    select ${await freeName(trx, libelle)}, description, (select max(ordre) + 1 from etapes), couleur, duree_estimee,
      conditions, actif from etapes where id = ${id}
    returning id`.execute(trx);
  return entryOf(trx, stepEntries, rows[0]!.id);
}

async function toggle(trx: WriteTransaction, id: number) {
  await sql`update etapes set actif = not actif, updated_at = ${nextVersion} where id = ${id}`.execute(trx);
  return entryOf(trx, stepEntries, id);
}

function memberRoutes(api: Api): void {
  writeRoute(api, stepsFamily.assignMember, 'membres', ({ id, body }) => {
    const ids = idsIn('membre_id', [body.membre_id], '');
    return async (trx) => {
      const { step, chosen } = await addStep(trx, Number(id), ids, api.today());
      const [refusal] = chosen.refusals;
      if (refusal?.message === memberTexts.goneMember) throw notFound(refusal.message);
      if (refusal) throw new HttpError(409, refusal.message);
      return new Reply(null, memberTexts.stepped(step.libelle, 1));
    };
  });
  writeRoute(api, stepsFamily.removeMember, 'membres', ({ id, body }) => {
    const [member] = idsIn('membre_id', [body.membre_id], '');
    return async (trx) => {
      await removeStep(trx, member!, Number(id));
      return new Reply(null, memberTexts.stepTaken);
    };
  });
}

/** Serves what only steps have: their order, copies, and links to members. */
export function stepRoutes(api: Api): void {
  const { db } = api;
  readRoute(api, stepsFamily.ordered, () => stepsInOrder(db));
  readRoute(api, stepsFamily.active, async () => (await stepsInOrder(db)).filter(({ actif }) => actif));
  writeRoute(api, stepCalls.reorder, 'membres', ({ body }) => {
    const ids = idsIn('etape_ids', body.etape_ids, catalogTexts.noStep, STEPS_MAX);
    if (ids.length < body.etape_ids.length) throw invalid({ etape_ids: catalogTexts.stepTwice });
    return async (trx) => new Reply(await reorder(trx, ids, body.avant), catalogTexts.reordered);
  });
  writeRoute(api, stepsFamily.duplicate, 'membres', ({ id }) => async (trx) => {
    const copy = await duplicate(trx, Number(id));
    return new Reply(copy, stepEntries.kind.texts.created(copy.libelle), 201);
  });
  writeRoute(api, stepsFamily.toggleStatus, 'membres', ({ id }) => async (trx) => {
    const step = await toggle(trx, Number(id));
    return new Reply(step, stepEntries.kind.texts.updated(step.libelle));
  });
  memberRoutes(api);
}
