import { useMemo } from 'react';
import { Link } from '../../routing/Link';
import { formatNumber, numberFormat } from '../../texts/locale';
import { useIdleModule } from '../loading/useIdleModule';
import styles from './Donut.module.css';
import { loadDrawing } from './loads';

const SIZE = 200;
/** Entries that fit beside the ring. Longer legends scroll. */
const VISIBLE = 12;

export interface Slice {
  key: number;
  name: string;
  /** A negative value counts as 0. */
  value: number;
  /** Hexadecimal. */
  color: string;
}

interface DonutProps {
  /** Caption for screen readers: «Membres par groupe». */
  label: string;
  /** Headers of the legend, which is the chart's text: name, value, percentage. */
  headers: readonly [name: string, value: string, share: string];
  slices: readonly Slice[];
  /** The path that an entry of the legend leads to, by the slice's key. */
  linkOf?: ((key: number) => string) | undefined;
  /** True while something more urgent loads; the code of the chart then waits. */
  isHeld?: boolean | undefined;
}

/** A ring of 200 px with a hole of 40 px, and a legend with the colour, name, value and percentage of each slice. */
export function Donut({ label, headers, slices, linkOf, isHeld }: DonutProps) {
  return (
    <div className={styles.donut}>
      <Ring slices={slices} isHeld={isHeld} />
      <Legend label={label} headers={headers} slices={slices} linkOf={linkOf} />
    </div>
  );
}

function Ring({ slices, isHeld }: Pick<DonutProps, 'slices' | 'isHeld'>) {
  const { value: Chart } = useIdleModule(loadDrawing, isHeld);
  const drawing = useMemo(
    () => ({ kind: 'ring' as const, slices: slices.filter((slice) => slice.value > 0) }),
    [slices],
  );
  const isEmpty = drawing.slices.length === 0;
  return (
    <div className={styles.ring} data-empty={isEmpty || !Chart || undefined}>
      {Chart && !isEmpty && (
        <Chart
          width={SIZE}
          height={SIZE}
          drawing={drawing}
          waiting={<span className={styles.placeholder} />}
        />
      )}
    </div>
  );
}

const oneDecimal = numberFormat({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
const none = numberFormat({ style: 'percent' });

/** Each value's share of the total as text with one decimal, «12,5 %». All are «0 %» when the total is 0. */
function shares(values: readonly number[]): string[] {
  const total = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  if (total <= 0) return values.map(() => none.format(0));
  return values.map((value) => oneDecimal.format(Math.max(0, value) / total));
}

function Legend({ label, headers, slices, linkOf }: Omit<DonutProps, 'isHeld'>) {
  const parts = useMemo(() => shares(slices.map((slice) => slice.value)), [slices]);
  const isLong = slices.length > VISIBLE;
  return (
    <div className={styles.scroller} tabIndex={isLong ? 0 : undefined} data-long={isLong || undefined}>
      <table className={styles.legend}>
        <caption className={styles.spoken}>{label}</caption>
        <thead className={styles.spoken}>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slices.map((slice, at) => (
            <tr key={slice.key} className={styles.entry}>
              <th scope="row" className={styles.name} title={slice.name}>
                <span className={styles.swatch} style={{ backgroundColor: slice.color }} />
                {linkOf ? (
                  <Link to={linkOf(slice.key)} className={styles.link}>
                    {slice.name}
                  </Link>
                ) : (
                  slice.name
                )}
              </th>
              <td className={styles.value}>{formatNumber(slice.value)}</td>
              <td className={styles.share}>{parts[at]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
