import { useCallback, useMemo, useState } from 'react';
import type { Formulaire } from '../../domain/formulaire';
import { identityOf } from '../../domain/identite';
import { useSession } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { Screen } from '../../ui/screen/Screen';
import { useStableCallback } from '../../ui/stableCallback/useStableCallback';
import type { AreaProps } from '../area';
import { BackToApps } from '../frame/BackToApps';
import { LoadedScreen } from '../frame/LoadedScreen';
import type { formsAttributes } from './area';
import { Builder } from './builder/Builder';
import styles from './FormsArea.module.css';
import { FormTable } from './table/FormTable';
import type { FormCommands } from './table/formColumns';
import { useFormPage } from './table/useFormPage';
import { formsTexts } from './texts';
import { useOpenForm } from './work/useOpenForm';
import { useRemoveForm } from './work/useRemoveForm';
import { type SavedForm, useSaveForm } from './work/useSaveForm';
import { useWork } from './work/useWork';

type FormsAreaProps = AreaProps<typeof formsAttributes, 'form-saved' | 'form-deleted'>;

const loadDetail = () => import('./detail/FormDetail');

/** The forms builder beside the list of forms; a form's detail opens over both. */
export default function FormsArea({ shareBase, readonly, emit }: FormsAreaProps) {
  const texts = useTexts(formsTexts);
  const { state } = useSession();
  // Whoever opened the screen, also while an expired session keeps it waiting.
  const [viewer] = useState(() => identityOf(state.user));
  const { page, change, showNewest, prefetchNext } = useFormPage();
  const [detail, setDetail] = useState<Formulaire | null>(null);
  const [arrivals, setArrivals] = useState(0);
  const arrive = useStableCallback(() => setArrivals((count) => count + 1));

  const work = useWork(viewer);
  const { opening, edit, startNew, startOver, take } = useOpenForm(viewer, work, arrive);
  const { save, isSaving } = useSaveForm(work, (saved: SavedForm, isNew) => {
    emit('form-saved', saved);
    arrive();
    if (isNew) void showNewest();
  });
  const remove = useRemoveForm((formulaire) => {
    emit('form-deleted', formulaire);
    setDetail(null);
    if (work.state.id === formulaire.id) work.dispatch({ type: 'deleted' });
  });
  const closeDetail = useCallback(() => setDetail(null), []);
  const editFromDetail = useStableCallback((formulaire: Formulaire) => {
    setDetail(null);
    edit(formulaire.id);
  });
  const commands = useMemo<FormCommands>(() => {
    const view = (formulaire: Formulaire) => setDetail(formulaire);
    if (readonly) return { view };
    return {
      view,
      edit: (formulaire) => edit(formulaire.id),
      remove: (formulaire) => void remove(formulaire),
    };
  }, [readonly, edit, remove]);
  return (
    <Screen title={texts.title} lead={<BackToApps />}>
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
      {detail && (
        <LoadedScreen
          key={detail.id}
          load={loadDetail}
          props={{
            row: detail,
            shareBase,
            onClose: closeDetail,
            ...(!readonly && { onEdit: editFromDetail, onRemove: remove }),
          }}
        />
      )}
    </Screen>
  );
}
