import { useMemo, useState } from 'react';
import type { FormDefinition } from '../../domain/forms/form';
import { identityOf } from '../../domain/identity';
import { useOpening } from '../../routing/useOpening';
import { useIsOffered } from '../../session/hostPage';
import { useRight, useSession } from '../../session/useSession';
import { Screen } from '../../ui/display/Screen';
import { LazyPart } from '../../ui/lazy/LazyPart';
import type { AreaProps } from '../area';
import { BackToApps } from '../frame/navigation/BackToApps';
import { useAreaTitle } from '../frame/WidgetContext';
import { OPENS } from '../routes';
import type { FormSaved, formsAttributes, formsEvents } from './area';
import { Builder } from './builder/Builder';
import { type FormBuilder, useFormBuilder } from './builder/useFormBuilder';
import { useOpenForm } from './builder/useOpenForm';
import { useRemoveForm } from './builder/useRemoveForm';
import { useSaveForm } from './builder/useSaveForm';
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

/** The form builder beside the list of forms. The detail of a form opens over both. */
export function FormsHome({ shareBase, readonly, emit, isShown, onAnswers }: FormsHomeProps) {
  const { state } = useSession();
  // The user who opened the screen, also while an expired session keeps it waiting.
  const [viewer] = useState(() => identityOf(state.user));
  const { page, change, showNewest, prefetchNext } = useFormPage();
  const [created, setCreated] = useState<FormSaved>();
  const builder = useFormBuilder(viewer, readonly, isShown);
  const { building, edit, opening, question } = useBuilding(viewer, builder, {
    onOpened: () => setCreated(undefined),
    onSaved(saved) {
      emit('form-saved', saved);
      if (!saved.isNew) return;
      void showNewest();
      setCreated(saved);
    },
  });
  const remove = useRemoveForm((form) => {
    const { id, identifiant = null, nom_du_formulaire } = form;
    emit('form-deleted', { id, identifiant, nom_du_formulaire });
    close();
    if (builder.state.id === form.id) builder.dispatch({ type: 'deleted' });
    if (created?.id === form.id) setCreated(undefined);
  });
  const onRemove = useRight('formulaires.supprimer') ? remove : undefined;
  const isOffered = useIsOffered();
  const onEdit = isOffered('edit') ? edit : undefined;
  const mayCreate = !readonly && isOffered('create');
  const { detail, view, close } = useFormDetail({ shareBase, readonly, onEdit, onRemove, onAnswers });
  useAskedForm(isShown, view, mayCreate ? building.onNew : undefined);
  const commands = useCommands(readonly, { view, edit: onEdit, remove: onRemove, answers: onAnswers });
  const hasBuilder = mayCreate || (!readonly && builder.state.id !== undefined);
  return (
    <Screen title={useAreaTitle()} lead={<BackToApps />}>
      {created && (
        <LazyPart
          load={loadCreated}
          props={{ saved: created, shareBase, onView: view, onClose: () => setCreated(undefined) }}
        />
      )}
      <div className={styles.columns} data-readonly={!hasBuilder || undefined}>
        {hasBuilder && <Builder {...building} />}
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

/** Opens the form that the address names by its id, or begins a new one where that is allowed. */
function useAskedForm(
  isShown: boolean,
  view: (form: FormDefinition) => void,
  begin: (() => void) | undefined,
) {
  useOpening(isShown, (what) => {
    const id = Number(what);
    if (Number.isSafeInteger(id)) view({ id, nom_du_formulaire: '' });
    else if (what === OPENS.add) begin?.();
  });
}

interface BuildingEvents {
  onOpened(): void;
  onSaved(saved: FormSaved): void;
}

/** What the builder does with its form: opens another one, and saves it. `building` are the props of the builder. */
function useBuilding(viewer: string, builder: FormBuilder, { onOpened, onSaved }: BuildingEvents) {
  const [arrivals, setArrivals] = useState(0);
  const arrive = () => setArrivals((count) => count + 1);
  const { opening, edit, startNew, startOver, take } = useOpenForm(viewer, builder, () => {
    onOpened();
    arrive();
  });
  const { save, failure, question, isSaving } = useSaveForm({
    builder,
    arrivals,
    onSaved(saved) {
      onSaved(saved);
      arrive();
    },
  });
  const ways = { onSave: save, onNew: startNew, onStartOver: startOver, onImport: take };
  return { building: { builder, isSaving, failure, arrivals, ...ways }, edit, opening, question };
}

interface Actions {
  view(form: FormDefinition): void;
  /** Missing where the page hides it. */
  edit: ((id: number) => void) | undefined;
  /** Missing where the user may not delete. */
  remove: ((form: FormDefinition) => Promise<void>) | undefined;
  answers: ((form: FormDefinition) => void) | undefined;
}

/** The commands of a row, the same object until one of them changes. */
function useCommands(readonly: boolean, { view, edit, remove, answers }: Actions): FormCommands {
  return useMemo(() => {
    if (readonly) return { view, answers };
    return {
      view,
      answers,
      edit: edit && ((form) => edit(form.id)),
      remove: remove ? (form) => void remove(form) : undefined,
    };
  }, [readonly, view, edit, remove, answers]);
}
