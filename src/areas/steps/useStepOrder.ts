/*
 * The order of the steps while it is changed: shown at once, saved one request after the other, the latest order last. When
 * the back end refuses an order, its own is loaded and shown again.
 */
import { useRef, useState } from 'react';
import { stepCalls } from '../../api/endpoints/steps';
import { failureOf } from '../../api/errors';
import { invalidate, useClient, write } from '../../api/useApi';
import { whySaveFailed } from '../../data/save/saveFailures';
import type { Step } from '../../domain/members/step';
import { useTexts } from '../../texts/texts';
import { useAlert } from '../../ui/dialog/useAlert';
import { useStableCallback } from '../../ui/useStableCallback';
import { isSameOrder } from './moved';
import { stepSource } from './stepSource';
import { orderTexts } from './texts.fr';

const idsOf = (rows: readonly Step[]) => rows.map(({ id }) => id);

export function useStepOrder(saved: readonly Step[]) {
  const texts = useTexts(orderTexts);
  const client = useClient();
  const alert = useAlert();
  const [wanted, setWanted] = useState<readonly Step[]>();
  const latest = useRef<readonly Step[]>(undefined);
  const isSaving = useRef(false);

  const saveAll = useStableCallback(async () => {
    isSaving.current = true;
    let known = saved;
    try {
      while (latest.current && !isSameOrder(latest.current, known)) {
        const body = { etape_ids: idsOf(latest.current), avant: idsOf(known) };
        known = await write(client, stepCalls.reorder, { body });
        const answer = known;
        stepSource.change(client, () => [...answer]);
      }
    } catch (error) {
      void invalidate(client);
      const failure = failureOf(error);
      // The frame asks the user to sign in again.
      if (failure.kind === 'unauthenticated') return;
      const text = `${texts.failed}\n${whySaveFailed(failure)}`.trim();
      void alert({ title: texts.error, text, tone: 'error' });
    } finally {
      isSaving.current = false;
      latest.current = undefined;
      setWanted(undefined);
    }
  });

  const reorder = (next: readonly Step[]) => {
    latest.current = next;
    setWanted(next);
    if (!isSaving.current) void saveAll();
  };
  return { rows: wanted ?? saved, reorder };
}
