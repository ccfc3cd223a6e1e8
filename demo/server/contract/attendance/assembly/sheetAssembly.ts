/** What the answers about a sheet say of its assembly: the settings, who votes, and the proxies. */
import type { SheetPerson } from '../../../../../src/domain/attendance/sheet';
import type { Voter } from '../../../../../src/domain/attendance/votes';
import type { Api } from '../../../guard/api';
import type { EventDay } from '../eventDay';
import { assemblyAnswer, assemblyOf } from './assembly';
import { peopleIn, proxiesOf } from './readProxies';
import { onLines, type SheetLines, sheetLines } from './sheetLines';
import { votersOn } from './voters';

/** How the sheet of an assembly differs from another one. */
interface AssemblyPart {
  /** People who stand on the sheet because they vote, or because a proxy names them. */
  ids: readonly number[];
  /** The people with whether they vote. */
  told(people: readonly SheetPerson[]): Promise<SheetPerson[]>;
  facts: object;
}

const NO_PART: AssemblyPart = { ids: [], told: async (people) => [...people], facts: {} };

/** Each person once, by the number of the line, with whether they vote. */
const withVotes = (
  people: readonly SheetPerson[],
  voters: ReadonlyMap<number, Voter>,
  { lineOf, memberOf }: SheetLines,
): SheetPerson[] =>
  people.flatMap((person) => {
    if (lineOf(person.id) !== person.id) return [];
    const voter = voters.get(memberOf(person.id));
    const family = [...new Set(person.famille.map((id) => lineOf(id)))].filter((id) => id !== person.id);
    return [
      {
        ...person,
        famille: family,
        vote: voter !== undefined,
        ...(voter?.isMinor && { sans_pouvoir: true }),
      },
    ];
  });

/** For a sheet as a whole. */
export async function wholeAssembly(api: Api, sheet: EventDay): Promise<AssemblyPart> {
  const { db } = api;
  const assembly = await assemblyOf(api, db, sheet);
  if (!assembly) return NO_PART;
  const lines = await sheetLines(db, sheet);
  const voters = await votersOn(db, assembly, sheet.day);
  const proxies = (await proxiesOf(db, assembly.id)).map((proxy) => onLines(proxy, lines));
  return {
    ids: [...[...voters.keys()].map((id) => lines.lineOf(id)), ...peopleIn(proxies)],
    told: async (people) => withVotes(people, voters, lines),
    facts: { assemblee: assemblyAnswer(assembly), pouvoirs: proxies },
  };
}

/** For what changed on a sheet. Proxies are few, so all of them come with any change, and with them the people in them. */
export async function changedAssembly(api: Api, sheet: EventDay, isNew: boolean): Promise<AssemblyPart> {
  const { db } = api;
  const assembly = await assemblyOf(api, db, sheet);
  if (!assembly) return NO_PART;
  const facts = { assemblee: assemblyAnswer(assembly) };
  if (!isNew) return { ...NO_PART, facts };
  const lines = await sheetLines(db, sheet);
  const proxies = (await proxiesOf(db, assembly.id)).map((proxy) => onLines(proxy, lines));
  const told = async (people: readonly SheetPerson[]) => {
    const ids = people.map(({ id }) => lines.memberOf(id));
    return withVotes(people, await votersOn(db, assembly, sheet.day, ids), lines);
  };
  return { ids: peopleIn(proxies), told, facts: { ...facts, pouvoirs: proxies } };
}
