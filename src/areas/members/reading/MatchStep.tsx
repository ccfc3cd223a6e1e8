import { useMemo } from 'react';
import type { OfferedReading } from '../../../domain/import/bytes/readings';
import { isUndecided } from '../../../domain/import/decisions';
import { missingFields } from '../../../domain/import/matchHeaders';
import type { ColumnPlan } from '../../../domain/import/plan';
import type { MemberField } from '../../../domain/members/member';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { FormActions } from '../../../ui/form/FormActions';
import styles from '../import/ImportScreens.module.css';
import type { ImportAction, ParsedFile } from '../import/job/importState';
import { StepHeading } from '../import/StepHeading';
import { importTexts } from '../import/texts.fr';
import { ColumnSelects } from './ColumnSelects';
import { ConsentColumns, useConsentColumns } from './ConsentColumns';
import { FileQuestions } from './FileQuestions';
import { LineQuestions } from './LineQuestions';
import { PreviewTable } from './PreviewTable';
import { readingOf } from './readSource';

export interface MatchStepProps {
  read: ParsedFile;
  isReadingChosen: boolean;
  isPreparing: boolean;
  change(action: ImportAction): void;
  onReread(reading: OfferedReading): void;
  onCheck(): void;
}

/** Required fields without a column; the gender may be given for all lines. */
function missingIn({ matching, answers }: ParsedFile): MemberField[] {
  const { genre = 'refuse' } = answers;
  return missingFields(matching).filter((field) => field !== 'genre' || genre === 'refuse');
}

const usedColumns = ({ matching, spares, houseNumber }: ColumnPlan): (number | undefined)[] => [
  ...Object.values(matching),
  ...Object.values(spares).flat(),
  houseNumber,
];

/** What the file contains: how it is read, its columns, what it doesn't decide by itself, and its first lines. */
export default function MatchStep(props: MatchStepProps) {
  const { read, isReadingChosen, isPreparing, change, onReread, onCheck } = props;
  const texts = useTexts(importTexts);
  const { source, matching, answers } = read;
  const { header, rows } = source.table;
  const { plan, decisions } = useMemo(() => readingOf(source, matching), [source, matching]);
  const missing = missingIn(read);
  const isAsked = !source.found.isCertain && !isReadingChosen;
  const isOpen = isAsked || isUndecided(decisions, answers);
  const names = header.map((name, column) => name.trim() || texts.column(column + 1));
  const found = texts.matchText(source.fileName, rows.length);
  const consents = useConsentColumns(read, change);
  const used = [...usedColumns(plan), ...(read.consents ?? []).map(({ column }) => column)];
  const leftOut = names.filter((_, column) => !used.includes(column));
  return (
    <div className={styles.step}>
      <StepHeading said={found}>{texts.matchTitle}</StepHeading>
      <p className={styles.note}>{found}</p>
      <FileQuestions
        source={source}
        isAsked={isAsked}
        isMissing={missing.length > 0}
        change={change}
        onReread={onReread}
      />
      <ColumnSelects read={read} names={names} change={change} />
      <ConsentColumns read={read} columns={consents} names={names} change={change} />
      {missing.length > 0 && (
        <Warning>
          {texts.missingColumns(missing.length, missing.map((field) => texts[field]).join(', '))}
        </Warning>
      )}
      <LineQuestions read={read} decisions={decisions} change={change} />
      {isOpen && <Warning>{texts.unanswered}</Warning>}
      {leftOut.length > 0 && <p className={styles.note}>{texts.leftOut(leftOut.join(', '))}</p>}
      <PreviewTable read={read} />
      <FormActions>
        <Button onClick={() => change({ type: 'back' })}>{texts.otherFile}</Button>
        <Button
          variant="primary"
          disabled={missing.length > 0 || isOpen || consents.isWaiting}
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

const Warning = ({ children }: { children: string }) => (
  <p className={styles.warning} role="status">
    {children}
  </p>
);
