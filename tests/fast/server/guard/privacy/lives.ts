import { expect } from 'vitest';
import { backup } from '../../../../../demo/server/ops/commands/backup';
import type { SignedInServer } from '../../signedInServer';
import { countsOf, miscounted, placesOfTokens } from './everywhere';
import { Life, type Step } from './life';

const STEPS = 40;

/**
 * Plays the life of this seed, erases the person, and searches for every value that the person ever had.
 * @returns the kinds of steps that changed something
 */
export async function playAndErase(server: SignedInServer, seed: number): Promise<ReadonlySet<string>> {
  const life = new Life(server, seed);
  await life.begin();
  for (let step = 0; step < STEPS; step++) await life.step();
  const told = `seed ${seed}: ${life.steps.join(', ')}`;
  expect((await placesOfTokens(server.db, life.tokens)).length, told).toBeGreaterThan(0);
  const before = await countsOf(server.db);
  const present = (await life.present()).length;
  await life.erase();
  expect(await placesOfTokens(server.db, life.tokens), told).toEqual([]);
  const { members, ...rest } = await countsOf(server.db);
  expect([members, rest], told).toEqual([
    before.members - present,
    { events: before.events, registered: before.registered },
  ]);
  expect(await server.count(), told).toBe(members);
  expect(await miscounted(server.db), told).toEqual([]);
  const lines: string[] = [];
  await backup(server.db, async (rows) => {
    for await (const line of rows) lines.push(line.toLowerCase());
  });
  const text = lines.join('\n');
  expect(
    life.tokens.filter((token) => text.includes(token.toLowerCase())),
    told,
  ).toEqual([]);
  return life.done;
}

/** Plays these steps, erases the person, and tells where something of them is left. */
export async function leftAfter(server: SignedInServer, seed: number, steps: readonly Step[]) {
  const life = new Life(server, seed);
  await life.begin();
  for (const step of steps) await life.step(step);
  await life.erase();
  return placesOfTokens(server.db, life.tokens);
}
