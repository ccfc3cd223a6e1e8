import { useMemo } from 'react';
import { useTexts } from '../../../../texts/texts';
import { Badge, type BadgeProps } from '../../../../ui/badge/Badge';
import type { Column } from '../../../../ui/table/column';
import { WindowedTable } from '../../../../ui/table/WindowedTable';
import { importTexts } from '../importTexts';
import type { Fate, Job } from '../job/importJob';
import styles from '../steps/ImportScreens.module.css';
import { shownLine, statusText } from './lineTexts';

const tones: Record<Fate['statut'], BadgeProps['tone']> = {
  cree: 'accent',
  doublon: 'warning',
  erreur: 'danger',
  ready: 'neutral',
};

export interface LinesTableProps {
  caption: string;
  job: Job;
  /** Positions of the lines to show. */
  rows: readonly number[];
  /** Nothing more will be sent. */
  isOver: boolean;
}

/** Lines of the file with what became of them; a line is put into words only when it comes into view. */
export function LinesTable({ caption, job, rows, isOver }: LinesTableProps) {
  const texts = useTexts(importTexts);
  const columns = useMemo<Column<number>[]>(
    () => [
      {
        key: 'line',
        header: texts.line,
        align: 'end',
        width: '5em',
        cell: (at) => shownLine(texts, job, at).line,
      },
      {
        key: 'name',
        kind: 'name',
        header: texts.name,
        width: '14em',
        cell: (at) => shownLine(texts, job, at).name,
      },
      {
        key: 'result',
        header: texts.result,
        width: '8em',
        cell: (at) => {
          const { statut } = shownLine(texts, job, at);
          return <Badge tone={tones[statut]}>{statusText(texts, statut, isOver)}</Badge>;
        },
      },
      {
        key: 'detail',
        header: texts.detail,
        cell: (at) => {
          const { detail } = shownLine(texts, job, at);
          return <span title={detail}>{detail}</span>;
        },
      },
    ],
    [texts, job, isOver],
  );
  return (
    <div className={styles.lines}>
      <WindowedTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={(at) => at}
        visibleRows={Math.max(1, Math.min(7, rows.length))}
        empty={texts.noLine}
      />
    </div>
  );
}
