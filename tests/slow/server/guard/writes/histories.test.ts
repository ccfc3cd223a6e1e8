import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { PairComparison } from '../../../../../src/domain/duplicates/merge';
import { choiceList, comparisonsOf, proposedChoices } from '../../../../../src/domain/duplicates/mergeFields';
import { type JsonAnswer, signedInServer } from '../../../../fast/server/signedInServer';

const server = signedInServer(1);

/** Numbers that look random and are the same in each run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const MEMBERS = 5;
const TAGS = 2;
const STEPS = 120;

/** What undoing a merge takes back: the links that the kept member got, and the spouses that changed. */
interface Merge {
  operation: number;
  tagged: string[];
  children: string[];
  spouses: { id: number; before: number | undefined; after: number | undefined }[];
}

/** What a history should have left: who is there, and which links are there while both of their ends are. */
class Expected {
  readonly members = new Map<number, number | null>();
  readonly tags = new Map<number, number | null>();
  readonly tagged = new Set<string>();
  readonly children = new Set<string>();
  readonly spouses = new Map<number, number>();
  /** Links that a call added or removed, to be undone. */
  readonly operations: { id: number; pairs: readonly string[]; isAdded: boolean }[] = [];
  /** Couples of which one was deleted, and perhaps the other since. */
  readonly apart = new Set<string>();

  /** The merges that ended a member who isn't there, by the member. */
  readonly merges = new Map<number, Merge>();

  isThere = (id: number): boolean => this.members.get(id) === null;

  divorce(id: number): void {
    const other = this.spouses.get(id);
    if (other === undefined) return;
    this.spouses.delete(id);
    this.spouses.delete(other);
  }

  marry(one: number, other: number): void {
    this.divorce(one);
    this.divorce(other);
    this.spouses.set(one, other).set(other, one);
  }

  deleteMember(id: number, entry: number): void {
    const spouse = this.spouses.get(id);
    if (spouse !== undefined) this.apart.add(`${id} ${spouse}`);
    this.divorce(id);
    this.members.set(id, entry);
  }

  merge(
    to: number,
    from: number,
    { corbeille: trash, operation }: { corbeille: number; operation: number },
  ): void {
    const spouse = this.spouses.get(to) ?? this.spouses.get(from);
    const changed = [to, from, this.spouses.get(to), this.spouses.get(from)].filter((id) => id !== undefined);
    const before = new Map(changed.map((id) => [id, this.spouses.get(id)]));
    this.divorce(from);
    if (spouse !== undefined) this.marry(to, spouse);
    const copied = (links: Set<string>, isOther: (id: number) => boolean) => {
      const copies = [...links]
        .filter((link) => this.isLinked(link, isOther) && link.split(' ').includes(String(from)))
        .map((link) => link.split(' ').map((id) => (Number(id) === from ? to : id)))
        .map((ids) => ids.join(' '));
      const missing = copies.filter((link) => !links.has(link));
      for (const link of missing) links.add(link);
      return missing;
    };
    const merge = {
      operation,
      tagged: copied(this.tagged, this.isTag),
      children: copied(this.children, this.isThere),
      spouses: changed.map((id) => ({ id, before: before.get(id), after: this.spouses.get(id) })),
    };
    this.members.set(from, trash);
    this.merges.set(from, merge);
  }

  /** Links go where both of their ends are; spouses come back together or not at all. */
  private undoMerge({ tagged, children, spouses }: Merge): void {
    for (const link of tagged) if (this.isLinked(link, this.isTag)) this.tagged.delete(link);
    for (const link of children) if (this.isLinked(link, this.isThere)) this.children.delete(link);
    const changed = spouses.filter(({ before, after }) => before !== after);
    const ids = changed.map(({ id }) => id);
    const isFree = ({ id, before, after }: Merge['spouses'][number]) =>
      this.isThere(id) &&
      this.spouses.get(id) === after &&
      (before === undefined ||
        (this.isThere(before) && (ids.includes(before) || this.spouses.get(before) === undefined)));
    if (!changed.every(isFree)) return;
    for (const { id } of changed) this.spouses.delete(id);
    for (const { id, before } of changed) if (before !== undefined) this.spouses.set(id, before);
  }

  restoreMember(id: number): void {
    this.members.set(id, null);
    const merge = this.merges.get(id);
    this.merges.delete(id);
    if (merge) this.undoMerge(merge);
    for (const couple of [...this.apart]) {
      const [one = 0, other = 0] = couple.split(' ').map(Number);
      if (!this.isThere(one) || !this.isThere(other)) continue;
      this.apart.delete(couple);
      if (!this.spouses.has(one) && !this.spouses.has(other)) this.marry(one, other);
    }
  }

  /** Links with a deleted end stay as they are, and come back with it or not at all. */
  undo({ pairs, isAdded }: Expected['operations'][number]): void {
    for (const pair of pairs) {
      const [member = 0, tag = 0] = pair.split(' ').map(Number);
      if (!isAdded) this.tagged.add(pair);
      else if (this.isThere(member) && this.tags.get(tag) === null) this.tagged.delete(pair);
    }
  }

  isTag = (id: number): boolean => this.tags.get(id) === null;

  private isLinked(link: string, isOther: (id: number) => boolean): boolean {
    const [member = 0, other = 0] = link.split(' ').map(Number);
    return this.isThere(member) && isOther(other);
  }

  /** The links of which both ends are there, as the database lists them. */
  links() {
    const there = (pairs: ReadonlySet<string>, isOther: (id: number) => boolean) =>
      [...pairs].filter((pair) => this.isLinked(pair, isOther));
    return {
      members: [...this.members.keys()].filter(this.isThere).sort(),
      tagged: there(this.tagged, this.isTag).sort(),
      children: there(this.children, this.isThere).sort(),
      spouses: [...this.spouses].map(([one, other]) => `${one} ${other}`).sort(),
    };
  }
}

async function lastOperation(): Promise<number> {
  const { results } = await server.call<{ results: { id: number }[] }>('GET', '/api/journal/?page_size=1');
  return results[0]?.id ?? 0;
}

const call = (method: string, path: string, body?: unknown): Promise<JsonAnswer> =>
  server.call(method, path, body);

async function found(expected: Expected) {
  const ids = [...expected.members.keys()];
  const pairs = async (text: ReturnType<typeof sql>) =>
    (await sql<{ pair: string }>`${text}`.execute(server.db)).rows.map(({ pair }) => pair).sort();
  const { rows } = await sql<{ id: number }>`select id from membres where id = any(${ids})`.execute(
    server.db,
  );
  return {
    members: rows.map(({ id }) => id).sort(),
    tagged: await pairs(
      sql`select membre_id || ' ' || tag_id as pair from membres_tags where membre_id = any(${ids})`,
    ),
    children: await pairs(
      sql`select parent_id || ' ' || enfant_id as pair from enfants where parent_id = any(${ids})`,
    ),
    spouses: await pairs(sql`select id || ' ' || conjoint_id as pair from membres
      where id = any(${ids}) and conjoint_id is not null`),
  };
}

/** Merges as the screen does, but always keeps the spouse of the first. */
async function merge(expected: Expected, to: number, from: number): Promise<void> {
  const { data: pair } = await server.call<{ data: PairComparison | null }>(
    'GET',
    `/api/doublons/${to}/${from}/`,
  );
  if (!pair || pair.refus) return;
  const choices = proposedChoices(comparisonsOf(pair.un, pair.autre));
  if (choices.conjoint) choices.conjoint = to;
  const { status, data } = await call('POST', '/api/doublons/fusionner/', {
    garde: { id: to, updated_at: pair.un.updated_at },
    autre: { id: from, updated_at: pair.autre.updated_at },
    choix: choiceList(choices),
  });
  if (status === 200) expected.merge(to, from, data);
}

/** Restores a member from the trash, or undoes the merge that ended it in the journal. */
function restore(expected: Expected, id: number, entry: number, isUndone: boolean): Promise<JsonAnswer> {
  const merge = expected.merges.get(id);
  const path = merge && isUndone ? `journal/${merge.operation}/annuler` : `corbeille/${entry}/restaurer`;
  return call('POST', `/api/${path}/`);
}

/** One step: deletes or restores a row, or makes or removes a link. Calls that the server refuses change nothing. */
async function step(expected: Expected, below: (max: number) => number): Promise<void> {
  const pick = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b)[below([...ids].length)] ?? 0;
  const [member, other] = [pick(expected.members.keys()), pick(expected.members.keys())];
  const tag = pick(expected.tags.keys());
  const isDone = ({ status }: JsonAnswer) => status < 300;
  switch (below(9)) {
    case 0:
    case 1: {
      const [rows, path, id] = below(3)
        ? ([expected.members, 'membres', member] as const)
        : ([expected.tags, 'tags', tag] as const);
      const entry = rows.get(id);
      if (entry === null || entry === undefined) {
        if (below(2)) break;
        const { data } = await call('DELETE', `/api/${path}/${id}/`);
        if (rows === expected.members) expected.deleteMember(id, data.corbeille);
        else rows.set(id, data.corbeille);
      } else {
        const isMember = rows === expected.members;
        const { status } = isMember
          ? await restore(expected, id, entry, below(2) === 0)
          : await call('POST', `/api/corbeille/${entry}/restaurer/`);
        expect(status).toBe(200);
        if (isMember) expected.restoreMember(id);
        else rows.set(id, null);
      }
      break;
    }
    case 2: {
      const membre_ids = [...new Set([member, other])].filter(expected.isThere);
      if (!membre_ids.length) break;
      const answer = await call('POST', '/api/membres/taged_multiple/', { membre_ids, tags_ids: [tag] });
      if (!isDone(answer)) break;
      const pairs = membre_ids.map((id) => `${id} ${tag}`).filter((pair) => !expected.tagged.has(pair));
      for (const pair of pairs) expected.tagged.add(pair);
      if (pairs.length) expected.operations.push({ id: answer.data.operation, pairs, isAdded: true });
      break;
    }
    case 3: {
      const body = { tag_ids: [tag] };
      const isTag = expected.tags.get(tag) === null;
      const pair = `${member} ${tag}`;
      if (!isTag || !isDone(await call('POST', `/api/membres/${member}/untaged_multiple/`, body))) break;
      if (expected.tagged.delete(pair))
        expected.operations.push({ id: await lastOperation(), pairs: [pair], isAdded: false });
      break;
    }
    case 4:
    case 5: {
      const operation = expected.operations[below(expected.operations.length)];
      if (!operation) break;
      const { status, data } = await call('POST', `/api/journal/${operation.id}/annuler/`);
      expect([200, 409]).toContain(status);
      // A removal with a deleted end waits for it, and was not undone.
      if (status === 200 && (operation.isAdded || data.annules + data.gardes > 0)) expected.undo(operation);
      break;
    }
    case 6: {
      const body = { enfants_ids: [other] };
      if (isDone(await call('POST', `/api/membres/${member}/ajouter_enfant/`, body)))
        expected.children.add(`${member} ${other}`);
      break;
    }
    case 7:
      await merge(expected, member, other);
      break;
    default: {
      const body = { conjoint_id: other };
      if (isDone(await call('POST', `/api/membres/${member}/ajouter_conjoint/`, body)))
        expected.marry(member, other);
    }
  }
}

describe('Any history of writes, deletions, merges, restorations and undoing', { timeout: 180_000 }, () => {
  it.each([1, 2, 3])(
    'leaves every link whose two ends are there, and no other (number %i) [J2, J5, J8]',
    async (seed) => {
      const below = numbersFrom(seed);
      const expected = new Expected();
      for (let at = 0; at < MEMBERS; at++)
        expected.members.set(await server.add({ nom: `Suite ${at}` }), null);
      for (let at = 0; at < TAGS; at++) {
        const { data } = await call('POST', '/api/tags/', { name: `Suite ${seed} ${at}` });
        expected.tags.set(data.id, null);
      }
      for (let at = 0; at < STEPS; at++) {
        await step(expected, below);
        expect([at, await found(expected)]).toEqual([at, expected.links()]);
      }
    },
  );
});
