import { useMemo } from 'react';
import type { Endpoint } from '../../api/endpoint';
import type { Failure } from '../../api/errors';
import { useTexts } from '../../texts/texts';
import { Donut, type Slice } from '../../ui/chart/Donut';
import { Panel } from '../../ui/panel/Panel';
import styles from './Dashboard.module.css';
import { dashboardTexts } from './texts';
import { useLoggedFailure } from './useLoggedFailure';

interface SharePanelProps {
  title: string;
  /** What the chart shows, for screen readers. */
  label: string;
  empty: string;
  endpoint: Endpoint;
  failure: Failure | undefined;
  /** undefined until they are known. */
  slices: readonly Slice[] | undefined;
  isHeld: boolean;
}

/** How members spread over groups or departments, largest first. A failure is only logged. */
export function SharePanel({ title, label, empty, endpoint, failure, slices, isHeld }: SharePanelProps) {
  const texts = useTexts(dashboardTexts);
  useLoggedFailure(endpoint, failure);
  const sorted = useMemo(() => slices?.toSorted((a, b) => b.value - a.value), [slices]);
  return (
    <Panel title={title}>
      <div className={styles.share} aria-busy={(!sorted && !failure) || undefined}>
        {sorted && sorted.length > 0 && (
          <Donut
            label={label}
            headers={[texts.name, texts.members, texts.share]}
            slices={sorted}
            isHeld={isHeld}
          />
        )}
        {sorted?.length === 0 && <p className={styles.note}>{empty}</p>}
        {!sorted && failure && <p className={styles.note}>{texts.sharesUnavailable}</p>}
      </div>
    </Panel>
  );
}
