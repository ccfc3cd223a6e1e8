import { useTexts } from '../../../texts/texts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import { TextField } from '../../../ui/form/fields/TextField';
import { Icon, type IconName } from '../../../ui/icon/Icon';
import styles from './EventForm.module.css';
import type { NameState, NameStatus } from './NameCheck';
import { eventFormTexts } from './texts.fr';

interface NameFieldProps {
  defaultValue: string;
  check: NameState;
  onType(text: string): void;
}

const icons: Partial<Record<NameStatus, IconName>> = {
  checking: 'clock',
  free: 'check-circle',
  failed: 'warning',
};

/** The name of the event, and below it the result of its check, which screen readers announce. */
export function NameField({ defaultValue, check, onType }: NameFieldProps) {
  const texts = useTexts(eventFormTexts);
  const { status, name } = check;
  const words: Partial<Record<NameStatus, string>> = {
    checking: texts.checking,
    taken: texts.taken(name),
    free: texts.free,
    failed: texts.checkFailed,
  };
  const icon = icons[status];
  return (
    <div className={`${styles.name} ${styles.whole}`}>
      <TextField
        name="nom_evenement"
        label={texts.nom_evenement}
        required
        autoComplete="off"
        defaultValue={defaultValue}
        error={status === 'taken' ? words.taken : undefined}
        onChange={onType}
      />
      <div role="status" className={icon && `${styles.check} ${styles[status]}`}>
        {icon ? (
          <>
            <Icon name={icon} />
            {words[status]}
          </>
        ) : (
          <VisuallyHidden>{words[status]}</VisuallyHidden>
        )}
      </div>
    </div>
  );
}
