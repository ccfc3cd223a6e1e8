import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { FormActions } from '../../../ui/form/FormActions';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import styles from './EventForm.module.css';
import type { SubmitBlocker } from './eventForm';
import { type EventFormTexts, eventFormTexts } from './texts.fr';

interface EventFormActionsProps {
  /** Why the form can't be submitted now. */
  blocker: SubmitBlocker | undefined;
  /** Whether the event exists on the server. */
  isThere: boolean;
  onCancel(): void;
}

/** The buttons below the form: cancel, and submit with the reason why it is disabled. */
export function EventFormActions({ blocker, isThere, onCancel }: EventFormActionsProps) {
  const texts = useTexts(eventFormTexts);
  return (
    <div className={styles.bar} data-sticky-bar="">
      <FormActions>
        <Button disabled={blocker === 'saving'} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <SubmitButton disabled={blocker !== undefined && blocker !== 'saving'} busyLabel={texts.saving}>
          {labelOf(blocker, isThere, texts)}
        </SubmitButton>
      </FormActions>
    </div>
  );
}

function labelOf(blocker: SubmitBlocker | undefined, isThere: boolean, texts: EventFormTexts): string {
  switch (blocker) {
    case 'saving':
      return texts.saving;
    case 'speakers':
      return texts.speakersMissing;
    case 'checking':
      return texts.checking;
    case 'taken':
      return texts.takenShort;
    case undefined:
      return isThere ? texts.save : texts.create;
  }
}
