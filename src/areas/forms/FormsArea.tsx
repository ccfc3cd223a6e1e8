import { useMemo, useState } from 'react';
import { identityOf } from '../../domain/identite';
import { useSession } from '../../session/useSession';
import { Screen } from '../../ui/screen/Screen';
import { useStableCallback } from '../../ui/stableCallback/useStableCallback';
import type { AreaProps } from '../area';
import { BackToApps } from '../frame/navigation/BackToApps';
import { useAreaTitle } from '../frame/WidgetContext';
import type { formsAttributes, formsEvents } from './area';
import { Builder } from './builder/Builder';
import { useFormDetail } from './detail/useFormDetail';
import { useFormBuilder } from './editing/useFormBuilder';
import { useOpenForm } from './editing/useOpenForm';
import { useRemoveForm } from './editing/useRemoveForm';
import { type SavedForm, useSaveForm } from './editing/useSaveForm';
import styles from './FormsArea.module.css';
import { FormTable } from './table/FormTable';
import type { FormCommands } from './table/formColumns';
import { useFormPage } from './table/useFormPage';

type FormsAreaProps = AreaProps<typeof formsAttributes, typeof formsEvents>;

/** The forms builder beside the list of forms; a form's detail opens over both. */
export default function FormsArea({ shareBase, readonly, emit }: FormsAreaProps) {
  const title = useAreaTitle();
  const { state } = useSession();
  // Whoever opened the screen, also while an expired session keeps it waiting.
  const [viewer] = useState(() => identityOf(state.user));
  const { page, change, showNewest, prefetchNext } = useFormPage();
  const [arrivals, setArrivals] = useState(0);
  const arrive = useStableCallback(() => setArrivals((count) => count + 1));

  const work = useFormBuilder(viewer, readonly);
  const { opening, edit, startNew, startOver, take } = useOpenForm(viewer, work, arrive);
  const { save, isSaving } = useSaveForm(work, (saved: SavedForm, isNew) => {
    emit('form-saved', saved);
    arrive();
    if (isNew) void showNewest();
  });
  const remove = useRemoveForm((formulaire) => {
    emit('form-deleted', formulaire);
    close();
    if (work.state.id === formulaire.id) work.dispatch({ type: 'deleted' });
  });
  const { detail, view, close } = useFormDetail({ shareBase, readonly, onEdit: edit, onRemove: remove });
  const commands = useMemo<FormCommands>(() => {
    if (readonly) return { view };
    return {
      view,
      edit: (formulaire) => edit(formulaire.id),
      remove: (formulaire) => void remove(formulaire),
    };
  }, [readonly, view, edit, remove]);
  return (
    <Screen title={title} lead={<BackToApps />}>
      <div className={styles.columns} data-readonly={readonly || undefined}>
        {!readonly && (
          <Builder
            work={work}
            isSaving={isSaving}
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
    </Screen>
  );
}
