/*
 * Saves an edited record, and handles edits by two users at once: the record is read again just before it is written,
 * changes made meanwhile are shown with the choice of which to keep, and a deleted record ends the edit. After any
 * other failure, typed text is kept.
 */
import { useRef } from 'react';
import { membres } from '../../../api/endpoints/membres';
import { membresWrites } from '../../../api/endpoints/membresWrites';
import { type Failure, failureOf } from '../../../api/errors';
import { invalidate, updateCache, useClient } from '../../../api/useApi';
import type { Membre } from '../../../domain/members/membre';
import type { MembreUpdate } from '../../../domain/members/membreDraft';
import { fullNameOf } from '../../../texts/memberLabels';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import type { FormFailure } from '../../../ui/form/Form';
import type { ConflictChoice } from './ConflictDialog';
import { type Conflict, conflictsOf, draftOf, type MemberValues, mergedValues } from './memberForm';
import { alertText, saveFailure } from './saveFailure';
import { formTexts } from './texts';

export interface UpdateOptions {
  /** The record that the form was filled from. */
  opened: Membre;
  /** Asks which version to keep. */
  ask(conflicts: readonly Conflict[]): Promise<ConflictChoice>;
  onUpdated(membre: Membre): void;
  /** Fills the form from this version. */
  onTakeTheirs(current: Membre): void;
  /** Another user deleted the member. */
  onGone(): void;
}

/**
 * Sends the values of the form, and returns the failure to show in it, if any. Longer than 50 lines, because its steps
 * share the version that was last agreed on.
 */
export function useUpdateMember({ opened, ask, onUpdated, onTakeTheirs, onGone }: UpdateOptions) {
  const texts = useTexts(formTexts);
  const alert = useAlert();
  const client = useClient();
  // The version that was last agreed on, so that a second «keep mine» doesn't ask about the same change again.
  const known = useRef(opened);
  const { id } = opened;

  /** Undefined when the user chose not to send. */
  const agreed = async (values: MemberValues) => {
    const current = await client.call(membres.withRelations, { id });
    updateCache(client, membres.withRelations, { id }, () => current);
    const conflicts = conflictsOf(known.current, current, values);
    const choice = conflicts.length > 0 ? await ask(conflicts) : 'mine';
    if (choice === 'theirs') onTakeTheirs(current);
    if (choice !== 'mine') return undefined;
    const merged = mergedValues(opened, current, values);
    known.current = current;
    return { current, merged };
  };
  const send = async (values: MemberValues): Promise<Membre | undefined> => {
    const settled = await agreed(values);
    if (!settled) return undefined;
    const { current, merged } = settled;
    const { updated_at } = current;
    const body = { id, ...draftOf(merged), ...(updated_at && { updated_at }) } as MembreUpdate;
    await client.call(membresWrites.update, { id, body });
    return { ...current, ...merged };
  };
  const fail = async (failure: Failure): Promise<FormFailure | undefined> => {
    if (failure.kind === 'unauthenticated') return saveFailure(failure, texts, '');
    // A refusal with reasons changed nothing. Any other failure may have changed something.
    if (failure.kind !== 'invalid') void invalidate(client, membresWrites.update.invalidates);
    if (failure.kind === 'notFound') {
      onGone();
      void alert({ title: texts.gone, text: texts.goneText(fullNameOf(opened)), tone: 'error' });
      return undefined;
    }
    await alert({ title: texts.error, text: alertText(texts.updateFailed, failure), tone: 'error' });
    return saveFailure(failure, texts, texts.maybeUpdated);
  };
  return async (values: MemberValues): Promise<FormFailure | undefined> => {
    try {
      const membre = await send(values);
      if (!membre) return { form: texts.notSaved };
      updateCache(client, membres.withRelations, { id }, () => membre);
      void invalidate(client, membresWrites.update.invalidates);
      onUpdated(membre);
    } catch (error) {
      return fail(failureOf(error));
    }
    void alert({ title: texts.updated, text: texts.updatedText, tone: 'success' });
    return undefined;
  };
}
