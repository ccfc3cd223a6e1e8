import { useMemo, useState } from 'react';
import type { FormDefinition } from '../../domain/forms/form';
import { identityOf } from '../../domain/identity';
import { useRight, useSession } from '../../session/useSession';
import { Screen } from '../../ui/display/Screen';
import { LazyPart } from '../../ui/lazy/LazyPart';
import { useStableCallback } from '../../ui/useStableCallback';
import type { AreaProps } from '../area';
import { BackToApps } from '../frame/navigation/BackToApps';
import { useAreaTitle } from '../frame/WidgetContext';
import type { formsAttributes, formsEvents } from './area';
import { Builder } from './builder/Builder';
import { useFormBuilder } from './builder/useFormBuilder';
import { useOpenForm } from './builder/useOpenForm';
import { useRemoveForm } from './builder/useRemoveForm';
import { type SavedForm, useSaveForm } from './builder/useSaveForm';
import { useFormDetail } from './detail/useFormDetail';
import styles from './FormsHome.module.css';
import { FormTable } from './table/FormTable';
import type { FormCommands } from './table/formColumns';
import { useFormPage } from './table/useFormPage';

type FormsAreaProps = AreaProps<typeof formsAttributes, typeof formsEvents>;

interface FormsHomeProps extends FormsAreaProps {
  /** False while the answers to a form show instead. */
  isShown: boolean;
  /** Opens the answers to a form; missing where the back end has none. */
  onAnswers: ((form: FormDefinition) => void) | undefined;
}

const loadCreated = () => import('./detail/CreatedForm');

/**
 * The form builder beside the list of forms. The detail of a form opens over both. Longer than 50 lines, because it hands
 * the same commands to all three.
 */
export function FormsHome({ shareBase, readonly, emit, isShown, onAnswers }: FormsHomeProps) {
  const title = useAreaTitle();
  const { state } = useSession();
  // The user who opened the screen, also while an expired session keeps it waiting.
  const [viewer] = useState(() => identityOf(state.user));
  const { page, change, showNewest, prefetchNext } = useFormPage();
  const [arrivals, setArrivals] = useState(0);
  const arrive = useStableCallback(() => setArrivals((count) => count + 1));

  const builder = useFormBuilder(viewer, readonly, isShown);
  const [created, setCreated] = useState<SavedForm>();
  const { opening, edit, startNew, startOver, take } = useOpenForm(viewer, builder, () => {
    setCreated(undefined);
    arrive();
  });
  const { save, failure, question, isSaving } = useSaveForm({
    builder,
    arrivals,
    onSaved(saved: SavedForm, isNew) {
      emit('form-saved', saved);
      arrive();
      if (!isNew) return;
      void showNewest();
      setCreated(saved);
    },
  });
  const remove = useRemoveForm((form) => {
    emit('form-deleted', form);
    close();
    if (builder.state.id === form.id) builder.dispatch({ type: 'deleted' });
    if (created?.id === form.id) setCreated(undefined);
  });
  const mayRemove = useRight('formulaires.supprimer');
  const { detail, view, close } = useFormDetail({
    shareBase,
    readonly,
    onEdit: edit,
    onRemove: mayRemove ? remove : undefined,
    onAnswers,
  });
  const commands = useCommands(readonly, { view, edit, remove: mayRemove && remove, answers: onAnswers });
  return (
    <Screen title={title} lead={<BackToApps />}>
      {created && (
        <LazyPart
          load={loadCreated}
          props={{ saved: created, shareBase, onView: view, onClose: () => setCreated(undefined) }}
        />
      )}
      <div className={styles.columns} data-readonly={readonly || undefined}>
        {!readonly && (
          <Builder
            builder={builder}
            isSaving={isSaving}
            failure={failure}
            arrivals={arrivals}
            onSave={save}
            onNew={startNew}
            onStartOver={startOver}
            onImport={take}
          />
        )}
        <FormTable
          page={page}
          commands={commands}
          opening={opening}
          onQuery={change}
          onNextIntent={prefetchNext}
        />
      </div>
      {detail}
      {question}
    </Screen>
  );
}

interface Actions {
  view(form: FormDefinition): void;
  edit(id: number): void;
  /** False where the user may not delete. */
  remove: ((form: FormDefinition) => Promise<void>) | false;
  answers: ((form: FormDefinition) => void) | undefined;
}

/** The commands of a row, the same object until one of them changes. */
function useCommands(readonly: boolean, { view, edit, remove, answers }: Actions): FormCommands {
  return useMemo(() => {
    if (readonly) return { view, answers };
    return {
      view,
      answers,
      edit: (form) => edit(form.id),
      remove: remove ? (form) => void remove(form) : undefined,
    };
  }, [readonly, view, edit, remove, answers]);
}
