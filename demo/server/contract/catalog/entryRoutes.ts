import type { PathVariable, ReadEndpoint, WriteEndpoint } from '../../../../src/api/endpoint';
import type { Api } from '../../guard/api';
import { writeRoute } from '../../guard/writes/writeRoute';
import { invalid, notFound } from '../../http/httpError';
import { Reply, readRoute } from '../../http/route';
import type { Database } from '../../store/database/database';
import type { Entries } from './entries';
import { deleteEntry, insertEntry, updateEntry } from './entryWrites';
import { catalogTexts } from './texts';

interface ById {
  id: PathVariable;
}

/** What an update sends beside the fields. */
interface Edited extends ById {
  updated_at?: string | null | undefined;
}

/** The endpoints that every list has, under addresses of its own. */
interface EntryFamily<T, D> {
  create: WriteEndpoint<unknown, D, T>;
  get: ReadEndpoint<ById, undefined, T>;
  update: WriteEndpoint<ById, D & Edited, T | null | undefined>;
  remove: WriteEndpoint<ById, undefined, unknown>;
}

/** @throws HttpError 404 */
export async function entryOf<T, D>(db: Database, { rows }: Entries<T, D>, id: number): Promise<T> {
  const [row] = await rows(db, id);
  if (!row) throw notFound();
  return row;
}

/** The body's type depends on the list, and TypeScript can't resolve it in the arguments of a generic route. */
const bodyIn = <D>(args: unknown): D => (args as { body: D }).body;

/** Serves the creation, reading, change and deletion of one row. */
export function entryRoutes<T, D>(api: Api, entries: Entries<T, D>, family: EntryFamily<T, D>): void {
  const { db } = api;
  const { kind } = entries;
  writeRoute(api, family.create, 'membres', (args) => {
    const fields = entries.fields(bodyIn<D>(args));
    return async (trx) => {
      const id = await insertEntry(trx, kind, fields);
      await entries.place?.(trx, id);
      const row = await entryOf(trx, entries, id);
      return new Reply(row, kind.texts.created(String(fields[kind.name])), 201);
    };
  });
  readRoute(api, family.get, ({ id }) => entryOf(db, entries, Number(id)));
  writeRoute(api, family.update, 'membres', (args) => {
    const [{ id }, body] = [args as ById, bodyIn<D & Edited>(args)];
    // Some families send it as text.
    if (Number(body.id) !== Number(id)) throw invalid({ id: catalogTexts.otherId });
    const fields = entries.fields(body);
    return async (trx) => {
      const present = () => entryOf(trx, entries, Number(id));
      await updateEntry(trx, kind, Number(id), fields, { seen: body.updated_at, present });
      const row = await present();
      return new Reply(row, kind.texts.updated(String(fields[kind.name])));
    };
  });
  writeRoute(
    api,
    family.remove,
    'membres',
    ({ id }) =>
      async (trx) => {
        return new Reply(null, await deleteEntry(trx, kind, Number(id)));
      },
    { trash: kind.table },
  );
}
