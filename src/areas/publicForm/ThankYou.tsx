import styles from '../../questions/form.module.css';
import { Receipt } from '../../questions/Receipt';
import { publicFormTexts } from '../../questions/texts.fr';
import type { HeadingLevel } from '../../questions/usePageTitle';
import { useTexts } from '../../texts/texts';

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

/** Replaces the form once it is sent. */
export function ThankYou(props: ThankYouProps) {
  const { isSent, sandbox: isTrial, receipt, ...rest } = props;
  const texts = useTexts(publicFormTexts);
  const text = isTrial ? texts.trialDone : isSent ? texts.received : texts.done;
  return (
    <Receipt
      {...rest}
      title={texts.thanks}
      spoken={isTrial ? `${texts.trial}. ${text}` : text}
      again={isTrial ? texts.trialAgain : texts.again}
    >
      {isTrial && <p className={styles.trial}>{texts.trial}</p>}
      <p>{text}</p>
      {receipt !== undefined && <p className={styles.strong}>{texts.receipt(receipt)}</p>}
      {isTrial && <p className={styles.strong}>{texts.trialReceipt}</p>}
    </Receipt>
  );
}
