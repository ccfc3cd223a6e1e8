import { noteCalls } from '../../../../../src/api/endpoints/register/notes';
import type { Api } from '../../../guard/api';
import { operationToUndo } from '../../../guard/undo/operationToUndo';
import { writeRoute } from '../../../guard/writes/writeRoute';
import { Reply, readRoute } from '../../../http/route';
import { checkedKinds, noteKinds, setNoteKinds } from './noteKinds';
import { deleteNote, insertNote, memberNotes, updateNote } from './notes';
import { noteKindReplies, noteReplies } from './texts';

function noteWrites(api: Api): void {
  writeRoute(api, noteCalls.create, 'membres', ({ id, body }, { user: viewer }) => async (trx) => {
    const saved = await insertNote(trx, Number(id), body, { viewer, today: api.today() });
    const operation = await operationToUndo(api, noteCalls.create, trx);
    return new Reply({ ...saved, operation }, noteReplies.created(body.genre), 201);
  });
  writeRoute(api, noteCalls.update, 'membres', ({ id, note, body }, { user: viewer }) => async (trx) => {
    const place = { member: Number(id), id: Number(note) };
    const saved = await updateNote(trx, place, body, { viewer, today: api.today() });
    const operation = await operationToUndo(api, noteCalls.update, trx);
    return new Reply({ ...saved, operation }, noteReplies.updated);
  });
  writeRoute(api, noteCalls.remove, 'membres', ({ id, note }, { user: viewer }) => async (trx) => {
    const place = { member: Number(id), id: Number(note) };
    await deleteNote(trx, place, viewer);
    const operation = await operationToUndo(api, noteCalls.remove, trx);
    return new Reply({ id: place.id, operation }, noteReplies.removed);
  });
}

/** Serves notes and visits of members, and the kinds that the organisation has of its own. */
export function noteRoutes(api: Api): void {
  readRoute(api, noteCalls.list, ({ id, limite }, { user }) => memberNotes(api.db, Number(id), user, limite));
  readRoute(api, noteCalls.kinds, () => noteKinds(api.db));
  noteWrites(api);
  writeRoute(api, noteCalls.setKinds, 'unqueued', ({ body: { genres, updated_at: seen } }) => {
    const kinds = checkedKinds(genres);
    return async (trx) => new Reply(await setNoteKinds(trx, kinds, seen), noteKindReplies.saved);
  });
}
