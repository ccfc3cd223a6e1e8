import { useRef, useState } from 'react';
import { formulaires } from '../../../api/endpoints/formulaires';
import { failureOf } from '../../../api/errors';
import { invalidate, useClient } from '../../../api/useApi';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { useStableCallback } from '../../../ui/stableCallback/useStableCallback';
import { draftOf, EMPTY_FORM, type FormDraft } from '../model/formDraft';
import { formsTexts } from '../texts';
import { readDraft } from './keptDraft';
import type { FormBuilderState } from './useFormBuilder';

interface OpenForm {
  /** The form that is being fetched to be edited. */
  opening: number | null;
  edit(id: number): void;
  startNew(): void;
  /** The form as the server has it, or an empty one. */
  startOver(): void;
  /** A file's form as a new one; in place of an unsaved new one it can be undone. */
  take(form: FormDraft): void;
}

/** What the builder works on next; leaving an edited form asks first. */
export function useOpenForm(viewer: string, work: FormBuilderState, onOpened: () => void): OpenForm {
  const texts = useTexts(formsTexts);
  const alert = useAlert();
  const client = useClient();
  const [opening, setOpening] = useState<number | null>(null);
  const latest = useRef(0);
  const { state, dispatch, leaveTo } = work;

  const fetchForm = async (id: number) => {
    latest.current += 1;
    const mine = latest.current;
    setOpening(id);
    try {
      const form = draftOf(await client.call(formulaires.withFields, { id }));
      if (mine !== latest.current) return;
      const kept = readDraft(viewer, id);
      dispatch({ type: 'load', id, form: kept?.form ?? form, ...(kept && { base: form }) });
      onOpened();
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'unauthenticated' || mine !== latest.current) return;
      const isGone = failure.kind === 'notFound';
      if (isGone) void invalidate(client, formulaires.list);
      const text = isGone ? texts.notFound : `${texts.loadFailed}\n${failureText(failure, '')}`.trim();
      await alert({ title: texts.error, text, tone: 'error' });
    } finally {
      if (mine === latest.current) setOpening(null);
    }
  };
  const startEmpty = () => {
    latest.current += 1;
    setOpening(null);
    dispatch({ type: 'load', id: null, form: EMPTY_FORM });
    onOpened();
  };
  const edit = useStableCallback((id: number) => leaveTo(() => void fetchForm(id)));
  const startNew = useStableCallback(() => leaveTo(startEmpty));
  const startOver = useStableCallback(() =>
    leaveTo(() => (state.id === null ? startEmpty() : void fetchForm(state.id))),
  );
  const take = useStableCallback((form: FormDraft) => {
    if (state.id === null) return dispatch({ type: 'import', form });
    leaveTo(() => {
      startEmpty();
      dispatch({ type: 'import', form });
    });
  });
  return { opening, edit, startNew, startOver, take };
}
