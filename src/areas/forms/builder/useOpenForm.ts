import { useRef, useState } from 'react';
import { formCalls } from '../../../api/endpoints/forms';
import { type Failure, failureOf } from '../../../api/errors';
import { invalidate, useClient } from '../../../api/useApi';
import { useCapability } from '../../../session/useSession';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { useStableCallback } from '../../../ui/useStableCallback';
import { type BuiltForm, builtFormOf, EMPTY_FORM } from '../model/builtForm';
import { type FormsTexts, formsTexts } from '../texts.fr';
import { type KeptDraft, readDraft } from './keptDraft';
import type { FormBuilder } from './useFormBuilder';

interface OpenForm {
  /** Id of the form that is loading in order to be edited. */
  opening: number | null;
  edit(id: number): void;
  startNew(): void;
  /** Opens the form again as the server has it, or an empty one. */
  startOver(): void;
  /** Opens a form from a file as a new one. If it replaces an unsaved new form, that can be undone. */
  take(form: BuiltForm): void;
}

/** A draft stays an edit of the version that it was made on, so that its save shows what others changed since. */
function editOf(
  form: BuiltForm,
  version: string | undefined,
  kept: KeptDraft | undefined,
  isVersioned: boolean,
) {
  if (!kept) return { form, version };
  const isOlder = isVersioned && kept.version !== undefined && kept.version !== version;
  return isOlder ? kept : { form: kept.form, base: form, version };
}

const whyNotOpened = (failure: Failure, texts: FormsTexts): string =>
  failure.kind === 'notFound' ? texts.notFound : `${texts.loadFailed}\n${failureText(failure, '')}`.trim();

/** Opens another form in the builder; leaving an edited form asks first. */
export function useOpenForm(viewer: string, builder: FormBuilder, onOpened: () => void): OpenForm {
  const texts = useTexts(formsTexts);
  const alert = useAlert();
  const client = useClient();
  const isVersioned = useCapability('versions');
  const [opening, setOpening] = useState<number | null>(null);
  const latest = useRef(0);
  const { state, dispatch, leaveTo } = builder;

  const fetchForm = async (id: number) => {
    latest.current += 1;
    const mine = latest.current;
    setOpening(id);
    try {
      const answer = await client.call(formCalls.withFields, { id });
      const form = builtFormOf(answer);
      if (mine !== latest.current) return;
      const kept = readDraft(viewer, id);
      dispatch({ type: 'load', id, ...editOf(form, answer.updated_at ?? undefined, kept, isVersioned) });
      onOpened();
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'unauthenticated' || mine !== latest.current) return;
      if (failure.kind === 'notFound') void invalidate(client, formCalls.list);
      await alert({ title: texts.error, text: whyNotOpened(failure, texts), tone: 'error' });
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
  const take = useStableCallback((form: BuiltForm) => {
    if (state.id === null) return dispatch({ type: 'import', form });
    leaveTo(() => {
      startEmpty();
      dispatch({ type: 'import', form });
    });
  });
  return { opening, edit, startNew, startOver, take };
}
