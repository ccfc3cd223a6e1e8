import { RIGHT_SUBJECTS, type Right, type RightSubject, type RightVerb } from '../domain/rights';
import type { Endpoint, Method, NamedFamily } from './endpoint';

/** What a family of calls is about, where its name does not say so. */
const SUBJECTS: Readonly<Record<NamedFamily, RightSubject>> = {
  membersFamily: 'membres',
  filtresPartages: 'filtres',
  groupsFamily: 'groupes',
  departmentsFamily: 'departements',
  doublons: 'membres',
  roles: 'evenements',
  intervenants: 'evenements',
  rendezVous: 'rendez-vous',
  flux: 'evenements',
  site: 'formulaires',
  services: 'evenements',
  absences: 'membres',
  consentements: 'membres',
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
  const subjects: Readonly<Record<string, RightSubject>> = SUBJECTS;
  const subject = subjects[family] ?? RIGHT_SUBJECTS.find((name) => name === family);
  if (!subject)
    throw new Error(
      `Parvis: «${id}» needs a right. Name «${family}» in domain/rights.ts, or its subject in rightOf.ts.`,
    );
  return `${subject}.${file ? 'exporter' : VERBS[method]}`;
}
