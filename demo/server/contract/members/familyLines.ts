/** The lines of a family that is stored at once: each is checked, and named by its place where it is refused. */
import { ADDRESS_FIELDS } from '../../../../src/domain/members/family';
import {
  ADULTS_MAX,
  CHILDREN_MAX,
  type FamilyDraft,
  type FamilyDraftPerson,
} from '../../../../src/domain/members/familyDraft';
import { knownFields } from '../../../../src/domain/members/memberFieldRules';
import { HttpError, invalid } from '../../http/httpError';
import { httpTexts } from '../../http/texts';
import type { Announcing } from '../../store/rows/whoCounts';
import { checkedMember, type WritableMember } from './memberFields';
import { memberTexts } from './texts';

const ID_MAX = 2 ** 31 - 1;

export interface FamilyLine {
  isChild: boolean;
  /** In its list, from 0. */
  place: number;
  /** Of somebody on file; undefined for a new member. */
  id: number | undefined;
  /** What is stored of a new member. */
  fields: WritableMember | undefined;
  /** What replaces the address of somebody on file, and the version of the record that was seen. */
  address: Partial<Pick<WritableMember, (typeof ADDRESS_FIELDS)[number]>>;
  seen: string | null | undefined;
  /** Of a child: places of adults. */
  parents: readonly number[];
}

/** Collects the reasons of refused lines, by line and field, and ends the call with all of them. */
export class LineRefusals {
  readonly #errors: Record<string, string> = {};
  readonly #sentences: string[] = [];

  add({ isChild, place }: Pick<FamilyLine, 'isChild' | 'place'>, field: string, sentence: string): void {
    const name = `${isChild ? 'enfants' : 'adultes'}.${place}.${field}`;
    if (name in this.#errors) return;
    this.#errors[name] = sentence;
    this.#sentences.push(memberTexts.familyLine(isChild, place + 1, sentence));
  }

  /** @throws HttpError where a line was refused */
  check(status: 409 | 422): void {
    if (this.#sentences.length > 0)
      throw new HttpError(status, this.#sentences.join(' '), { errors: this.#errors });
  }
}

function checkCounts({ adultes: adults, enfants: children, conjoints: areSpouses }: FamilyDraft): void {
  if (adults.length < 1 || adults.length > ADULTS_MAX) throw invalid({ adultes: memberTexts.familyAdults });
  if (children.length > CHILDREN_MAX) throw invalid({ enfants: memberTexts.familyChildren(CHILDREN_MAX) });
  if (areSpouses && adults.length < 2) throw invalid({ conjoints: memberTexts.familyCouple });
}

const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= ID_MAX;

/** @throws HttpError 422 with a sentence for each refused field */
export function familyLines(draft: FamilyDraft, today: string, announced: Announcing): FamilyLine[] {
  checkCounts(draft);
  const refusals = new LineRefusals();
  const seenIds = new Set<number>();
  const lineOf = (person: FamilyDraftPerson, at: Pick<FamilyLine, 'isChild' | 'place' | 'parents'>) => {
    const { fiche: record, updated_at: seen } = person;
    const id = person.id ?? undefined;
    const checked = record ? checkedMember(record, today, announced) : undefined;
    for (const [field, sentence] of Object.entries(checked?.errors ?? {})) refusals.add(at, field, sentence);
    if (Boolean(checked) === (id !== undefined)) refusals.add(at, 'id', memberTexts.familyPerson);
    if (id !== undefined && !isId(id)) refusals.add(at, 'id', memberTexts.badId);
    if (id !== undefined && seenIds.has(id)) refusals.add(at, 'id', memberTexts.familyTwice);
    if (id !== undefined) seenIds.add(id);
    const sent = knownFields(ADDRESS_FIELDS, (name) => announced.capabilities.includes(name));
    const address = Object.fromEntries(
      sent.flatMap((field) => (person[field] ? [[field, person[field]]] : [])),
    );
    return { ...at, id, fields: checked?.fields, address, seen };
  };
  const isPlace = (place: number) => Number.isInteger(place) && place in draft.adultes;
  const lines = [
    ...draft.adultes.map((person, place) => lineOf(person, { isChild: false, place, parents: [] })),
    ...draft.enfants.map((person, place) => {
      const parents = [...new Set(person.parents)];
      const at = { isChild: true, place, parents };
      if (parents.length === 0) refusals.add(at, 'parents', httpTexts.required);
      else if (!parents.every(isPlace)) refusals.add(at, 'parents', memberTexts.familyParents);
      return lineOf(person, at);
    }),
  ];
  refusals.check(422);
  return lines;
}
