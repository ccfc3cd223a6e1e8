import { type ReactNode, useEffect, useRef } from 'react';
import { defineTexts, useTexts } from '../../texts/texts';
import { IconButton } from '../button/IconButton';
import { isTypingElsewhere } from '../widgetRoot/headingFocus';
import styles from './Screen.module.css';

const screenTexts = defineTexts('screen', { back: 'Retour' });

interface ScreenProps {
  title: string;
  /** «Retour», before the heading. */
  onBack?: (() => void) | undefined;
  /** Above the heading: a link to where the screen belongs. */
  lead?: ReactNode;
  /** At the end of the heading. */
  actions?: ReactNode;
  /** Somebody came here from another screen of the widget; else the focus stays where the page has it. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A screen: the way back, its heading, which has the focus on arrival, and what can be done. */
export function Screen({ title, onBack, lead, actions, takesFocus = false, children }: ScreenProps) {
  const texts = useTexts(screenTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const target = heading.current;
    if (!takesFocus || !target || isTypingElsewhere(target)) return;
    // Above what is in view: the screen before was longer.
    if (target.getBoundingClientRect().top < 0) target.scrollIntoView();
    target.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={styles.screen}>
      <div className={styles.header}>
        {lead && <div className={styles.lead}>{lead}</div>}
        {onBack && <IconButton icon="arrow-left" label={texts.back} onClick={onBack} />}
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
