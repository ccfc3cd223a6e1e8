import { FACTOR_ASKED } from '../../../../src/domain/accounts/requirements';
import {
  ACCOUNT_ROLES,
  type Right,
  type RightSubject,
  type RightVerb,
  type Role,
  rightsOf,
} from '../../../../src/domain/rights';
import { HttpError } from '../../http/httpError';
import { rightTexts } from './texts';

/** Whether the right is about one's own account, which stays open. */
export const isOwn = (right: Right): boolean => right.startsWith('profil.');

const held = new Map<Role, ReadonlySet<Right>>(ACCOUNT_ROLES.map((role) => [role, new Set(rightsOf(role))]));

/**
 * @throws HttpError 403 with the sentence that says what the role doesn't allow, or with `etat` while the session must
 *   set up a second factor first
 */
export function requireRight(
  { role, facteur_exige = false }: { role: Role; facteur_exige?: boolean },
  right: Right | undefined,
): void {
  if (facteur_exige && right && !isOwn(right))
    throw new HttpError(403, rightTexts.factorNeeded, { etat: FACTOR_ASKED });
  if (!right || held.get(role)?.has(right)) return;
  const [subject, verb] = right.split('.') as [RightSubject, RightVerb];
  throw new HttpError(403, rightTexts.refused(role, verb, subject));
}
