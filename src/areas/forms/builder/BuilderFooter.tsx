import { memo, useId } from 'react';
import { useCapability } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { prefetchCode } from '../../../ui/lazy/loadOnce';
import type { BuiltForm } from '../model/builtForm';
import { blockersOf } from '../model/problems';
import { formsTexts } from '../texts';
import styles from './Builder.module.css';

/** The code of the preview loads when the user is about to look at it. */
export const loadPreview = () => import('../preview/FormPreview');
const prefetch = () => prefetchCode(loadPreview);

interface BuilderFooterProps {
  form: BuiltForm;
  isNew: boolean;
  isSaving: boolean;
  /** The user has tried to save the form. */
  isStrict: boolean;
  isPreview: boolean;
  onPreview(): void;
  onSave(): void;
}

const isUntouched = ({ nom_du_formulaire, description, champs }: BuiltForm) =>
  !nom_du_formulaire && !description && champs.length === 0;

/** The buttons that preview and save, and why the form can’t be saved. */
export const BuilderFooter = memo(function BuilderFooter(props: BuilderFooterProps) {
  const { form, isNew, isSaving, isStrict, isPreview, onPreview, onSave } = props;
  const texts = useTexts(formsTexts);
  const id = useId();
  const blockers = blockersOf(form, useCapability('ouverture'));
  const [blocker] = blockers.filter((reason) => reason !== 'namelessField' || isStrict);
  const isBlocked = blockers.some((reason) => reason !== 'namelessField');
  return (
    <div className={styles.footer}>
      {/* Always rendered, so that screen readers announce new reasons, but not what an untouched form lacks. */}
      <p
        id={id}
        role="status"
        aria-live={isUntouched(form) ? 'off' : 'polite'}
        className={styles.blocker}
        data-grave={isStrict || undefined}
      >
        {blocker && texts[blocker]}
      </p>
      <Button
        icon="eye"
        aria-pressed={isPreview}
        disabled={form.champs.length === 0}
        onPointerEnter={prefetch}
        onFocus={prefetch}
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
