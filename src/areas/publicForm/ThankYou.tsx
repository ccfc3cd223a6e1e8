import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { useAnnounce } from '../../ui/widgetRoot/useWidgetRoot';
import styles from './form.module.css';
import { publicFormTexts } from './texts.fr';
import type { HeadingLevel } from './usePageTitle';

interface ThankYouProps {
  text: string;
  /** The number of the stored answer. */
  receipt: number | undefined;
  level: HeadingLevel;
  isRenewing: boolean;
  /** Starts an empty form. */
  onAgain(): void;
}

/** Replaces the form once it is sent. The heading takes the focus, and the text is announced. */
export function ThankYou({ text, receipt, level: Heading, isRenewing, onAgain }: ThankYouProps) {
  const texts = useTexts(publicFormTexts);
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus();
    announce(text);
  }, [announce, text]);
  return (
    <div className={styles.thanks}>
      <Icon name="check" />
      <Heading ref={heading} tabIndex={-1} className={styles.title}>
        {texts.thanks}
      </Heading>
      <p>{text}</p>
      {receipt !== undefined && <p className={styles.strong}>{texts.receipt(receipt)}</p>}
      <Button busy={isRenewing} onClick={onAgain}>
        {texts.again}
      </Button>
    </div>
  );
}
