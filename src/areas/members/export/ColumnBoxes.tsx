import { useId } from 'react';
import { useKnownFields } from '../../../data/useKnownFields';
import { EXPORT_COLUMNS } from '../../../domain/members/fileColumns';
import type { ExportColumn } from '../../../domain/members/memberFieldRules';
import { duesYearOf } from '../../../domain/register/dues';
import { isoDay } from '../../../texts/formats';
import { upToDateLabel } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Checkbox } from '../../../ui/form/fields/Checkbox';
import styles from './ExportDialog.module.css';
import { exportTexts } from './texts.fr';

interface ColumnBoxesProps {
  columns: readonly ExportColumn[];
  disabled: boolean;
  onChange(columns: readonly ExportColumn[]): void;
}

/** The choice of the columns of the file. */
export function ColumnBoxes({ columns, disabled, onChange }: ColumnBoxesProps) {
  const texts = useTexts(exportTexts);
  const id = useId();
  const year = duesYearOf(isoDay(new Date()));
  const all = useKnownFields(EXPORT_COLUMNS);
  const isWhole = columns.length === all.length;
  const toggle = (column: ExportColumn, isChosen: boolean) =>
    onChange(isChosen ? [...columns, column] : columns.filter((each) => each !== column));
  return (
    <fieldset aria-labelledby={id} className={styles.columns}>
      <div className={styles.legend}>
        <span id={id} className={styles.title}>
          {texts.columns}
        </span>
        <Button variant="quiet" disabled={disabled} onClick={() => onChange(isWhole ? [] : all)}>
          {isWhole ? texts.selectNone : texts.selectAll}
        </Button>
      </div>
      <div className={styles.boxes}>
        {all.map((column) => (
          <Checkbox
            key={column}
            label={column === 'cotisations' ? upToDateLabel(year) : texts[column]}
            disabled={disabled}
            checked={columns.includes(column)}
            onChange={(isChosen) => toggle(column, isChosen)}
          />
        ))}
      </div>
    </fieldset>
  );
}
