import { memo, useId } from 'react';
import type { FieldType } from '../../../domain/forms/form';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { prefetchOnIntent } from '../../../ui/lazy/prefetchOnIntent';
import { ErrorState } from '../../../ui/state/ErrorState';
import { answerRetentionTexts, availabilityTexts } from '../availability/texts.fr';
import { AddFieldMenu } from '../fields/AddFieldMenu';
import { MAX_FIELDS } from '../model/builderReducer';
import type { BuiltForm } from '../model/builtForm';
import { type FormProblem, formProblemsOf } from '../model/problems';
import { formsTexts } from '../texts.fr';
import { useFormParts } from '../useFormParts';
import styles from './Builder.module.css';

/** The code of the preview loads when the user is about to look at it. */
export const loadPreview = () => import('./FormPreview');
const near = prefetchOnIntent(loadPreview);

interface BuilderFooterProps {
  form: BuiltForm;
  isNew: boolean;
  isSaving: boolean;
  failure: string | undefined;
  /** The user has tried to save the form. */
  isStrict: boolean;
  isPreview: boolean;
  onPreview(): void;
  onAdd(type: FieldType): void;
  onSave(): void;
}

/** Why the last save failed. */
function Failed({ failure, isSaving, onSave }: Pick<BuilderFooterProps, 'failure' | 'isSaving' | 'onSave'>) {
  if (!failure) return null;
  return (
    <div className={styles.failure}>
      <ErrorState inline message={failure} isRetrying={isSaving} onRetry={onSave} />
    </div>
  );
}

/** The label of the field that says the reason itself; a second time it would only take room from it. */
function useRefusedField(problem: FormProblem | undefined): string | undefined {
  const { to, most } = useTexts(availabilityTexts);
  const { months } = useTexts(answerRetentionTexts);
  const fields: Partial<Record<FormProblem, string>> = {
    reversed: to,
    badMost: most,
    badMonths: months,
  };
  return problem && fields[problem];
}

/** A form that has not been begun. */
export const isUntouched = ({ nom_du_formulaire, description, champs: fields }: BuiltForm) =>
  !nom_du_formulaire && !description && fields.length === 0;

/**
 * The buttons that add a field, preview and save, and why the form can’t be saved. They stay in sight, however many
 * fields there are.
 */
export const BuilderFooter = memo(function BuilderFooter(props: BuilderFooterProps) {
  const { form, isNew, isSaving, failure, isStrict, isPreview, onPreview, onAdd, onSave } = props;
  const texts = useTexts(formsTexts);
  const id = useId();
  const blockers = formProblemsOf(form, useFormParts());
  const [blocker] = blockers.filter((reason) => reason !== 'namelessField' || isStrict);
  const atField = useRefusedField(blocker);
  const isBlocked = blockers.some((reason) => reason !== 'namelessField');
  return (
    <div className={styles.footer} data-sticky-bar="">
      <Failed failure={failure} isSaving={isSaving} onSave={onSave} />
      {/* Always rendered, so that screen readers announce new reasons, but not what an untouched form lacks. */}
      <p
        id={id}
        role="status"
        aria-live={isUntouched(form) ? 'off' : 'polite'}
        className={styles.blocker}
        data-grave={isStrict || undefined}
      >
        {blocker && (atField ? texts.correct(atField) : texts[blocker])}
      </p>
      {!isPreview && (
        <div className={styles.adder} data-add="">
          <AddFieldMenu disabled={form.champs.length >= MAX_FIELDS} onAdd={onAdd} />
        </div>
      )}
      <Button
        icon="eye"
        aria-pressed={isPreview}
        disabled={form.champs.length === 0}
        {...near}
        onClick={onPreview}
      >
        {texts.preview}
      </Button>
      <Button
        variant="primary"
        disabled={isBlocked}
        busy={isSaving}
        busyLabel={isNew ? texts.creating : texts.updating}
        aria-describedby={blocker ? id : undefined}
        onClick={onSave}
      >
        {isNew ? texts.create : texts.update}
      </Button>
    </div>
  );
});
