import { memo, useId } from 'react';
import { useCapability } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { prefetchCode } from '../../../ui/lazy/loadOnce';
import type { FormDraft } from '../model/formDraft';
import { blockersOf } from '../model/problems';
import { formsTexts } from '../texts';
import styles from './Builder.module.css';
import { loadPreview } from './loadPreview';

const prefetch = () => prefetchCode(loadPreview);

interface BuilderFooterProps {
  form: FormDraft;
  isNew: boolean;
  isSaving: boolean;
  /** Somebody tried to send the form. */
  isStrict: boolean;
  isPreview: boolean;
  onPreview(): void;
  onSave(): void;
}

const isUntouched = ({ nom_du_formulaire, description, champs }: FormDraft) =>
  !nom_du_formulaire && !description && champs.length === 0;

/** The preview's switch, the button that sends, and what keeps it from doing so. */
export const BuilderFooter = memo(function BuilderFooter(props: BuilderFooterProps) {
  const { form, isNew, isSaving, isStrict, isPreview, onPreview, onSave } = props;
  const texts = useTexts(formsTexts);
  const id = useId();
  const blockers = blockersOf(form, useCapability('ouverture'));
  const [blocker] = blockers.filter((one) => one !== 'namelessField' || isStrict);
  const isBlocked = blockers.some((one) => one !== 'namelessField');
  return (
    <div className={styles.footer}>
      {/* Before the words: what turns up later is then read, but not what an untouched form lacks. */}
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
