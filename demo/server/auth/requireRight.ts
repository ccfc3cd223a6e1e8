import {
  type Right,
  type RightSubject,
  type RightVerb,
  ROLES,
  type Role,
  rightsOf,
} from '../../../src/domain/droits';
import { HttpError } from '../http/httpError';
import { rightTexts } from './texts';

const held = new Map<Role, ReadonlySet<Right>>(ROLES.map((role) => [role, new Set(rightsOf(role))]));

/** @throws HttpError 403 with the sentence that says what the role doesn't allow */
export function requireRight({ role }: { role: Role }, right: Right | undefined): void {
  if (!right || held.get(role)?.has(right)) return;
  const [subject, verb] = right.split('.') as [RightSubject, RightVerb];
  throw new HttpError(403, rightTexts.refused(role, verb, subject));
}
