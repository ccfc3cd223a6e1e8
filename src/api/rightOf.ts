import type { Right, RightSubject, RightVerb } from '../domain/droits';
import type { Endpoint, Method } from './endpoint';

const SUBJECTS: Readonly<Record<string, RightSubject>> = {
  membres: 'membres',
  membersFamily: 'membres',
  groupes: 'groupes',
  groupsFamily: 'groupes',
  departements: 'departements',
  departmentsFamily: 'departements',
  tags: 'tags',
  etapes: 'etapes',
  evenements: 'evenements',
  roles: 'evenements',
  intervenants: 'evenements',
  formulaires: 'formulaires',
  rendezVous: 'rendez-vous',
  statistiques: 'statistiques',
};

const VERBS: Readonly<Record<Method, RightVerb>> = {
  GET: 'lire',
  POST: 'modifier',
  PUT: 'modifier',
  PATCH: 'modifier',
  DELETE: 'supprimer',
};

/**
 * The right that a call needs: what its row says, or else what follows from its family and method.
 * @returns nothing for calls that are open to visitors
 * @throws when the family of the call has no subject, so that no call is left without a right by mistake
 */
export function rightOf({ id, method, anonymous, right, file }: Endpoint): Right | undefined {
  if (anonymous) return undefined;
  if (right) return right;
  const [family = ''] = id.split('.');
  const subject = SUBJECTS[family];
  if (!subject)
    throw new Error(`Parvis: «${id}» needs a right. Name the subject of «${family}» in rightOf.ts.`);
  return `${subject}.${file ? 'exporter' : VERBS[method]}`;
}
