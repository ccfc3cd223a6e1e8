import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../../texts/texts';
import { IconButton } from '../../../ui/button/IconButton';
import styles from './RecordScreen.module.css';
import { recordTexts } from './texts';

export interface RecordScreenProps {
  title: string;
  onBack(): void;
  /** Somebody came here from another screen of the widget; else the focus stays where the page has it. */
  takesFocus: boolean;
  /** At the end of the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen about one member: the way back, its heading, which has the focus on arrival, and what can be done. */
export function RecordScreen({ title, onBack, takesFocus, actions, children }: RecordScreenProps) {
  const texts = useTexts(recordTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    // Above what is in view: the screen before was longer.
    if (heading.current && heading.current.getBoundingClientRect().top < 0) heading.current.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={styles.screen}>
      <div className={styles.header}>
        <IconButton icon="arrow-left" label={texts.back} onClick={onBack} />
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
