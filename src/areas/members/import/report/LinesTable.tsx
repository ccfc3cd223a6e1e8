import { useMemo } from 'react';
import { useTexts } from '../../../../texts/texts';
import { Badge, type BadgeProps } from '../../../../ui/display/Badge';
import { Checkbox } from '../../../../ui/form/fields/Checkbox';
import type { Column } from '../../../../ui/table/column';
import { Table } from '../../../../ui/table/Table';
import { WindowedTable } from '../../../../ui/table/WindowedTable';
import styles from '../ImportScreens.module.css';
import { isHomonym, type Job, type LineOutcome } from '../job/importJob';
import { ScrollBox } from '../ScrollBox';
import { importTexts } from '../texts.fr';
import { shownLine, statusText } from './lineRemarks';

/** Up to this number all rows are rendered, each as high as its sentences need. */
const FEW = 100;

const tones: Record<LineOutcome['statut'], BadgeProps['tone']> = {
  cree: 'accent',
  doublon: 'warning',
  homonyme: 'warning',
  erreur: 'danger',
  envoye: 'neutral',
  ready: 'neutral',
  stateReady: 'info',
  stateNoted: 'info',
};

interface LinesTableProps {
  caption: string;
  job: Job;
  /** Positions of the lines to show. */
  rows: readonly number[];
  /** No more lines will be sent. */
  isOver: boolean;
  /** Where homonyms are chosen one by one. */
  onTick?: ((at: number, isTicked: boolean) => void) | undefined;
}

const keyOf = (at: number) => at;

/** Lines of the file with their outcomes. In a long table only the lines in view are rendered. */
export function LinesTable({ caption, job, rows, isOver, onTick }: LinesTableProps) {
  const texts = useTexts(importTexts);
  const columns = useLineColumns(job, isOver, onTick);
  const shared = { caption, columns, rows, rowKey: keyOf, empty: texts.noLine };
  if (rows.length <= FEW)
    return (
      <ScrollBox label={caption}>
        <div className={styles.lines}>
          <Table {...shared} />
        </div>
      </ScrollBox>
    );
  return (
    <div className={styles.manyLines}>
      <WindowedTable {...shared} visibleRows={8} />
    </div>
  );
}

function useLineColumns(job: Job, isOver: boolean, onTick: LinesTableProps['onTick']): Column<number>[] {
  const texts = useTexts(importTexts);
  return useMemo(() => {
    const shown = (at: number) => shownLine(texts, job, at);
    return [
      { key: 'line', header: texts.line, align: 'end', width: '5.5em', cell: (at) => shown(at).line },
      {
        key: 'result',
        header: texts.result,
        // The tick box has its label beside it.
        width: onTick ? '10em' : '8em',
        cell: (at) => {
          const { statut, name, line } = shown(at);
          if (onTick && isHomonym(job, at))
            return (
              <Checkbox
                label={texts.takeHomonym}
                aria-label={texts.takeHomonymOf(name, line)}
                checked={job.ticked.has(at)}
                onChange={(isTicked) => onTick(at, isTicked)}
              />
            );
          return <Badge tone={tones[statut]}>{statusText(texts, job, statut, isOver)}</Badge>;
        },
      },
      { key: 'name', kind: 'name', header: texts.name, width: '11em', cell: (at) => shown(at).name },
      {
        key: 'detail',
        header: texts.detail,
        cell: (at) => {
          const { detail } = shown(at);
          return <span title={detail}>{detail}</span>;
        },
      },
    ];
  }, [texts, job, isOver, onTick]);
}
