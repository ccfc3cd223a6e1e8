/**
 * Rights are checked before the body of a call is read, so that strangers cost little. The body may take long, and the
 * write may wait for its turn: session, account or right can end meanwhile. So the transaction of the write asks again.
 */
import type { Endpoint } from '../../../../src/api/endpoint';
import { rightOf } from '../../../../src/api/rightOf';
import { HttpError } from '../../http/httpError';
import type { CallContext } from '../../http/route';
import { httpTexts } from '../../http/texts';
import type { WriteTransaction } from '../../store/database/writeQueue';
import type { Api } from '../api';

/** @throws HttpError 401 when session or account have ended, 403 when the right has */
export type StillAllowed = (trx: WriteTransaction) => Promise<void>;

/** What the transaction of a write asks first; nothing for calls of visitors. */
export function stillAllowed(
  { tokens, authorize }: Pick<Api, 'tokens' | 'authorize'>,
  endpoint: Endpoint,
  { user, token }: CallContext,
  isPublic: boolean,
): StillAllowed | undefined {
  if (isPublic) return undefined;
  const right = rightOf(endpoint);
  const changesAccounts = right?.startsWith('comptes.') || right?.startsWith('profil.');
  return async (trx) => {
    const held = await tokens.holdSession(trx, token ?? '', changesAccounts ? 'exclusive' : 'shared');
    if (!user || !held) throw new HttpError(401, httpTexts.unauthorized);
    authorize({ ...user, ...held }, right);
  };
}
