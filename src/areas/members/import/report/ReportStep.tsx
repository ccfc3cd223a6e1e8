import { useMemo, useState } from 'react';
import { isoDay } from '../../../../texts/formats';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { FormActions } from '../../../../ui/form/FormActions';
import { Select } from '../../../../ui/form/fields/Select';
import { LazyPart } from '../../../../ui/lazy/LazyPart';
import { saveFile } from '../../../../ui/output/saveFile';
import styles from '../ImportScreens.module.css';
import { countsOf, type Job, type LineOutcome, outcomeOf } from '../job/importJob';
import { StepHeading } from '../StepHeading';
import { type ImportTexts, importTexts } from '../texts.fr';
import { CountList } from './CountList';
import { LinesTable } from './LinesTable';
import { reportCsv } from './reportCsv';
import type { UndoImportProps } from './UndoImport';

const loadUndo = () => import('./UndoImport');

interface ReportStepProps {
  job: Job;
  onAgain(): void;
  onClose(): void;
}

/** The outcome of every line, to read and to download. */
export function ReportStep({ job, onAgain, onClose }: ReportStepProps) {
  const texts = useTexts(importTexts);
  const [shown, setShown] = useState('');
  const { operations = [] } = job;
  const counts = useMemo(() => countsOf(job), [job]);
  const unsent = counts.ready + counts.stateReady;
  const rows = useMemo(
    () => job.lines.map((_, at) => at).filter((at) => !shown || outcomeOf(job, at).statut === shown),
    [job, shown],
  );
  const download = () => saveFile(reportCsv(job, texts), texts.reportFile(isoDay(new Date())));
  return (
    <div className={styles.step}>
      <StepHeading>{unsent > 0 ? texts.endedTitle : texts.doneTitle}</StepHeading>
      <CountList
        counts={[
          { tone: 'good', text: (counts.cree > 0 || counts.envoye === 0) && texts.created(counts.cree) },
          { tone: 'good', text: counts.stateNoted > 0 && texts.statesNoted(counts.stateNoted) },
          { tone: 'doubt', text: counts.envoye > 0 && texts.sentCount(counts.envoye) },
          { tone: 'double', text: counts.doublon > 0 && texts.skipped(counts.doublon) },
          { tone: 'double', text: counts.homonyme > 0 && texts.homonymsLeft(counts.homonyme) },
          { tone: 'bad', text: counts.erreur > 0 && texts.refused(counts.erreur) },
          { tone: 'bad', text: unsent > 0 && texts.unsent(unsent) },
        ]}
      />
      <div className={styles.filter}>
        <Select
          label={texts.show}
          placeholder={texts.all}
          options={filters(texts).filter(({ value }) => counts[value] > 0)}
          value={shown}
          onChange={setShown}
        />
        <Button icon="download" onClick={download}>
          {texts.download}
        </Button>
        {operations.length > 0 && (
          <LazyPart<UndoImportProps>
            load={loadUndo}
            props={{ operations, count: counts.cree, states: counts.stateNoted }}
          />
        )}
      </div>
      <LinesTable key={shown} caption={texts.report} job={job} rows={rows} isOver />
      <FormActions>
        <Button onClick={onAgain}>{texts.again}</Button>
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </FormActions>
    </div>
  );
}

const filters = (texts: ImportTexts): { value: LineOutcome['statut']; label: string }[] => [
  { value: 'cree', label: texts.onlyCree },
  { value: 'stateNoted', label: texts.onlyStates },
  { value: 'doublon', label: texts.onlyDoublon },
  { value: 'homonyme', label: texts.onlyHomonyme },
  { value: 'erreur', label: texts.onlyErreur },
  { value: 'envoye', label: texts.onlySent },
  { value: 'ready', label: texts.onlyReady },
];
