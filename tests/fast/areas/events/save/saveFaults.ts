/** Faults in the calls that save a new event, and what must be true after each. */
import { expect } from 'vitest';
import type { EventSaveOutcome } from '../../../../../src/areas/events/save/outcome.ts';
import {
  aDraft,
  aPerson,
  aRole,
  assigned,
  chosen,
  eventsOf,
  type Fault,
  line,
  saving,
  speakersNamed,
} from './saveServer.ts';

export const CREATE = 'POST /api/events/';
export const UPDATE = 'PUT /api/events/{id}/';
export const MEMBER = 'GET /api/membres/{id}/';
export const FIND = 'GET /api/intervenants/';
export const MAKE = 'POST /api/intervenants/';
export const ASSIGN = 'POST /api/events/{id}/assignments/';
export const SYNC = 'PUT /api/events/{id}/assignments/';

/** Two members and their role at the event. */
export async function amaAndZoe() {
  const [ama, zoe, role] = [await aPerson(), await aPerson(), await aRole()];
  return { ama, zoe, role, both: [chosen(ama, role), chosen(zoe, role)] };
}

export function idOf(outcome: EventSaveOutcome): number {
  if ('id' in outcome) return outcome.id;
  throw new Error(`A save that ended as ${outcome.status} has no event.`);
}

/** Saves an event with two speakers while this call fails, then once more: it is complete, with nothing written twice. */
export async function expectComplete(fault: Fault): Promise<void> {
  const title = `${fault.request} ended as ${fault.ending}${fault.isDone ? ', carried out' : ''}`;
  const { ama, zoe, role, both } = await amaAndZoe();
  const draft = aDraft();
  const { run, fail } = await saving();
  fail(fault.request, fault.ending, fault.isDone);
  const first = await run(draft, both);
  expect.soft(first.status, title).toBe(fault.request === CREATE ? 'eventFailed' : 'speakersFailed');
  expect.soft(await run(draft, both), title).toMatchObject({ status: 'saved' });
  const events = await eventsOf(draft);
  expect.soft(events, title).toHaveLength(1);
  const made = [(await speakersNamed(ama)).length, (await speakersNamed(zoe)).length];
  expect.soft(made, title).toEqual([1, 1]);
  const lines = events[0] ? (await assigned(events[0].id)).sort() : [];
  expect.soft(lines, title).toEqual([line(ama, role), line(zoe, role)].sort());
}
