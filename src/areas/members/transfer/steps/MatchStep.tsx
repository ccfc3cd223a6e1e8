import { useMemo } from 'react';
import type { MembreField } from '../../../../domain/members/membre';
import { COLONNES_IMPORT, REQUIRED_TO_CREATE } from '../../../../domain/members/membreColumns';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { FormActions } from '../../../../ui/form/FormActions';
import { Select } from '../../../../ui/form/fields/Select';
import { importTexts } from '../importTexts';
import type { ImportAction, Source } from '../job/importState';
import { type Matching, missingFields } from '../lines/matchHeaders';
import styles from './ImportScreens.module.css';
import { PreviewTable } from './PreviewTable';
import { StepHeading } from './StepHeading';

interface MatchStepProps {
  source: Source;
  matching: Matching;
  isPreparing: boolean;
  change(action: ImportAction): void;
  onCheck(): void;
}

/** The choice of the column for each field, with a preview of the first lines. */
export function MatchStep({ source, matching, isPreparing, change, onCheck }: MatchStepProps) {
  const texts = useTexts(importTexts);
  const { header, rows } = source.table;
  const missing = missingFields(matching);
  const names = header.map((name, column) => name.trim() || texts.column(column + 1));
  const found = texts.matchText(source.fileName, rows.length);
  const leftOut = names.filter((_, column) => !Object.values(matching).includes(column));
  return (
    <div className={styles.step}>
      <StepHeading said={found}>{texts.matchTitle}</StepHeading>
      <p className={styles.note}>{found}</p>
      <ColumnSelects source={source} matching={matching} names={names} change={change} />
      {missing.length > 0 && (
        <p className={styles.warning} role="status">
          {texts.missingColumns(missing.length, missing.map((field) => texts[field]).join(', '))}
        </p>
      )}
      {leftOut.length > 0 && <p className={styles.note}>{texts.leftOut(leftOut.join(', '))}</p>}
      <PreviewTable source={source} matching={matching} />
      <FormActions>
        <Button onClick={() => change({ type: 'back' })}>{texts.otherFile}</Button>
        <Button
          variant="primary"
          disabled={missing.length > 0}
          busy={isPreparing}
          busyLabel={texts.preparing}
          onClick={onCheck}
        >
          {texts.check}
        </Button>
      </FormActions>
    </div>
  );
}

interface ColumnSelectsProps extends Pick<MatchStepProps, 'source' | 'matching' | 'change'> {
  names: readonly string[];
}

function ColumnSelects({ source, matching, names, change }: ColumnSelectsProps) {
  const texts = useTexts(importTexts);
  const { header, rows } = source.table;
  const options = names.map((label, column) => ({ value: String(column), label }));
  const examples = useMemo(
    () => header.map((_, column) => rows.find((row) => row[column]?.trim())?.[column]?.trim()),
    [header, rows],
  );
  const select = (field: MembreField, value: string) =>
    change({ type: 'matched', field, column: value === '' ? undefined : Number(value) });
  return (
    <div className={styles.fields}>
      {COLONNES_IMPORT.map((field) => {
        const isRequired = REQUIRED_TO_CREATE.includes(field);
        const example = examples[matching[field] ?? -1];
        return (
          <Select
            key={field}
            label={texts[field]}
            required={isRequired}
            placeholder={isRequired ? texts.chooseColumn : texts.notImported}
            options={options}
            value={String(matching[field] ?? '')}
            hint={example && texts.example(example)}
            onChange={(value) => select(field, value)}
          />
        );
      })}
    </div>
  );
}
