/**
 * Which entries are about people who are known already: one rule for the import on the server and for its preview in the
 * browser. The same e-mail address, or the same name with the same birth date or telephone, is the same person. The same
 * name with two birth dates is two people. A name with nothing else in common may be either, so a person decides.
 */
import { sortKey } from '../search/foldAccents';
import { type ComparableMember, emailKeys, numberKeys } from '../search/similarity';
import { readDay } from '../storedDay';

/** What is compared of an entry, as plain data. */
export interface EntryTraits {
  name: string;
  emails: readonly string[];
  /** `yyyy-mm-dd`, or empty. */
  born: string;
  phones: readonly string[];
}

export const entryTraits = (person: ComparableMember): EntryTraits => ({
  name: sortKey(person),
  emails: emailKeys(person),
  born: readDay(person.date_naissance) ?? '',
  phones: numberKeys(person),
});

export interface KnownEntry<Ref> {
  /** `homonym`: nothing but the name is common, and nothing tells them apart. */
  kind: 'double' | 'homonym';
  /** Where the first such person stands. */
  ref: Ref;
}

/** The first entry of a name, or of a name and a number, in all and by birth date. */
interface Namesakes<Ref> {
  first: Ref;
  byBirth: Map<string, Ref>;
}

/** The first of them who isn't told apart by another birth date. */
const notApart = <Ref>(all: Namesakes<Ref> | undefined, born: string): Ref | undefined =>
  born === '' ? all?.first : (all?.byBirth.get(born) ?? all?.byBirth.get(''));

function keep<Ref>(among: Map<string, Namesakes<Ref>>, key: string, born: string, ref: Ref): void {
  const known = among.get(key);
  if (!known) among.set(key, { first: ref, byBirth: new Map([[born, ref]]) });
  else if (!known.byBirth.has(born)) known.byBirth.set(born, ref);
}

/** People by what they are compared by. Of several who match, the one who was added first is found. */
export class KnownPeople<Ref> {
  private readonly byEmail = new Map<string, Ref>();
  private readonly byName = new Map<string, Namesakes<Ref>>();
  private readonly byPhone = new Map<string, Namesakes<Ref>>();

  add({ name, emails, born, phones }: EntryTraits, ref: Ref): void {
    for (const email of emails) if (!this.byEmail.has(email)) this.byEmail.set(email, ref);
    keep(this.byName, name, born, ref);
    for (const phone of phones) keep(this.byPhone, `${name}\t${phone}`, born, ref);
  }

  find({ name, emails, born, phones }: EntryTraits): KnownEntry<Ref> | undefined {
    const namesakes = this.byName.get(name);
    const doubles = [
      born === '' ? undefined : namesakes?.byBirth.get(born),
      ...emails.map((email) => this.byEmail.get(email)),
      ...phones.map((phone) => notApart(this.byPhone.get(`${name}\t${phone}`), born)),
    ];
    const double = doubles.find((ref) => ref !== undefined);
    if (double !== undefined) return { kind: 'double', ref: double };
    const homonym = notApart(namesakes, born);
    return homonym === undefined ? undefined : { kind: 'homonym', ref: homonym };
  }
}

/** What is found in the first of several lists: a person who is certainly the same, wherever, before one who may be. */
export const surest = <Ref>(found: readonly (KnownEntry<Ref> | undefined)[]): KnownEntry<Ref> | undefined =>
  found.find((one) => one?.kind === 'double') ?? found.find(Boolean);
