import { useMemo } from 'react';
import type { Endpoint } from '../../api/endpoint';
import type { Query } from '../../api/useApi';
import { useTexts } from '../../texts/texts';
import { Donut, type Slice } from '../../ui/chart/Donut';
import { Panel } from '../../ui/display/Panel';
import styles from './Dashboard.module.css';
import { dashboardTexts } from './texts.fr';
import { useLoggedFailure } from './useLoggedFailure';

interface SharePanelProps<A> {
  title: string;
  /** What the chart shows, for screen readers. */
  label: string;
  empty: string;
  endpoint: Endpoint;
  query: Query<A>;
  /** Declare it outside of render. */
  slicesOf(answer: A): Slice[];
  /** Where the list of a slice's members is, if anywhere. */
  linkOf: ((id: number) => string) | undefined;
  isHeld: boolean;
}

/** The share of members of each group or department, largest first. A failure is logged and noted, never alerted. */
export function SharePanel<A>(props: SharePanelProps<A>) {
  const { title, label, empty, endpoint, slicesOf, linkOf, isHeld } = props;
  const { data, failure } = props.query;
  const texts = useTexts(dashboardTexts);
  useLoggedFailure(endpoint, failure);
  const sorted = useMemo(() => data && slicesOf(data).sort((a, b) => b.value - a.value), [data, slicesOf]);
  return (
    <Panel title={title}>
      <div className={styles.share} aria-busy={(!sorted && !failure) || undefined}>
        {sorted && sorted.length > 0 && (
          <Donut
            label={label}
            headers={[texts.name, texts.members, texts.share]}
            slices={sorted}
            linkOf={linkOf}
            isHeld={isHeld}
          />
        )}
        {sorted?.length === 0 && <p className={styles.note}>{empty}</p>}
        {!sorted && failure && <p className={styles.note}>{texts.sharesUnavailable}</p>}
      </div>
    </Panel>
  );
}
