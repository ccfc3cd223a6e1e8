import { useLayoutEffect, useRef } from 'react';
import styles from '../../questions/form.module.css';
import { publicFormTexts } from '../../questions/texts.fr';
import type { HeadingLevel } from '../../questions/usePageTitle';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { useAnnounce } from '../../ui/widgetRoot/useWidgetRoot';

interface ThankYouProps {
  /** Whether the answers went to the back end. */
  isSent: boolean;
  /** A trial, of which nothing is stored; the thanks say so. */
  sandbox: boolean;
  /** The number of the stored answer. */
  receipt: number | undefined;
  level: HeadingLevel;
  isRenewing: boolean;
  /** Starts an empty form. */
  onAgain(): void;
}

/** Replaces the form once it is sent. The heading takes the focus, and the text is announced. */
export function ThankYou(props: ThankYouProps) {
  const { isSent, sandbox: isTrial, receipt, level: Heading, isRenewing, onAgain } = props;
  const texts = useTexts(publicFormTexts);
  const text = isTrial ? texts.trialDone : isSent ? texts.received : texts.done;
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus();
    announce(isTrial ? `${texts.trial}. ${text}` : text);
  }, [announce, isTrial, text, texts]);
  return (
    <div className={styles.thanks}>
      <Icon name="check" />
      <Heading ref={heading} tabIndex={-1} className={styles.title}>
        {texts.thanks}
      </Heading>
      {isTrial && <p className={styles.trial}>{texts.trial}</p>}
      <p>{text}</p>
      {receipt !== undefined && <p className={styles.strong}>{texts.receipt(receipt)}</p>}
      {isTrial && <p className={styles.strong}>{texts.trialReceipt}</p>}
      <Button busy={isRenewing} onClick={onAgain}>
        {isTrial ? texts.trialAgain : texts.again}
      </Button>
    </div>
  );
}
