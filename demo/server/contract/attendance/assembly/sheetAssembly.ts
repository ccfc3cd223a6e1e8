/** What the answers about a sheet say of its assembly: the settings, who votes, and the proxies. */
import type { SheetPerson } from '../../../../../src/domain/attendance/sheet';
import type { Voter } from '../../../../../src/domain/attendance/votes';
import type { Api } from '../../../guard/api';
import type { EventDay } from '../eventDay';
import { assemblyAnswer, assemblyOf } from './assembly';
import { peopleIn, proxiesOf } from './readProxies';
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

const withVotes = (people: readonly SheetPerson[], voters: ReadonlyMap<number, Voter>): SheetPerson[] =>
  people.map((person) => {
    const voter = voters.get(person.id);
    return { ...person, vote: voter !== undefined, ...(voter?.isMinor && { sans_pouvoir: true }) };
  });

/** For a sheet as a whole. */
export async function wholeAssembly(api: Api, sheet: EventDay): Promise<AssemblyPart> {
  const { db } = api;
  const assembly = await assemblyOf(api, db, sheet);
  if (!assembly) return NO_PART;
  const voters = await votersOn(db, assembly, sheet.day);
  const proxies = await proxiesOf(db, assembly.id);
  return {
    ids: [...voters.keys(), ...peopleIn(proxies)],
    told: async (people) => withVotes(people, voters),
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
  const proxies = await proxiesOf(db, assembly.id);
  const told = async (people: readonly SheetPerson[]) => {
    const ids = people.map(({ id }) => id);
    return withVotes(people, await votersOn(db, assembly, sheet.day, ids));
  };
  return { ids: peopleIn(proxies), told, facts: { ...facts, pouvoirs: proxies } };
}
