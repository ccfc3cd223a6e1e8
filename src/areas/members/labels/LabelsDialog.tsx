import { useState } from 'react';
import { memberWriteCalls } from '../../../api/endpoints/memberWrites';
import { useQuery } from '../../../api/useApi';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Notice } from '../../../ui/display/Notice';
import { Checkbox } from '../../../ui/form/fields/Checkbox';
import { RadioGroup } from '../../../ui/form/fields/RadioGroup';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import type { ListQuery } from '../data/listQuery';
import { narrowing } from '../data/narrowing';
import { LabelPeopleNotes } from './LabelPeopleNotes';
import { LabelSheets } from './LabelSheets';
import styles from './Labels.module.css';
import { LetterForm } from './LetterForm';
import { labelPeopleTexts } from './texts.fr';
import { type LabelPeopleState, type LabelUse, useLabelPeople } from './useLabelPeople';

interface LabelsDialogProps {
  /** The people, in the order of the labels. */
  ids?: readonly number[];
  /** Without them, all who match. */
  query?: ListQuery;
  onClose(): void;
}

/** Labels or a letter for these people. */
export default function LabelsDialog({ ids, query, onClose }: LabelsDialogProps) {
  const texts = useTexts(labelPeopleTexts);
  const [use, setUse] = useState<LabelUse>('etiquettes');
  const [isDirty, setDirty] = useState(false);
  return (
    <Dialog
      open
      size="large"
      title={texts.title}
      isDirty={isDirty}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.cancel}</Button>}
    >
      <div className={styles.dialog}>
        <RadioGroup
          label={texts.kind}
          options={[
            { value: 'etiquettes', label: texts.labels },
            { value: 'lettres', label: texts.letter },
          ]}
          value={use}
          onChange={(value) => setUse(value === 'lettres' ? 'lettres' : 'etiquettes')}
        />
        {ids ? (
          <Content ids={ids} use={use} onDirty={setDirty} />
        ) : (
          query && <Matching query={query} use={use} onDirty={setDirty} />
        )}
      </div>
    </Dialog>
  );
}

interface ContentProps {
  ids: readonly number[];
  use: LabelUse;
  onDirty(isDirty: boolean): void;
}

/** Reads first who matches. */
function Matching({ query, ...props }: Omit<ContentProps, 'ids'> & { query: ListQuery }) {
  const texts = useTexts(labelPeopleTexts);
  const [args] = useState(() => ({
    ...narrowing(query),
    ...(query.ordering && { ordering: query.ordering }),
  }));
  const { data: ids, failure, reload } = useQuery(memberWriteCalls.ids, args, { alwaysReload: true });
  if (failure && !ids)
    return <ErrorState inline message={failureText(failure, texts.failed)} onRetry={reload} />;
  if (!ids) return <Skeleton lines={6} />;
  return ids.length > 0 ? <Content ids={ids} {...props} /> : <Notice isWarning title={texts.nobody} />;
}

function Content({ ids, use, onDirty }: ContentProps) {
  const texts = useTexts(labelPeopleTexts);
  const state = useLabelPeople(ids, use);
  const { data: found, failure, reload } = state.query;
  if (failure && !found)
    return <ErrorState inline message={failureText(failure, texts.failed)} onRetry={reload} />;
  if (!found) return <Skeleton lines={6} />;
  const about = (
    <>
      {found.personnes.length === 0 && <Notice isWarning title={texts.nobody} />}
      <LabelPeopleNotes state={state} found={found} />
      <Choices choices={state.choices} />
    </>
  );
  return use === 'lettres' ? (
    <LetterForm labels={state.labels} onDirty={onDirty}>
      {about}
    </LetterForm>
  ) : (
    <LabelSheets labels={state.labels}>{about}</LabelSheets>
  );
}

function Choices({ choices }: Pick<LabelPeopleState, 'choices'>) {
  const texts = useTexts(labelPeopleTexts);
  return (
    <div className={styles.choices}>
      <Checkbox
        label={texts.households}
        hint={texts.householdsHint}
        checked={choices.areJoined}
        onChange={choices.setJoined}
      />
      {choices.areJoined && (
        <Checkbox label={texts.children} checked={choices.withChildren} onChange={choices.setChildren} />
      )}
    </div>
  );
}
