/** Checks a consent before it is stored: who gave it, for whom, and when. */
import { sql } from 'kysely';
import {
  CONSENT_NAME_MAX,
  CONSENT_PROOF_MAX,
  isAskedWithParents,
} from '../../../../../src/domain/register/consents';
import type { Consent, ConsentKind, ConsentUpdate } from '../../../../../src/domain/register/consentWire';
import { invalid, notFound } from '../../../http/httpError';
import type { Database } from '../../../store/database/database';
import { rowTexts } from '../../../store/rows/texts';
import { isLongerThan } from '../../../store/search/composed';
import { tidyLine } from '../../../store/search/tidyText';
import { isCalendarDay } from '../../../time/days';
import { consentReplies as replies } from './texts';

type Errors = Record<string, string>;

/** The person that a consent is about. */
interface Subject {
  id: number;
  date_naissance: string | null;
  parents: number[] | null;
}

/** @throws HttpError 404 where the record is gone */
async function subjectOf(db: Database, member: number): Promise<Subject> {
  const { rows } = await sql<Subject>`
    select m.id, m.date_naissance::text as date_naissance,
      (select array_agg(e.parent_id) from enfants as e where e.enfant_id = m.id) as parents
    from membres as m where m.id = ${member}`.execute(db);
  if (!rows[0]) throw notFound(rowTexts.noMember);
  return rows[0];
}

interface Asked {
  kind: ConsentKind;
  draft: Omit<ConsentUpdate, 'updated_at'>;
  today: string;
  isRefusal: boolean;
  /** What is changed; its givers stay good ones where a family link has gone since. */
  present?: Consent;
}

/** One who gave it: by record, or by name. */
interface Giver {
  id: number | null;
  name: string | null;
}

const giverOf = (id: number | null | undefined, name: string | null | undefined): Giver => ({
  id: id ?? null,
  name: id ? null : tidyLine(name) || null,
});

const isGiven = ({ id, name }: Giver): boolean => id !== null || name !== null;

function checkDays(
  { draft: { du, jusquau }, today, isRefusal, present }: Asked,
  born: string | null,
  errors: Errors,
) {
  if (!isCalendarDay(du)) errors.du = replies.noDay;
  else if (du > today) errors.du = replies.future;
  else if (born && du < born) errors.du = replies.beforeBirth;
  else if (!isRefusal && present?.retire_le && du > present.retire_le)
    errors.du = replies.withdrawnBefore(present.retire_le);
  if (!jusquau) return;
  if (!isCalendarDay(jusquau)) errors.jusquau = replies.noDay;
  else if (isCalendarDay(du) && jusquau < du) errors.jusquau = replies.endBeforeStart;
}

/** Whether the record is that of a parent, or was when the consent was noted. */
function isParent(id: number, { parents }: Subject, present: Consent | undefined): boolean {
  const noted = [present?.donne_par?.id, present?.second_parent?.id];
  return (parents ?? []).includes(id) || noted.includes(id);
}

/** A parent by record must be linked; one by name must have a name of a usual length. */
function checkGiver(
  field: 'donne_par' | 'second_parent',
  giver: Giver,
  subject: Subject,
  present: Consent | undefined,
) {
  const errors: Errors = {};
  if (giver.id !== null && giver.id !== subject.id && !isParent(giver.id, subject, present))
    errors[field] = replies.notLinked;
  if (giver.name && isLongerThan(giver.name, CONSENT_NAME_MAX))
    errors[`${field}_nom`] = replies.nameTooLong(CONSENT_NAME_MAX);
  return errors;
}

/** Who must have agreed for a child: the child, and one parent or both. */
function childErrors(
  { kind, draft }: Asked,
  subject: Subject,
  [first, second]: readonly [Giver, Giver],
): Errors {
  const errors: Errors = {};
  if (draft.accord_enfant !== true) errors.accord_enfant = replies.noChild;
  if (first.id === subject.id) errors.donne_par = replies.notChild;
  else if (!isGiven(first)) errors.donne_par = replies.noParent;
  if (!kind.deux_parents) return errors;
  if (second.id === subject.id) errors.second_parent = replies.notChild;
  else if (!isGiven(second)) errors.second_parent = replies.noSecondParent;
  return errors;
}

const isSame = (first: Giver, second: Giver): boolean =>
  isGiven(second) && first.id === second.id && first.name?.toLowerCase() === second.name?.toLowerCase();

/**
 * @returns the columns to store, and the proof
 * @throws HttpError 404 where the person is gone, 422 with a sentence per field
 */
export async function checkedConsent(db: Database, member: number, asked: Asked) {
  const { draft, isRefusal, present } = asked;
  const subject = await subjectOf(db, member);
  const first = giverOf(draft.donne_par, draft.donne_par_nom);
  const isYoung = isAskedWithParents(subject.date_naissance ?? undefined, draft.du);
  const second = isYoung ? giverOf(draft.second_parent, draft.second_parent_nom) : giverOf(null, null);
  const errors: Errors = {
    ...(isYoung && !isRefusal ? childErrors(asked, subject, [first, second]) : {}),
    ...checkGiver('donne_par', first, subject, present),
    ...checkGiver('second_parent', second, subject, present),
  };
  checkDays(asked, subject.date_naissance, errors);
  if (!isGiven(first) && !errors.donne_par && !present) errors.donne_par = replies.noGiver;
  if (isSame(first, second)) errors.second_parent = replies.sameParent;
  const proof = tidyLine(draft.preuve) || null;
  if (isLongerThan(proof ?? '', CONSENT_PROOF_MAX)) errors.preuve = replies.proofTooLong(CONSENT_PROOF_MAX);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    proof,
    columns: {
      donne_par_id: first.id,
      donne_par_nom: first.name,
      second_parent_id: second.id,
      second_parent_nom: second.name,
      accord_enfant: isYoung ? (draft.accord_enfant ?? null) : null,
      du: draft.du,
      jusquau: isRefusal ? null : draft.jusquau || null,
    },
  };
}
