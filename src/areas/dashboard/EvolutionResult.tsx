import { useMemo } from 'react';
import type { EvolutionPoint } from '../../domain/members/statistics';
import { formatNumber } from '../../texts/locale';
import { useTexts } from '../../texts/texts';
import { LineChart } from '../../ui/chart/LineChart';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import { Icon } from '../../ui/icon/Icon';
import { EmptyState } from '../../ui/state/EmptyState';
import type { Column } from '../../ui/table/column';
import { WindowedTable } from '../../ui/table/WindowedTable';
import styles from './EvolutionResult.module.css';
import { curveOf, dateWriter, pointRows, type Row } from './points';
import { dashboardTexts } from './texts.fr';

interface EvolutionResultProps {
  points: readonly EvolutionPoint[];
  /** Whether a point stands for each month. */
  isMonthly: boolean;
}

/** The points as a curve and a table, side by side where there is room. */
export default function EvolutionResult(props: EvolutionResultProps) {
  const texts = useTexts(dashboardTexts);
  if (props.points.length === 0) return <EmptyState icon="calendar" title={texts.noEvolution} />;
  return <CurveAndTable {...props} />;
}

function CurveAndTable({ points, isMonthly }: EvolutionResultProps) {
  const texts = useTexts(dashboardTexts);
  const rows = useMemo(() => pointRows(points), [points]);
  const curve = useMemo(() => curveOf(points), [points]);
  const writeDate = useMemo(() => dateWriter(points, isMonthly), [points, isMonthly]);
  const columns = useMemo(() => columnsOf(texts, writeDate), [texts, writeDate]);
  const describe = (at: number) => {
    const { date, value } = rows[at]!;
    return texts.pointOf(writeDate(date), formatNumber(value), value);
  };
  return (
    <div className={styles.both}>
      <LineChart label={texts.memberNumber} points={curve.points} dates={curve.dates} describe={describe} />
      <WindowedTable
        caption={texts.evolutionTable}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.at}
        visibleRows={7}
        empty={null}
      />
    </div>
  );
}

const columnsOf = (texts: typeof dashboardTexts, writeDate: (date: string) => string): Column<Row>[] => [
  { key: 'date', header: texts.date, width: 'var(--date)', cell: (row) => writeDate(row.date) },
  { key: 'value', header: texts.memberNumber, align: 'end', cell: (row) => formatNumber(row.value) },
  {
    key: 'change',
    header: texts.change,
    width: 'var(--change)',
    align: 'end',
    cell: (row) => <Change value={row.change} />,
  },
];

/** `+5` with an arrow, and the arrow as a word. */
function Change({ value }: { value: number }) {
  const texts = useTexts(dashboardTexts);
  const way = value > 0 ? 'up' : value < 0 ? 'down' : 'flat';
  return (
    <span className={styles.change} data-way={way}>
      <Icon name={`arrow-${way}`} />
      <VisuallyHidden>{texts[way]} </VisuallyHidden>
      {signed(value)}
    </span>
  );
}

const signed = (value: number): string =>
  value > 0 ? `+${formatNumber(value)}` : formatNumber(value).replace('-', '−');
