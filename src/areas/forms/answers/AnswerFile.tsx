import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { useLazyDialog } from '../../../ui/lazy/useLazyDialog';
import styles from './answers.module.css';
import { answerScreenTexts } from './texts.fr';
import { type FilePlace, useAnswerFile } from './useAnswerFile';

const loadView = () => import('./FileView');

interface AnswerFileProps {
  place: FilePlace;
  name: string;
  /** In bytes. */
  size: number;
}

/** A visitor’s file: its name opens it, and a button beside it saves it. */
export function AnswerFile({ place, name, size }: AnswerFileProps) {
  const texts = useTexts(answerScreenTexts);
  const { dialog, open: openDialog } = useLazyDialog();
  const { open, save, busy, isViewable } = useAnswerFile(place, name, (file) =>
    openDialog(loadView, (onClose) => ({ file, name, onClose })),
  );
  return (
    <span className={styles.file}>
      <Button
        icon={isViewable ? 'eye' : 'download'}
        className={styles.open}
        busy={busy === 'open' || (!isViewable && busy === 'save')}
        aria-label={isViewable ? texts.open(name) : texts.save(name)}
        onClick={() => void open()}
      >
        {name}
      </Button>
      {isViewable && (
        <IconButton
          icon="download"
          label={texts.save(name)}
          busy={busy === 'save'}
          onClick={() => void save()}
        />
      )}
      <span className={styles.size}>{texts.size(size)}</span>
      {dialog}
    </span>
  );
}
