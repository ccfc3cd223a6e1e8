import { headsIn } from '../../../domain/attendance/counts';
import { HEAD_KINDS, type HeadCount, type HeadKind } from '../../../domain/attendance/sheet';
import { formatNumber } from '../../../texts/locale';
import { useTexts } from '../../../texts/texts';
import { IconButton } from '../../../ui/button/IconButton';
import { Disclosure } from '../../../ui/display/Disclosure';
import styles from './HeadCounter.module.css';
import { sheetTexts } from './texts.fr';

interface HeadCounterProps {
  heads: HeadCount;
  readonly: boolean;
  onCount(kind: HeadKind, by: number): void;
}

/** Counts people without a name. Corrections of two helpers may cross, so nothing is shown below zero. */
export function HeadCounter({ heads, readonly, onCount }: HeadCounterProps) {
  const texts = useTexts(sheetTexts);
  return (
    <Disclosure title={texts.heads} count={headsIn(heads)} className={styles.heads}>
      {HEAD_KINDS.map((kind) => (
        <div key={kind} className={styles.head}>
          <span className={styles.kind}>{texts[kind]}</span>
          {!readonly && (
            <IconButton
              icon="minus"
              variant="secondary"
              className={styles.step}
              label={texts.oneLess(texts[kind])}
              aria-disabled={heads[kind] <= 0 || undefined}
              onClick={() => heads[kind] > 0 && onCount(kind, -1)}
            />
          )}
          <output className={styles.number} aria-label={texts[kind]}>
            {formatNumber(Math.max(0, heads[kind]))}
          </output>
          {!readonly && (
            <IconButton
              icon="plus"
              variant="secondary"
              className={styles.step}
              label={texts.oneMore(texts[kind])}
              onClick={() => onCount(kind, 1)}
            />
          )}
        </div>
      ))}
    </Disclosure>
  );
}
