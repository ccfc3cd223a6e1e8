import { memberWriteCalls } from '../../../../src/api/endpoints/memberWrites';
import { ADDRESS_FIELDS } from '../../../../src/domain/members/family';
import { IMPORT_COLUMNS } from '../../../../src/domain/members/fileColumns';
import type { MemberDraft } from '../../../../src/domain/members/memberDraft';
import { recordOf } from '../../../../src/domain/records';
import type { Api } from '../../guard/api';
import { writeRoute } from '../../guard/writes/writeRoute';
import { HttpError } from '../../http/httpError';
import { Reply } from '../../http/route';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { memberWithRelations } from '../../store/rows/memberDetail';
import { nameOf, persons } from '../../store/rows/person';
import { linkChildren } from './children';
import { type FamilyLine, familyLines, LineRefusals } from './familyLines';
import { checkedMember } from './memberFields';
import { insertMember, updateMember } from './memberWrites';
import { marry } from './spouse';
import { memberTexts } from './texts';

const adultsOf = (lines: readonly FamilyLine[]) => lines.filter(({ isChild }) => !isChild);

/** Runs what may refuse, and puts the refusal at the line. Other errors pass. */
async function orRefused(refusals: LineRefusals, line: FamilyLine, field: string, work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const [sentence = error.message] = Object.values(error.details.errors ?? {});
    refusals.add(line, field, sentence);
  }
}

/**
 * Refuses people on file who are gone, and adults of a couple whose spouse is somebody else: a marriage never ends here,
 * unlike with the call that names a spouse.
 */
async function checkKnown(trx: WriteTransaction, lines: readonly FamilyLine[], areSpouses: boolean) {
  const refusals = new LineRefusals();
  const ids = lines.flatMap(({ id }) => id ?? []);
  const found = ids.length > 0 ? await persons(trx, ids) : new Map();
  const spouses = await persons(trx, [0, ...[...found.values()].map(({ conjoint_id }) => conjoint_id ?? 0)]);
  const adults = adultsOf(lines);
  for (const line of lines) {
    if (line.id === undefined) continue;
    const person = found.get(line.id);
    if (!person) refusals.add(line, 'id', memberTexts.gonePerson);
    const spouse = spouses.get(person?.conjoint_id ?? 0);
    const other = adults.find(({ place }) => place !== line.place);
    if (person && spouse && areSpouses && !line.isChild && spouse.id !== other?.id)
      refusals.add(line, 'conjoint', memberTexts.familyMarried(nameOf(person), nameOf(spouse)));
  }
  refusals.check(409);
}

/** Replaces the address of a person on file, if it is still the one that was seen. */
async function move(trx: WriteTransaction, id: number, { address, seen }: FamilyLine, today: string) {
  const row = await trx
    .selectFrom('membres')
    .select(IMPORT_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { fields, errors } = checkedMember({ ...row, ...address } as MemberDraft, today);
  const [sentence] = ADDRESS_FIELDS.flatMap((field) => errors[field] ?? []);
  if (sentence) throw new HttpError(422, sentence);
  await updateMember(
    trx,
    id,
    { ...row, ...recordOf(ADDRESS_FIELDS, (field) => fields[field] ?? null) },
    seen,
  );
}

/** Creates the new ones and replaces addresses. @returns the ids in the order of the lines */
async function storePeople(trx: WriteTransaction, lines: readonly FamilyLine[], today: string) {
  const refusals = new LineRefusals();
  const ids: number[] = [];
  for (const line of lines) {
    const { id, fields, address } = line;
    if (id !== undefined && Object.keys(address).length > 0)
      await orRefused(refusals, line, 'adresse', () => move(trx, id, line, today));
    ids.push(id ?? (await insertMember(trx, fields!, today)));
  }
  refusals.check(409);
  return ids;
}

/** Links spouses, parents and children. Links that are there already stay. */
async function linkFamily(
  trx: WriteTransaction,
  lines: readonly FamilyLine[],
  ids: readonly number[],
  areSpouses: boolean,
): Promise<void> {
  const refusals = new LineRefusals();
  const adults = adultsOf(lines);
  if (areSpouses)
    await orRefused(refusals, adults[1]!, 'conjoint', async () => {
      await marry(trx, ids[0]!, ids[1]!);
    });
  refusals.check(422);
  const parents = await persons(trx, ids.slice(0, adults.length));
  for (const { place } of adults) {
    const own = lines.filter((line) => line.parents.includes(place));
    const idOf = (line: FamilyLine) => ids[lines.indexOf(line)]!;
    const refused = await linkChildren(trx, parents.get(ids[place]!)!, own.map(idOf));
    for (const line of own) {
      const sentence = refused.get(idOf(line));
      if (sentence) refusals.add(line, 'parents', sentence);
    }
  }
  refusals.check(422);
}

/** Serves a family: new members, links and addresses, in one transaction. */
export function wholeFamilyRoute(api: Api): void {
  const { today } = api;
  writeRoute(api, memberWriteCalls.createFamily, 'membres', ({ body }) => {
    const lines = familyLines(body, today(), api);
    return async (trx) => {
      await checkKnown(trx, lines, body.conjoints);
      const ids = await storePeople(trx, lines, today());
      await linkFamily(trx, lines, ids, body.conjoints);
      const members = [];
      for (const id of ids) members.push(await memberWithRelations(trx, id));
      const count = lines.filter(({ id }) => id === undefined).length;
      const split = body.adultes.length;
      const stored = { adultes: members.slice(0, split), enfants: members.slice(split) };
      return new Reply(stored, memberTexts.familyCreated(count), 201);
    };
  });
}
