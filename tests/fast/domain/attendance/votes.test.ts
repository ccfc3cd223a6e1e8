import { describe, expect, it } from 'vitest';
import {
  countVotes,
  possibleHolders,
  proxyFates,
  proxyJudge,
  type VotingState,
} from '../../../../src/domain/attendance/votes';

const AT = (minute: number) => `2026-12-12T14:${String(minute).padStart(2, '0')}:00.000Z`;

/** Ids of people by name, so that a test reads as a morning. */
const [anne, bob, carl, dora, zoe] = [1, 2, 3, 4, 5];
const VOTERS = [anne, bob, carl, dora, zoe];

interface Morning {
  there?: readonly number[];
  left?: Readonly<Record<number, number>>;
  /** Giver, holder, minute; no holder where it was taken back. */
  proxies?: readonly (readonly [number | null, number | null, number])[];
  most?: number;
  minors?: readonly number[];
  voters?: readonly number[];
  cameAt?: number;
}

function morning(given: Morning): VotingState {
  const { there = [], left = {}, proxies = [], most = 2, minors = [], voters = VOTERS, cameAt = 10 } = given;
  const ticks = new Map(
    there.map((id) => [id, { etat: 'present' as const, parti: false, constate_le: AT(cameAt) }]),
  );
  for (const [id, minute] of Object.entries(left))
    ticks.set(Number(id), { etat: 'present', parti: true, constate_le: AT(minute) });
  return {
    voters: new Map(voters.map((id) => [id, { isMinor: minors.includes(id) }])),
    ticks,
    proxies: proxies.map(([mandant_id, porteur_id, minute]) => ({
      ...{ mandant_id, porteur_id, repris: false, constate_le: AT(minute) },
    })),
    most,
  };
}

const votesOf = (given: Morning) => countVotes(morning(given)).votes;
const idlesOf = (given: Morning) => proxyFates(morning(given)).map(({ idle }) => idle);
const reasonOf = (given: Morning, giver: number, holder: number, options = {}) =>
  proxyJudge(morning(given))(giver, holder, options)?.reason;

describe('countVotes', () => {
  it('counts voters who are there, and those whom a holder who is there represents', () => {
    const state = morning({ there: [anne, bob], proxies: [[carl, anne, 5]] });
    expect(countVotes(state)).toEqual({ voters: 5, present: 2, represented: 1, votes: 3 });
  });

  it('counts no person who doesn’t vote, nor their proxy, nor one that they hold', () => {
    const voters = [anne, bob];
    const proxies = [[carl, anne, 1] as const, [bob, dora, 2] as const];
    expect(votesOf({ voters, there: [anne, dora], proxies })).toBe(1);
    expect(idlesOf({ voters, there: [anne, dora], proxies })).toEqual(['no voter', 'no voter']);
  });

  it('lets a giver who arrives vote alone, so that the total stays', () => {
    const proxies = [[carl, anne, 5] as const];
    expect(votesOf({ there: [anne], proxies })).toBe(2);
    expect(votesOf({ there: [anne, carl], proxies })).toBe(2);
    expect(idlesOf({ there: [anne, carl], proxies })).toEqual(['taken back']);
  });

  it('keeps what a giver took back when they leave again, and counts what they give on leaving', () => {
    const left = { [carl]: 20 };
    expect(votesOf({ there: [anne], left, proxies: [[carl, anne, 5]] })).toBe(1);
    expect(votesOf({ there: [anne], left, proxies: [[carl, anne, 20]] })).toBe(2);
  });

  it('stops counting the proxies of a holder who leaves', () => {
    const proxies = [[carl, anne, 5] as const, [dora, anne, 6] as const];
    expect(votesOf({ there: [anne, bob], proxies })).toBe(4);
    expect(votesOf({ there: [bob], left: { [anne]: 30 }, proxies })).toBe(1);
    expect(idlesOf({ there: [bob], left: { [anne]: 30 }, proxies })).toEqual(['left', 'left']);
  });

  it('counts the first of too many proxies of one holder, whatever order they come in', () => {
    const proxies = [
      [dora, anne, 9],
      [bob, anne, 3],
      [carl, anne, 6],
    ] as const;
    expect(votesOf({ there: [anne], proxies })).toBe(3);
    const fates = proxyFates(morning({ there: [anne], proxies }));
    expect(fates.map(({ proxy, idle }) => [proxy.mandant_id, idle])).toEqual([
      [bob, undefined],
      [carl, undefined],
      [dora, 'too many'],
    ]);
  });

  it('keeps the vote of an erased giver or holder', () => {
    expect(votesOf({ there: [anne], proxies: [[null, anne, 1]] })).toBe(2);
    expect(votesOf({ there: [], proxies: [[bob, null, 1]] })).toBe(1);
  });

  it('counts a circle once a person of it is there, and never more votes than people', () => {
    const proxies = [[anne, bob, 1] as const, [bob, anne, 2] as const];
    expect(votesOf({ proxies })).toBe(0);
    expect(votesOf({ there: [anne], proxies })).toBe(2);
    expect(votesOf({ there: [anne, bob], proxies })).toBe(2);
  });
});

describe('proxyJudge', () => {
  it.each([
    ['to oneself', {}, anne, anne, 'self'],
    ['of no voter', { voters: [bob] }, anne, bob, 'giver'],
    ['to no voter', { voters: [anne] }, anne, bob, 'holder'],
    ['of a minor', { minors: [anne] }, anne, bob, 'minor'],
    ['to a minor', { minors: [bob] }, anne, bob, 'minor'],
    ['where none are taken', { most: 0 }, anne, bob, 'closed'],
    ['of a person who is there', { there: [anne] }, anne, bob, 'there'],
    ['to a person who has left', { left: { [bob]: 20 } }, anne, bob, 'left'],
    ['to a holder who gave theirs', { proxies: [[bob, carl, 1]] }, anne, bob, 'passing'],
    ['of a giver who holds one', { proxies: [[carl, anne, 1]] }, anne, bob, 'holding'],
    ['in a circle', { proxies: [[bob, anne, 1]] }, anne, bob, 'passing'],
    ['given before', { proxies: [[anne, carl, 1]] }, anne, bob, 'given'],
    ['to a holder with as many as may be', { proxies: [[carl, bob, 1]], most: 1 }, anne, bob, 'full'],
  ] as const)('refuses a proxy %s', (_, given: Morning, giver, holder, reason) => {
    expect(reasonOf(given, giver, holder)).toBe(reason);
  });

  it('takes one of a person who left, one to a person who took theirs back, and the same one again', () => {
    expect(reasonOf({ left: { [anne]: 20 } }, anne, bob)).toBeUndefined();
    expect(reasonOf({ there: [bob], proxies: [[bob, carl, 1]] }, anne, bob)).toBeUndefined();
    expect(reasonOf({ proxies: [[anne, bob, 1]], most: 1 }, anne, bob)).toBeUndefined();
  });

  it('takes one that was given before the giver came, and a later one in place of an earlier', () => {
    expect(reasonOf({ there: [anne] }, anne, bob, { at: Date.parse(AT(9)) })).toBeUndefined();
    expect(reasonOf({ there: [anne] }, anne, bob, { at: Date.parse(AT(11)) })).toBe('there');
    expect(reasonOf({ proxies: [[anne, carl, 1]] }, anne, bob, { mayReplace: true })).toBeUndefined();
  });

  it('says who is the third person', () => {
    expect(proxyJudge(morning({ proxies: [[bob, carl, 1]] }))(anne, bob)).toEqual({
      reason: 'passing',
      other: carl,
    });
  });

  it('takes nine for one holder and not a tenth', () => {
    const givers = Array.from({ length: 10 }, (_, at) => at + 10);
    const voters = [anne, ...givers];
    const given = (count: number): Morning => ({
      voters,
      most: 9,
      proxies: givers.slice(0, count).map((id) => [id, anne, 1] as const),
    });
    expect(reasonOf(given(8), givers[8] ?? 0, anne)).toBeUndefined();
    expect(reasonOf(given(9), givers[9] ?? 0, anne)).toBe('full');
  });
});

describe('possibleHolders', () => {
  it('names those who are there first, and none who can’t take it', () => {
    const given = { there: [zoe, dora], proxies: [[bob, carl, 1] as const], left: { [carl]: 12 } };
    expect(possibleHolders(morning(given), anne)).toEqual([dora, zoe, bob]);
    const busy = { there: [dora], proxies: [[bob, carl, 1] as const], most: 1 };
    expect(possibleHolders(morning(busy), anne)).toEqual([dora, zoe]);
  });
});

describe('a random morning', () => {
  /** Numbers that look random and are the same in each run. */
  function numbers(seed: number) {
    let state = seed;
    return (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
  }

  it('never counts more votes than voters, and stays the same when a represented giver arrives', () => {
    let arrivals = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const next = numbers(seed);
      const voters = Array.from({ length: 12 }, (_, at) => at + 1);
      const there = voters.filter(() => next(3) === 0);
      const leaving = voters.filter((id) => !there.includes(id) && next(6) === 0);
      const givers = voters.filter(() => next(2) === 0);
      const given: Morning = {
        voters,
        there,
        left: Object.fromEntries(leaving.map((id) => [id, 1 + next(50)])),
        proxies: givers.map((giver) => [giver, 1 + next(12), next(60)] as const),
        most: next(4),
        cameAt: 59,
      };
      const state = morning(given);
      const { votes } = countVotes(state);
      expect(votes).toBeLessThanOrEqual(voters.length);
      for (const { proxy, idle } of proxyFates(state)) {
        if (idle || proxy.mandant_id === null) continue;
        // Room for one that was too many, or for what the giver holds, are votes of others.
        const others = proxyFates(state).filter((other) => other.idle !== 'taken back');
        const isAlone = others.every(
          (other) => other.idle !== 'too many' && other.proxy.porteur_id !== proxy.mandant_id,
        );
        const after = votesOf({ ...given, there: [...there, proxy.mandant_id] });
        if (isAlone) expect(after).toBe(votes);
        arrivals += Number(isAlone);
      }
    }
    expect(arrivals).toBeGreaterThan(100);
  });
});
