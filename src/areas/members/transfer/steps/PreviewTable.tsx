import { type CSSProperties, useMemo } from 'react';
import type { MembreField } from '../../../../domain/members/membre';
import { COLONNES_IMPORT } from '../../../../domain/members/membreColumns';
import { formatDate, isoDay } from '../../../../texts/formats';
import { useTexts } from '../../../../texts/texts';
import { Table } from '../../../../ui/table/Table';
import { memberFields } from '../../fields';
import { type ImportTexts, importTexts } from '../importTexts';
import type { Source } from '../job/importState';
import type { Matching } from '../lines/matchHeaders';
import { type NormalLine, normaliseLine } from '../lines/normaliseLine';
import { valuesBy } from '../lines/prepareLines';
import { remarksOf } from '../report/lineTexts';
import styles from './ImportScreens.module.css';
import { ScrollBox } from './ScrollBox';

const ROWS = 5;

interface PreviewLine extends NormalLine {
  line: number;
}

interface PreviewTableProps {
  source: Source;
  matching: Matching;
}

/** The first lines as the import reads them, with their problems. */
export function PreviewTable({ source, matching }: PreviewTableProps) {
  const texts = useTexts(importTexts);
  const lines = useMemo(() => firstLines(source, matching), [source, matching]);
  const columns = useMemo(() => previewColumns(texts, matching), [texts, matching]);
  return (
    <ScrollBox label={texts.preview}>
      <div className={styles.preview} style={{ '--columns': columns.length + 1 } as CSSProperties}>
        <Table
          caption={texts.preview}
          columns={columns}
          rows={lines}
          rowKey={({ line }) => line}
          empty={texts.noLine}
        />
      </div>
    </ScrollBox>
  );
}

function firstLines({ table }: Source, matching: Matching): PreviewLine[] {
  const today = isoDay(new Date());
  const found: PreviewLine[] = [];
  for (let index = 0; index < table.rows.length && found.length < ROWS; index++) {
    const row = table.rows[index]!;
    if (row.some((cell) => cell.trim()))
      found.push({ ...normaliseLine(valuesBy(matching, row), today), line: table.firstLine + index });
  }
  return found;
}

function valueText(texts: ImportTexts, field: MembreField, value: string): string {
  if (memberFields[field].control.kind === 'date') return /^\d{4}-/.test(value) ? formatDate(value) : value;
  if (value === 'masculin' || value === 'feminin' || value === 'celibataire' || value === 'marie')
    return texts[value];
  return value;
}

function previewColumns(texts: ImportTexts, matching: Matching) {
  const matched = COLONNES_IMPORT.filter((field) => matching[field] !== undefined);
  return [
    ...matched.map((field) => ({
      key: field as string,
      header: texts[field],
      cell: ({ values }: PreviewLine) => valueText(texts, field, values[field]),
    })),
    {
      key: 'remark',
      header: texts.remark,
      width: '16em',
      cell: (line: PreviewLine) => remarksOf(texts, line).join(' · '),
    },
  ];
}
