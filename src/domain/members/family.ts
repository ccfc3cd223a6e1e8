/*
 * A family as its sheet holds it: who is new and who is on file, what follows from the family for each of them, and which
 * links it means. No React, no calls.
 */
import { recordOf } from '../records';
import { foldAccents, sortKey } from '../search/foldAccents';
import type { FamilyDraft, FamilyDraftPerson } from './familyDraft';
import { IMPORT_COLUMNS } from './fileColumns';
import { joinedNameOf, type Member, spouseName } from './member';
import type { MemberDraft } from './memberDraft';

/** The parts of an address. */
export const ADDRESS_FIELDS = ['adresse', 'adresse_complement', 'code_postal', 'ville'] as const;
type Address = Pick<MemberDraft, (typeof ADDRESS_FIELDS)[number]>;

/** What is asked once for all. */
export interface FamilyHead extends Address {
  nom: string;
}

/** A new member, with what follows from the family. */
export interface NewPerson {
  /** Of the line in the sheet. */
  key: string;
  draft: MemberDraft;
}

/** Somebody on file, as the record was read. */
export interface KnownPerson {
  key: string;
  known: Member;
  /** The family's address replaces that of the record. */
  takesAddress: boolean;
}

export type FamilyPerson = NewPerson | KnownPerson;

/** `parents` are keys of adults. */
export type FamilyChild = FamilyPerson & { parents: readonly string[] };

export interface Family {
  head: FamilyHead;
  /** The two adults are each other's spouse. */
  isCouple: boolean;
  adults: readonly FamilyPerson[];
  children: readonly FamilyChild[];
}

export const isKnown = <P extends FamilyPerson>(person: P): person is P & KnownPerson => 'known' in person;
export const isNew = <P extends FamilyPerson>(person: P): person is P & NewPerson => 'draft' in person;

export const peopleOf = ({ adults, children }: Family): readonly FamilyPerson[] => [...adults, ...children];

const personOf = (person: FamilyPerson) => (isKnown(person) ? person.known : person.draft);

/** A draft whose last name, address and town are those of the family unless it has its own. */
export const inherited = (draft: MemberDraft, head: FamilyHead): MemberDraft => ({
  ...draft,
  nom: draft.nom || head.nom,
  ...recordOf(ADDRESS_FIELDS, (field) => draft[field] || head[field]),
});

const written = (text: string | null | undefined): string => text?.trim() ?? '';

/** The address of a person on file once it takes that of the family; an empty part of the family's leaves the person's. */
export const addressWith = (known: Member, head: Address): Address =>
  recordOf(ADDRESS_FIELDS, (field) => written(head[field]) || written(known[field]) || null);

/** Whether two addresses are the same, as forms can't tell null from an empty text. */
export const isSameAddress = (
  one: Partial<Pick<Member, keyof Address>>,
  other: Partial<Pick<Member, keyof Address>>,
): boolean => ADDRESS_FIELDS.every((field) => written(one[field]) === written(other[field]));

/** The address that a person on file gets; nothing where it stays. */
export function newAddressOf(person: FamilyPerson, head: FamilyHead): Address | undefined {
  if (!isKnown(person) || !person.takesAddress) return undefined;
  const address = addressWith(person.known, head);
  return isSameAddress(address, person.known) ? undefined : address;
}

/** The whole record with another address, as an edit sends it. */
export const movedDraft = (known: Member, address: Address): MemberDraft =>
  ({ ...recordOf(IMPORT_COLUMNS, (field) => known[field] ?? null), ...address }) as MemberDraft;

/** Whether a member's spouse is this person. A back end may write the spouse as a name. */
export function isSpouseOf({ conjoint: spouse }: Member, person: FamilyPerson): boolean {
  if (typeof spouse === 'object' && spouse?.id != null)
    return isKnown(person) && spouse.id === person.known.id;
  const name = foldAccents(spouseName(spouse));
  const { nom, prenom } = personOf(person);
  return name !== '' && [`${nom} ${prenom}`, `${prenom} ${nom}`].some((each) => foldAccents(each) === name);
}

/** Why a line can't be saved. `name` is that of the person concerned. */
export interface FamilyProblem {
  key: string;
  kind: 'twice' | 'repeated' | 'married';
  name: string;
}

const isRepeat = (one: FamilyPerson, other: FamilyPerson): boolean => {
  if (!isNew(one) || !isNew(other)) return false;
  const born = one.draft.date_naissance;
  return Boolean(born) && born === other.draft.date_naissance && sortKey(one.draft) === sortKey(other.draft);
};

const isSamePerson = (one: FamilyPerson, other: FamilyPerson): boolean =>
  isKnown(one) && isKnown(other) && one.known.id === other.known.id;

/** What is wrong between the lines: the same person in two of them, or an adult who is married to somebody else. */
export function problemsOf(family: Family): FamilyProblem[] {
  const people = peopleOf(family);
  const found = people.flatMap((person, at): FamilyProblem[] => {
    const { key } = person;
    const before = people.slice(0, at);
    const name = joinedNameOf(personOf(person));
    if (before.some((other) => isSamePerson(person, other))) return [{ key, kind: 'twice', name }];
    return before.some((other) => isRepeat(person, other)) ? [{ key, kind: 'repeated', name }] : [];
  });
  const married = family.adults.flatMap((person): FamilyProblem[] => {
    const other = spouseIn(family, person);
    if (!other || !isKnown(person)) return [];
    const name = spouseName(person.known.conjoint);
    return name && !isSpouseOf(person.known, other) ? [{ key: person.key, kind: 'married', name }] : [];
  });
  return [...found, ...married];
}

/** The other adult of a couple. */
export function spouseIn({ isCouple, adults }: Family, person: FamilyPerson): FamilyPerson | undefined {
  return isCouple ? adults.find(({ key }) => key !== person.key) : undefined;
}

export const childrenOf = ({ children }: Family, parent: FamilyPerson): readonly FamilyChild[] =>
  children.filter(({ parents }) => parents.includes(parent.key));

/** The family as one call sends it. */
export function familyDraftOf(family: Family): FamilyDraft {
  const { head, isCouple, adults, children } = family;
  const places = adults.map(({ key }) => key);
  const sent = (person: FamilyPerson): FamilyDraftPerson => {
    if (!isKnown(person)) return { fiche: person.draft };
    const { id, updated_at } = person.known;
    const address = newAddressOf(person, head);
    return { id, ...(address && { ...address, updated_at }) };
  };
  return {
    adultes: adults.map(sent),
    enfants: children.map((child) => ({
      ...sent(child),
      parents: child.parents.map((key) => places.indexOf(key)),
    })),
    conjoints: isCouple && adults.length > 1,
  };
}

const PLACE = /^(adultes|enfants)\.(\d+)\.(\w+)$/;

/** The refusals of that call by line: `adultes.1.email` becomes the key of the second adult and `email`. */
export function refusalsByLine(
  { adults, children }: Family,
  fields: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, sentence]) => {
      const [, list, place, field] = PLACE.exec(name) ?? [];
      const line = (list === 'adultes' ? adults : children)[Number(place)];
      return [line ? `${line.key}.${field}` : name, sentence];
    }),
  );
}
