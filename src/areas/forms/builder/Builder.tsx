import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Panel } from '../../../ui/display/Panel';
import { reportUnfinished } from '../../../ui/form/unfinished';
import { useHasUnfinished } from '../../../ui/form/useHasUnfinished';
import { Icon } from '../../../ui/icon/Icon';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { useAnnounce } from '../../../ui/widgetRoot/useWidgetRoot';
import type { FieldAdder } from '../fields/FieldList';
import type { BuiltForm } from '../model/builtForm';
import { isNameless } from '../model/problems';
import { fieldsTexts, formsTexts } from '../texts.fr';
import styles from './Builder.module.css';
import { BuilderEditor } from './BuilderEditor';
import { BuilderFooter, isUntouched, loadPreview } from './BuilderFooter';
import { ImportButton } from './ImportButton';
import type { FormBuilder } from './useFormBuilder';

/** Says that unsaved edits from before a reload are back, with a button to discard them. */
function Restored({ onDiscard }: { onDiscard(): void }) {
  const texts = useTexts(formsTexts);
  return (
    <div className={styles.restored} role="status">
      <Icon name="info" />
      <p className={styles.restoredText}>{texts.restored}</p>
      <Button variant="quiet" onClick={onDiscard}>
        {texts.discard}
      </Button>
    </div>
  );
}

interface BuilderProps {
  builder: FormBuilder;
  isSaving: boolean;
  /** Why the last save failed, and what is kept. */
  failure: string | undefined;
  /** Counts the forms that were opened: after each, the heading takes the focus. */
  arrivals: number;
  onSave(): void;
  onNew(): void;
  onStartOver(): void;
  onImport(form: BuiltForm): void;
}

/** The panel where a form is built, or previewed as its visitors will see it. */
export function Builder(props: BuilderProps) {
  const { builder, isSaving, failure, arrivals, onNew, onStartOver, onImport } = props;
  const { state, dispatch, isRestored } = builder;
  const texts = useTexts(formsTexts);
  const heading = useRef<HTMLSpanElement>(null);
  const { body, isPreview, togglePreview, isStrict, save } = usePreviewAndSave(props, heading);
  const handleKeyDown = useHistoryKeys(builder, heading);
  const { form } = state;
  const adder = useRef<FieldAdder>(null);
  return (
    <Panel
      className={styles.builder}
      data-folded={(arrivals === 0 && isUntouched(form)) || undefined}
      title={
        <span ref={heading} tabIndex={-1} className={styles.title}>
          {state.id === null ? texts.newForm : texts.editing}
        </span>
      }
      actions={
        <>
          <Button icon="plus" variant={isUntouched(form) ? 'primary' : undefined} onClick={onNew}>
            {texts.quickCreate}
          </Button>
          <ImportButton onImport={onImport} />
        </>
      }
      onKeyDown={handleKeyDown}
    >
      <div ref={body} className={styles.body}>
        {isRestored && <Restored onDiscard={onStartOver} />}
        {isPreview ? (
          <Preview form={form} onLeave={togglePreview} />
        ) : (
          <BuilderEditor state={state} dispatch={dispatch} isStrict={isStrict} adder={adder} />
        )}
        <BuilderFooter
          form={form}
          isNew={state.id === null}
          isSaving={isSaving}
          failure={failure}
          isStrict={isStrict}
          isPreview={isPreview}
          onPreview={togglePreview}
          onAdd={(type) => adder.current?.(type)}
          onSave={save}
        />
      </div>
    </Panel>
  );
}

/** The form as its visitors will see it, and a way back. */
function Preview({ form, onLeave }: { form: BuiltForm; onLeave(): void }) {
  const texts = useTexts(formsTexts);
  return (
    <>
      <Button variant="quiet" icon="arrow-left" className={styles.back} onClick={onLeave}>
        {texts.backToEditing}
      </Button>
      <LazyPart load={loadPreview} props={{ form }} />
    </>
  );
}

/**
 * Switches the preview, and saves; fields without a name are shown first, since they keep the form from being saved, and
 * half a date keeps it from both.
 */
function usePreviewAndSave(
  { builder, arrivals, onSave }: BuilderProps,
  heading: RefObject<HTMLElement | null>,
) {
  const body = useRef<HTMLDivElement>(null);
  const [isPreview, setPreview] = useState(false);
  const [isStrict, setStrict] = useState(false);
  const { champs: fields } = builder.state.form;
  const isPreviewing = isPreview && fields.length > 0;
  const hasUnfinished = useHasUnfinished(body);
  useEffect(() => builder.setUnfinished(hasUnfinished), [builder.setUnfinished, hasUnfinished]);
  const isHeld = () => {
    const [unfinished] = body.current ? reportUnfinished(body.current) : [];
    unfinished?.focus();
    return unfinished !== undefined;
  };
  // A layout effect, so that letters typed meanwhile reach the new form.
  useLayoutEffect(() => {
    if (arrivals === 0) return;
    setPreview(false);
    setStrict(false);
    heading.current?.focus();
  }, [arrivals, heading]);
  const save = () => {
    if (isHeld()) return;
    if (!fields.some(isNameless)) return onSave();
    setStrict(true);
    setPreview(false);
    // The row has to show its error first.
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[data-nameless]')?.focus());
  };
  const togglePreview = () => !isHeld() && setPreview(!isPreviewing);
  return { body, isPreview: isPreviewing, togglePreview, isStrict, save };
}

/** Ctrl+Z undoes a step, Ctrl+Shift+Z and Ctrl+Y redo it; also while typing, instead of the browser’s own undo. */
function useHistoryKeys({ state, dispatch }: FormBuilder, heading: RefObject<HTMLElement | null>) {
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
    // If the step removed the focused element, the focus stays in the panel, where further steps need it.
    if (!panel.matches(':focus-within')) heading.current?.focus();
    announce(isRedo ? texts.redone : texts.undone);
  };
}
