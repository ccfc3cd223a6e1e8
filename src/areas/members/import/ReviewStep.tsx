import { useMemo } from 'react';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { FormActions } from '../../../ui/form/FormActions';
import { RadioGroup } from '../../../ui/form/fields/RadioGroup';
import { useStableCallback } from '../../../ui/useStableCallback';
import styles from './ImportScreens.module.css';
import {
  countsOf,
  duplicatesOf,
  type HomonymChoice,
  hasOpenHomonyms,
  homonymsOf,
  type Job,
  leavableOf,
  notesOf,
  reviewOf,
} from './job/importJob';
import type { ImportAction } from './job/importState';
import { CountList } from './report/CountList';
import { LinesTable } from './report/LinesTable';
import { StepHeading } from './StepHeading';
import { type ImportTexts, importTexts } from './texts.fr';

interface ReviewStepProps {
  job: Job;
  change(action: ImportAction): void;
  onLeaveOut(leavesOut: boolean): void;
  onSend(): void;
}

/** What the import is about to do. */
export function ReviewStep({ job, change, onLeaveOut, onSend }: ReviewStepProps) {
  const texts = useTexts(importTexts);
  const counts = useMemo(() => countsOf(job), [job]);
  const duplicates = useMemo(() => duplicatesOf(job), [job]);
  const remarkable = useMemo(() => reviewOf(job), [job]);
  const ready = job.isSimulated ? texts.ready : texts.toSend;
  const doubles = duplicates.inFile + duplicates.onServer;
  const homonyms = useMemo(() => homonymsOf(job), [job]);
  const isOpen = hasOpenHomonyms(job);
  const handleTick = useStableCallback((at: number, isTicked: boolean) =>
    change({ type: 'ticked', at, isTicked }),
  );
  return (
    <div className={styles.step}>
      <StepHeading>{texts.reviewTitle}</StepHeading>
      <CountList
        counts={[
          counts.ready > 0 || isOpen
            ? { tone: 'good', text: ready(counts.ready) }
            : { tone: 'none', text: counts.stateReady === 0 && texts.nothingToImport },
          { tone: 'good', text: counts.stateReady > 0 && texts.statesToNote(counts.stateReady) },
          {
            tone: 'double',
            text: doubles > 0 && texts.duplicateCount(doubles),
            detail: whereOf(texts, duplicates),
          },
          { tone: 'double', text: homonyms > 0 && texts.homonymCount(homonyms) },
          { tone: 'bad', text: counts.erreur > 0 && texts.refusedCount(counts.erreur) },
        ]}
      />
      {!job.isSimulated && <p className={styles.note}>{texts.unverified}</p>}
      {doubles > 0 && <DuplicatesChoice job={job} change={change} />}
      {homonyms > 0 && <HomonymChoiceGroup count={homonyms} job={job} change={change} />}
      {isOpen && <p className={styles.note}>{texts.homonymsOpen}</p>}
      <RefusedValues job={job} onLeaveOut={onLeaveOut} />
      <Corrections job={job} />
      {remarkable.length > 0 && (
        <LinesTable
          caption={texts.details}
          job={job}
          rows={remarkable}
          isOver={false}
          onTick={job.homonyms === 'each' ? handleTick : undefined}
        />
      )}
      <FormActions>
        <Button onClick={() => change({ type: 'back' })}>{texts.back}</Button>
        <Button
          variant="primary"
          disabled={counts.ready + counts.stateReady === 0 || isOpen}
          onClick={onSend}
        >
          {job.isSimulated ? texts.import(counts.ready, counts.stateReady) : texts.send(counts.ready)}
        </Button>
      </FormActions>
    </div>
  );
}

function DuplicatesChoice({ job, change }: Pick<ReviewStepProps, 'job' | 'change'>) {
  const texts = useTexts(importTexts);
  return (
    <RadioGroup
      label={texts.duplicates}
      hint={texts.duplicatesHint}
      options={[
        { value: 'ignorer', label: texts.ignorer },
        { value: 'creer', label: job.isSimulated ? texts.creer : texts.sendAnyway },
      ]}
      value={job.duplicates}
      onChange={(value) =>
        change({ type: 'duplicates', duplicates: value === 'creer' ? 'creer' : 'ignorer' })
      }
    />
  );
}

const isHomonymChoice = (value: string): value is HomonymChoice =>
  value === 'creer' || value === 'ignorer' || value === 'each';

/** The question about lines that may be people on file, which only the user can tell. */
function HomonymChoiceGroup({
  count,
  job,
  change,
}: Pick<ReviewStepProps, 'job' | 'change'> & { count: number }) {
  const texts = useTexts(importTexts);
  return (
    <RadioGroup
      label={texts.homonyms(count)}
      hint={texts.homonymsHint}
      options={[
        { value: 'creer', label: texts.takeHomonyms(count) },
        { value: 'ignorer', label: texts.leaveHomonyms(count) },
        ...(count > 1 ? [{ value: 'each', label: texts.eachHomonym }] : []),
      ]}
      value={job.homonyms ?? ''}
      onChange={(value) => {
        if (isHomonymChoice(value)) change({ type: 'homonyms', homonyms: value });
      }}
    />
  );
}

/** What was done with values of many lines, and needs no decision line by line. */
function Corrections({ job }: { job: Job }) {
  const texts = useTexts(importTexts);
  const notes = useMemo(() => notesOf(job), [job]);
  const { phone, unknownDate, spare } = notes;
  const sentences = [
    phone.length > 0 && texts.phonesCompleted(phone.length),
    unknownDate.length > 0 && texts.datesUnknown(unknownDate.length, [...new Set(unknownDate)].join(', ')),
    spare.length > 0 && texts.sparesLeft(spare.length),
  ].filter((sentence) => sentence !== false);
  return sentences.map((sentence) => (
    <p key={sentence} className={styles.note}>
      {sentence}
    </p>
  ));
}

/** The choice for lines that are refused only for values that a member may do without. */
function RefusedValues({ job, onLeaveOut }: Pick<ReviewStepProps, 'job' | 'onLeaveOut'>) {
  const texts = useTexts(importTexts);
  const count = useMemo(() => leavableOf(job), [job]);
  if (count === 0) return null;
  return (
    <RadioGroup
      label={texts.refusedValues}
      hint={texts.refusedValuesHint}
      options={[
        { value: 'keep', label: texts.refuseLines },
        { value: 'leave', label: texts.leaveValuesOut(count) },
      ]}
      value={job.leavesOut ? 'leave' : 'keep'}
      onChange={(value) => onLeaveOut(value === 'leave')}
    />
  );
}

const whereOf = (texts: ImportTexts, { onServer, inFile }: { onServer: number; inFile: number }) =>
  [onServer > 0 && texts.onServer(onServer), inFile > 0 && texts.inFile(inFile)].filter(Boolean).join(', ');
