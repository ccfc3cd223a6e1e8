import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import styles from './Family.module.css';
import { familySheetTexts } from './texts.fr';

interface LineHeadProps {
  id: string;
  title: string;
  /** Opens the choice of a person on file. */
  onPick?: (() => void) | undefined;
  remove?: { label: string; onRemove(): void } | undefined;
  /** What is said of the line. */
  children?: ReactNode;
}

/** The title of a line, what is said of it, and its buttons. */
export function LineHead({ id, title, onPick, remove, children }: LineHeadProps) {
  const texts = useTexts(familySheetTexts);
  return (
    <div className={styles.head}>
      <div id={id} className={styles.title}>
        {title}
      </div>
      {children}
      <div className={styles.tools}>
        {onPick && (
          <Button variant="quiet" icon="search" aria-label={texts.chooseFor(title)} onClick={onPick}>
            {texts.choose}
          </Button>
        )}
        {remove && <IconButton icon="close" label={remove.label} onClick={remove.onRemove} />}
      </div>
    </div>
  );
}
