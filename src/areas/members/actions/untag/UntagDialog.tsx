import { useMemo, useState } from 'react';
import type { Query } from '../../../../api/useApi';
import { tagColor } from '../../../../domain/color';
import type { Member } from '../../../../domain/members/member';
import { PickerDialog } from '../../../../people/picker/PickerDialog';
import { type Option, useChoice } from '../../../../people/picker/useChoice';
import { memberCountText } from '../../../../people/texts.fr';
import { compareWords } from '../../../../texts/locale';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Dialog } from '../../../../ui/dialog/Dialog';
import { useStopsOnLeave } from '../../../../ui/dialog/useStopsOnLeave';
import { useUiTexts } from '../../../../ui/texts.fr';
import type { TickedMembers } from '../../ticked/readTicked';
import { TickedReading } from '../../ticked/TickedReading';
import { tickedTexts } from '../../ticked/texts.fr';
import { useTicked } from '../../ticked/useTicked';
import { BatchDialog } from '../batch/BatchDialog';
import { isRunning } from '../batch/batchJob';
import { untagTexts } from './texts.fr';
import { useUntagging } from './useUntagging';

interface UntagDialogProps {
  ticked: TickedMembers;
  /** The tag is gone from all who had it. */
  onDone(): void;
  onClose(): void;
}

const NEEDS = ['tags'] as const;

/** Takes one of their tags from the ticked members: they are read, then the tag is chosen, then it is taken. */
export default function UntagDialog({ ticked, onDone, onClose }: UntagDialogProps) {
  const texts = useTexts(untagTexts);
  const words = useTexts(tickedTexts);
  const { close } = useUiTexts();
  const { state, retry } = useTicked(ticked, NEEDS);
  const [tag, setTag] = useState<Option>();
  const rows = state.status === 'ready' ? state.rows : NO_MEMBERS;
  const tags = useMemo(() => tagsOf(rows, texts.held), [rows, texts]);
  if (tag) return <Untagging {...{ tag, rows, onDone, onClose }} />;
  if (tags.length > 0) return <TagChoice {...{ tags, rows, onClose }} onChoose={setTag} />;
  return (
    <Dialog
      open
      size="small"
      title={texts.title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{close}</Button>}
    >
      <TickedReading state={state} size={ticked.selection.size} words={words} onRetry={retry} />
      {state.status === 'ready' && <p role="status">{texts.none(ticked.selection.size)}</p>}
    </Dialog>
  );
}

const NO_MEMBERS: readonly Member[] = [];

/** The tags that any of them has, with the number of those who have it. */
function tagsOf(rows: readonly Member[], held: (count: number) => string): readonly Option[] {
  const found = new Map<number, { name: string; count: number }>();
  for (const { tags } of rows)
    for (const { id, name } of tags ?? []) found.set(id, { name, count: (found.get(id)?.count ?? 0) + 1 });
  return Array.from(found, ([id, { name, count }]) => ({
    id,
    label: name,
    color: tagColor(name),
    detail: held(count),
  })).sort((a, b) => compareWords(a.label, b.label));
}

/** The tags are there already. */
const THERE: Query<unknown> = {
  data: undefined,
  failure: undefined,
  isLoading: false,
  isRefreshing: false,
  reload: () => {},
};

interface TagChoiceProps {
  tags: readonly Option[];
  rows: readonly Member[];
  onChoose(tag: Option): void;
  onClose(): void;
}

function TagChoice({ tags, rows, onChoose, onClose }: TagChoiceProps) {
  const texts = useTexts(untagTexts);
  const choice = useChoice(THERE, tags, false, '');
  const [chosen] = choice.chosen;
  return (
    <PickerDialog
      title={texts.title}
      description={memberCountText(rows.length)}
      picker={texts.picker}
      choice={choice}
      confirm={{ label: texts.confirm, busy: texts.busy, isSaving: false }}
      onConfirm={() => chosen && onChoose(chosen)}
      onClose={onClose}
    />
  );
}

interface UntaggingProps extends Pick<UntagDialogProps, 'onDone' | 'onClose'> {
  tag: Option;
  rows: readonly Member[];
}

function Untagging({ tag, rows, onDone, onClose }: UntaggingProps) {
  const texts = useTexts(untagTexts);
  const [holders] = useState(() => rows.filter(({ tags }) => tags?.some(({ id }) => id === tag.id)));
  const { job, stop, resume } = useUntagging(tag, holders, () => {
    onDone();
    onClose();
  });
  useStopsOnLeave(isRunning(job), stop);
  const title = `${texts.title}\u00a0: ${tag.label}`;
  const description = memberCountText(holders.length);
  return (
    <BatchDialog
      {...{ title, description, job, onClose }}
      busy={texts.busy}
      onStop={stop}
      onResume={resume}
    />
  );
}
