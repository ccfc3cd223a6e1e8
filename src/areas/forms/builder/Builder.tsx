import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { Panel } from '../../../ui/panel/Panel';
import { useAnnounce } from '../../../ui/widgetRoot/useWidgetRoot';
import type { FormBuilderState } from '../editing/useFormBuilder';
import { fieldsTexts } from '../fields/texts';
import type { FormDraft } from '../model/formDraft';
import { isNameless } from '../model/problems';
import { formsTexts } from '../texts';
import { ImportButton } from '../transfer/ImportButton';
import styles from './Builder.module.css';
import { BuilderEditor } from './BuilderEditor';
import { BuilderFooter } from './BuilderFooter';
import { loadPreview } from './loadPreview';
import { Restored } from './Restored';

interface BuilderProps {
  work: FormBuilderState;
  isSaving: boolean;
  /** Grows when another form was put on the bench: its heading takes the focus. */
  arrivals: number;
  onSave(): void;
  onNew(): void;
  onStartOver(): void;
  onImport(form: FormDraft): void;
}

/** The panel where a form is built, or looked at as its visitors will see it. */
export function Builder(props: BuilderProps) {
  const { work, isSaving, arrivals, onSave, onNew, onStartOver, onImport } = props;
  const { state, dispatch, isRestored } = work;
  const texts = useTexts(formsTexts);
  const heading = useRef<HTMLSpanElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [isPreview, setPreview] = useState(false);
  const [isStrict, setStrict] = useState(false);
  const handleKeyDown = useHistoryKeys(work, heading);
  const { form } = state;
  const isPreviewing = isPreview && form.champs.length > 0;
  // At once: who types on must not lose letters to it.
  useLayoutEffect(() => {
    if (arrivals === 0) return;
    setPreview(false);
    setStrict(false);
    heading.current?.focus();
  }, [arrivals]);
  const handleSave = () => {
    if (!form.champs.some(isNameless)) return onSave();
    setStrict(true);
    setPreview(false);
    // Once its row says what is missing.
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[data-nameless]')?.focus());
  };
  return (
    <Panel
      className={styles.builder}
      title={
        <span ref={heading} tabIndex={-1} className={styles.title}>
          {state.id === null ? texts.newForm : texts.editing}
        </span>
      }
      actions={
        <>
          <Button icon="plus" onClick={onNew}>
            {texts.quickCreate}
          </Button>
          <ImportButton onImport={onImport} />
        </>
      }
      onKeyDown={handleKeyDown}
    >
      <div ref={body} className={styles.body}>
        {isRestored && <Restored onDiscard={onStartOver} />}
        {isPreviewing ? (
          <LazyPart load={loadPreview} props={{ form }} />
        ) : (
          <BuilderEditor state={state} dispatch={dispatch} isStrict={isStrict} />
        )}
        <BuilderFooter
          form={form}
          isNew={state.id === null}
          isSaving={isSaving}
          isStrict={isStrict}
          isPreview={isPreviewing}
          onPreview={() => setPreview(!isPreviewing)}
          onSave={handleSave}
        />
      </div>
    </Panel>
  );
}

/** Ctrl+Z takes a step back, Ctrl+Shift+Z and Ctrl+Y forth: also while typing, where the browser knows less. */
function useHistoryKeys({ state, dispatch }: FormBuilderState, heading: RefObject<HTMLElement | null>) {
  const texts = useTexts(fieldsTexts);
  const announce = useAnnounce();
  return (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    const steps = isRedo ? state.future : state.past;
    if (steps.length === 0) return;
    const panel = event.currentTarget;
    flushSync(() => dispatch({ type: isRedo ? 'redo' : 'undo' }));
    // The step took away what had the focus: further steps still need it in here.
    if (!panel.matches(':focus-within')) heading.current?.focus();
    announce(isRedo ? texts.redone : texts.undone);
  };
}
