/** The form of a consent: who may have given it, and what is wrong with what was typed. No React. */
import { ageOn } from '../../../../domain/members/birthday';
import type { Member, Named } from '../../../../domain/members/member';
import {
  CONSENT_NAME_MAX,
  CONSENT_PROOF_MAX,
  isAskedWithParents,
} from '../../../../domain/register/consents';
import type { Consent, ConsentKind, ConsentUpdate } from '../../../../domain/register/consentWire';
import { readDay } from '../../../../domain/storedDay';
import { fullNameOf } from '../../../../texts/records/memberLabels';
import type { FormSchema } from '../../../../ui/form/Form';
import type { ConsentDialogTexts } from './texts.fr';

/** The choice of a parent by name. */
export const BY_NAME = 'nom';

export interface ConsentValues extends Required<Omit<ConsentUpdate, 'updated_at'>> {
  reponse: 'oui' | 'non';
}

/** What is known of the person and the kind on a day. */
export interface AskedConsent {
  age: number | null;
  /** Whether the parents decide with the child. */
  isYoung: boolean;
  needsBoth: boolean;
}

export function askedOn(member: Member, kind: ConsentKind, day: string): AskedConsent {
  const born = readDay(member.date_naissance);
  const isYoung = isAskedWithParents(born, day);
  return { age: ageOn(born, day), isYoung, needsBoth: isYoung && kind.deux_parents };
}

interface Option {
  value: string;
  label: string;
}

/** The person, where that isn't a child who agrees, their parents, and another one by name. */
export function giverOptions(
  member: Member,
  { isYoung }: Pick<AskedConsent, 'isYoung'>,
  noted: readonly (Named & { id: number })[],
  other: string,
): Option[] {
  const people = new Map<number, string>();
  if (!isYoung) people.set(member.id, fullNameOf(member));
  for (const parent of [...(member.parents ?? []), ...noted])
    if (parent.id && !(isYoung && parent.id === member.id)) people.set(parent.id, fullNameOf(parent));
  const known = Array.from(people, ([id, label]) => ({ value: String(id), label }));
  return [...known, { value: BY_NAME, label: other }];
}

/** Who is chosen at first. */
export function firstGiver(
  member: Member,
  { isYoung }: Pick<AskedConsent, 'isYoung'>,
  consent?: Consent,
): string {
  if (consent) return consent.donne_par_nom ? BY_NAME : String(consent.donne_par?.id ?? '');
  if (!isYoung) return String(member.id);
  const parents = member.parents ?? [];
  return parents.length === 1 ? String(parents[0]?.id) : '';
}

export const secondGiver = (consent?: Consent): string =>
  consent?.second_parent_nom ? BY_NAME : String(consent?.second_parent?.id ?? '');

const byRecord = (chosen: string): number | null => (chosen && chosen !== BY_NAME ? Number(chosen) : null);
const byName = (chosen: string, name: string): string | null => (chosen === BY_NAME && name ? name : null);

type Written = Partial<Record<string, string>>;
type Issue = { path: string[]; message: string };

function giverIssues(
  values: Written,
  { isYoung, needsBoth }: AskedConsent,
  isRefusal: boolean,
  texts: ConsentDialogTexts,
) {
  const {
    donne_par = '',
    donne_par_nom = '',
    second_parent = '',
    second_parent_nom = '',
    accord_enfant,
  } = values;
  const issues: Issue[] = [];
  const say = (field: string, message: string) => void issues.push({ path: [field], message });
  if (isYoung && !isRefusal && !accord_enfant) say('accord_enfant', texts.noChild);
  if (!donne_par) say('donne_par', texts.noGiver);
  if (donne_par === BY_NAME && !donne_par_nom) say('donne_par_nom', texts.noName);
  if (donne_par_nom.length > CONSENT_NAME_MAX) say('donne_par_nom', texts.tooLong(CONSENT_NAME_MAX));
  if (!needsBoth || isRefusal) return issues;
  if (!second_parent) say('second_parent', texts.noSecond);
  else if (second_parent === donne_par && second_parent !== BY_NAME) say('second_parent', texts.sameParent);
  if (second_parent === BY_NAME && !second_parent_nom) say('second_parent_nom', texts.noName);
  if (second_parent_nom.length > CONSENT_NAME_MAX) say('second_parent_nom', texts.tooLong(CONSENT_NAME_MAX));
  return issues;
}

function dayIssues(
  { du = '', jusquau = '', preuve: proof = '' }: Written,
  today: string,
  texts: ConsentDialogTexts,
) {
  const issues: Issue[] = [];
  if (!du) issues.push({ path: ['du'], message: texts.noDay });
  else if (du > today) issues.push({ path: ['du'], message: texts.future });
  if (jusquau && jusquau < du) issues.push({ path: ['jusquau'], message: texts.endBeforeStart });
  if (proof.length > CONSENT_PROOF_MAX)
    issues.push({ path: ['preuve'], message: texts.tooLong(CONSENT_PROOF_MAX) });
  return issues;
}

/** @param isRefusal of a consent that is changed; a new one says it by its answer */
export const consentFormSchema = (
  texts: ConsentDialogTexts,
  today: string,
  askedFor: (day: string) => AskedConsent,
  isRefusal: boolean,
): FormSchema<ConsentValues> => ({
  safeParse(values) {
    const written = values as Written;
    const { du = '', jusquau = '', preuve: proof = '', donne_par = '', second_parent = '' } = written;
    const answer = isRefusal || written.reponse === 'non' ? 'non' : 'oui';
    const asked = askedFor(du || today);
    const issues = [
      ...giverIssues(written, asked, answer === 'non', texts),
      ...dayIssues(written, today, texts),
    ];
    if (issues.length > 0) return { success: false, error: { issues } };
    const data: ConsentValues = {
      reponse: answer,
      du,
      ...{ jusquau: jusquau || null, preuve: proof || null },
      ...{ donne_par: byRecord(donne_par), donne_par_nom: byName(donne_par, written.donne_par_nom ?? '') },
      second_parent: byRecord(second_parent),
      second_parent_nom: byName(second_parent, written.second_parent_nom ?? ''),
      accord_enfant: asked.isYoung ? Boolean(written.accord_enfant) : null,
    };
    return { success: true, data };
  },
});

/** A stored consent in the form of what is sent, to compare two edits. */
export const flatConsent = ({ donne_par, second_parent, ...consent }: Consent) => ({
  ...consent,
  donne_par: donne_par?.id ?? null,
  second_parent: second_parent?.id ?? null,
});
