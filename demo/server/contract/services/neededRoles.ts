/** The roles that an event needs on each of its dates. */
import { NEEDED_ROLES_MAX, type NeededRole, ROLE_NUMBER_MAX } from '../../../../src/domain/events/staffing';
import { nextVersion } from '../../guard/writes/version';
import { HttpError, invalid } from '../../http/httpError';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { checkEvent } from '../events/assignments';
import { eventTexts } from '../events/texts';
import { serviceReplies } from './texts';

const stored = (db: Database, event: number): Promise<NeededRole[]> =>
  db
    .selectFrom('roles_attendus')
    .select(['role_id as role_intervenant', 'nombre'])
    .where('evenement_id', '=', event)
    .orderBy('role_id')
    .execute();

const listed = (roles: readonly NeededRole[]): string =>
  JSON.stringify(roles.map(({ role_intervenant, nombre }) => [role_intervenant, nombre]).sort());

/** @throws HttpError 422 with a sentence for each refused role, at `roles.{index}` */
function checkRoles(roles: readonly NeededRole[]): void {
  if (roles.length > NEEDED_ROLES_MAX)
    throw invalid({ roles: serviceReplies.tooManyRoles(NEEDED_ROLES_MAX) });
  const errors: Record<string, string> = {};
  const seen = new Set<number>();
  for (const [index, { role_intervenant, nombre }] of roles.entries()) {
    if (seen.has(role_intervenant)) errors[`roles.${index}`] = serviceReplies.roleTwice;
    seen.add(role_intervenant);
    if (!Number.isInteger(nombre) || nombre < 1 || nombre > ROLE_NUMBER_MAX)
      errors[`roles.${index}`] = serviceReplies.roleNumber(ROLE_NUMBER_MAX);
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function checkThere(trx: WriteTransaction, roles: readonly NeededRole[]): Promise<void> {
  const ids = roles.map(({ role_intervenant }) => role_intervenant);
  const isId = (id: number) => Number.isInteger(id) && Math.abs(id) < 2 ** 31;
  const possible = ids.filter(isId);
  const found = possible.length
    ? await trx
        .selectFrom('roles_intervenants')
        .select('id')
        .where('id', 'in', possible)
        .forKeyShare()
        .execute()
    : [];
  const known = new Set(found.map(({ id }) => id));
  const gone = ids.findIndex((id) => !known.has(id));
  if (gone >= 0) throw invalid({ [`roles.${gone}`]: eventTexts.goneRole });
}

/**
 * Replaces the roles that an event needs. One that stays keeps its row, so that the journal only tells what changed.
 * @param seen what the user saw
 * @throws HttpError 404 when the event is gone, 409 with the present roles where they have changed, 422
 */
export async function replaceNeededRoles(
  trx: WriteTransaction,
  event: number,
  roles: readonly NeededRole[],
  seen: readonly NeededRole[] | null | undefined,
): Promise<void> {
  checkRoles(roles);
  await checkEvent(trx, event);
  const before = await stored(trx, event);
  if (seen && listed(seen) !== listed(before))
    throw new HttpError(409, serviceReplies.rolesChanged, { present: before });
  await checkThere(trx, roles);
  const wanted = roles.map(({ role_intervenant }) => role_intervenant);
  const gone = before.map(({ role_intervenant }) => role_intervenant).filter((id) => !wanted.includes(id));
  if (gone.length)
    await trx
      .deleteFrom('roles_attendus')
      .where('evenement_id', '=', event)
      .where('role_id', 'in', gone)
      .execute();
  for (const { role_intervenant, nombre } of roles) {
    const present = before.find((one) => one.role_intervenant === role_intervenant);
    if (!present)
      await trx
        .insertInto('roles_attendus')
        .values({ evenement_id: event, role_id: role_intervenant, nombre })
        .execute();
    else if (present.nombre !== nombre)
      await trx
        .updateTable('roles_attendus')
        .set({ nombre, updated_at: nextVersion })
        .where('evenement_id', '=', event)
        .where('role_id', '=', role_intervenant)
        .execute();
  }
}
