import { useId } from 'react';
import { COLONNES_EXPORT } from '../../../domain/members/membreColumns';
import type { ColonneExport } from '../../../domain/members/membreFields';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Checkbox } from '../../../ui/form/fields/Checkbox';
import styles from './ExportDialog.module.css';
import { exportTexts } from './texts';

interface ColumnBoxesProps {
  columns: readonly ColonneExport[];
  disabled: boolean;
  onChange(columns: readonly ColonneExport[]): void;
}

/** The choice of the columns of the file. */
export function ColumnBoxes({ columns, disabled, onChange }: ColumnBoxesProps) {
  const texts = useTexts(exportTexts);
  const id = useId();
  const isWhole = columns.length === COLONNES_EXPORT.length;
  const toggle = (column: ColonneExport, isChosen: boolean) =>
    onChange(isChosen ? [...columns, column] : columns.filter((each) => each !== column));
  return (
    <fieldset aria-labelledby={id} className={styles.columns}>
      <div className={styles.legend}>
        <span id={id} className={styles.title}>
          {texts.columns}
        </span>
        <Button variant="quiet" disabled={disabled} onClick={() => onChange(isWhole ? [] : COLONNES_EXPORT)}>
          {isWhole ? texts.selectNone : texts.selectAll}
        </Button>
      </div>
      <div className={styles.boxes}>
        {COLONNES_EXPORT.map((column) => (
          <Checkbox
            key={column}
            label={texts[column]}
            disabled={disabled}
            checked={columns.includes(column)}
            onChange={(isChosen) => toggle(column, isChosen)}
          />
        ))}
      </div>
    </fieldset>
  );
}
