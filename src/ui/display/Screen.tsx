import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts';
import { IconButton } from '../button/IconButton';
import styles from './Screen.module.css';
import { screenTexts } from './texts.fr';
import { useHeadingFocus } from './useHeadingFocus';

interface ScreenProps {
  title: string;
  /** What the screen is about, beside its heading. */
  subject?: ReactNode;
  /** Shows «Retour» before the heading. */
  onBack?: (() => void) | undefined;
  /** A link above the heading, to the parent screen. */
  lead?: ReactNode;
  /** Buttons at the end of the heading. */
  actions?: ReactNode;
  /** A form or record is no wider than can be read, and stands in the middle of a wide window. */
  width?: 'form' | 'record';
  /** True when the user came from another screen of the widget. Otherwise the focus stays where it is in the page. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A screen: its back button, its heading, which gets the focus on arrival, and its actions. */
export function Screen(props: ScreenProps) {
  const { title, subject, onBack, lead, actions, width, takesFocus = false, children } = props;
  const texts = useTexts(screenTexts);
  const heading = useHeadingFocus(takesFocus);
  return (
    <div className={styles.screen} data-width={width}>
      <div className={styles.header}>
        {lead && <div className={styles.lead}>{lead}</div>}
        {onBack && <IconButton icon="arrow-left" label={texts.back} onClick={onBack} />}
        <h1 ref={heading} tabIndex={-1} className={subject ? styles.kind : styles.title}>
          {title}
        </h1>
        {subject && <p className={styles.subject}>{subject}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
