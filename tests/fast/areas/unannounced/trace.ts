import type { Capability } from '../../../../src/domain/capabilities.ts';
import type { Backend } from '../../../support/fakeBackend.ts';
import { until } from '../../../support/queries.ts';
import { savedFiles } from '../../../support/savedFiles.ts';

/** What shows of a capability and what is sent of it, at one place. A trace has one or both. */
export interface Trace {
  /** Completes «it». */
  title: string;
  /** Opens the place, and does there what any back end allows. Returns once the place is ready. */
  open(back: Backend): Promise<ShadowRoot>;
  /** What shows; nothing, null or false where the capability is missing. */
  shows?(root: ShadowRoot): unknown;
  /** Uses what shows. */
  use?(root: ShadowRoot, back: Backend): Promise<unknown>;
  /** Capabilities that replace this one where they are announced, too. */
  replacedBy?: readonly Capability[];
  /** Matches a request, written as `POST /api/tags/?page=2 idempotency-key {"name":"x"}`. */
  sends?: RegExp;
}

/** Keeps the file that this has the browser save, and waits for it. */
export async function saves(act: () => Promise<unknown>): Promise<void> {
  const files = savedFiles();
  try {
    await act();
    await until(() => files.saved[0]);
  } finally {
    files.restore();
  }
}
