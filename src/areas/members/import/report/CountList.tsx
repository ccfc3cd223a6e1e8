import { type ReactNode, useLayoutEffect } from 'react';
import { Icon, type IconName } from '../../../../ui/icon/Icon';
import { useAnnounce } from '../../../../ui/widgetRoot/useWidgetRoot';
import styles from '../ImportScreens.module.css';

type Tone = 'good' | 'none' | 'double' | 'doubt' | 'bad';
const icons: Record<Tone, IconName> = {
  good: 'check-circle',
  none: 'info',
  double: 'copy',
  doubt: 'clock',
  bad: 'warning',
};

interface CountListProps {
  /** Counts without a text are left out. */
  counts: readonly { tone: Tone; text: string | false; detail?: string }[];
}

/** How many lines have which outcome: shown, and announced when the step comes. */
export function CountList({ counts }: CountListProps): ReactNode {
  const announce = useAnnounce();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the step comes
  useLayoutEffect(() => {
    announce(counts.flatMap(({ text }) => text || []).join('. '));
  }, []);
  return (
    <ul className={styles.counts}>
      {counts.map(
        ({ tone, text, detail }) =>
          text && (
            <li key={text} className={`${styles.count} ${styles[tone]}`}>
              <Icon name={icons[tone]} />
              <span>
                {text} {detail && <small>({detail})</small>}
              </span>
            </li>
          ),
      )}
    </ul>
  );
}
