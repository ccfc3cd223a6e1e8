/*
 * Saves an edited record. It hides what two people at once need: the record is read again just before it is written,
 * what changed meanwhile is shown and asked about, and a record that is gone ends the edit. Nothing typed is lost on
 * any other failure.
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
import { saveFailure } from './saveFailure';
import { formTexts } from './texts';

export interface UpdateOptions {
  /** The record as the form was filled from it. */
  opened: Membre;
  /** Asks whose version to keep. */
  ask(conflicts: readonly Conflict[]): Promise<ConflictChoice>;
  onUpdated(membre: Membre): void;
  /** Fill the form from this version. */
  onTakeTheirs(current: Membre): void;
  /** Somebody deleted the member. */
  onGone(): void;
}

/** Sends the values of the form; answers what to show in it, if anything. */
export function useUpdateMember({ opened, ask, onUpdated, onTakeTheirs, onGone }: UpdateOptions) {
  const texts = useTexts(formTexts);
  const alert = useAlert();
  const client = useClient();
  // What was last agreed on: a second «keep mine» needn't ask about the same change again.
  const known = useRef(opened);
  const { id } = opened;

  /** Undefined when somebody chose not to send. */
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
    // Refused with reasons, nothing changed; after anything else it may have.
    if (failure.kind !== 'invalid') void invalidate(client, membresWrites.update.invalidates);
    if (failure.kind === 'notFound') {
      onGone();
      void alert({ title: texts.gone, text: texts.goneText(fullNameOf(opened)), tone: 'error' });
      return undefined;
    }
    await alert({ title: texts.error, text: texts.updateFailed, tone: 'error' });
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
