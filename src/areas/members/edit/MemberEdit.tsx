import { useState } from 'react';
import { memberCalls } from '../../../api/endpoints/members';
import { useRecord } from '../../../data/useRecord';
import type { Member } from '../../../domain/members/member';
import { useTexts } from '../../../texts/texts';
import { useUnsavedChanges } from '../../../ui/dialog/useUnsavedChanges';
import { Screen } from '../../../ui/display/Screen';
import { EmptyState } from '../../../ui/state/EmptyState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { MEMBER_FIELDS } from '../fields';
import { RecordFailure } from '../record/RecordFailure';
import { EditForm } from './EditForm';
import styles from './MemberForm.module.css';
import { memberFormTexts } from './texts.fr';

interface MemberEditProps {
  id: number;
  readonly: boolean;
  /** Back to the screen that opened the edit. */
  onBack(): void;
  onUpdated(member: Member): void;
  /** Another user deleted the member: goes to the list. */
  onGone(): void;
}

/** The edit screen of one member. Its address can be typed, so it also opens where nothing may be changed. */
export default function MemberEdit({ readonly, ...props }: MemberEditProps) {
  const texts = useTexts(memberFormTexts);
  // A right that is lost later must not take away what was typed: saving reports it.
  const [isReadonly] = useState(readonly);
  if (!isReadonly) return <EditScreen {...props} />;
  return (
    <Screen title={texts.editTitle} width="form" onBack={props.onBack}>
      <EmptyState icon="user" title={texts.readonly} text={texts.readonlyText} />
    </Screen>
  );
}

function EditScreen({ id, onBack, onUpdated, onGone }: Omit<MemberEditProps, 'readonly'>) {
  const texts = useTexts(memberFormTexts);
  const { record, isRefreshing, reload } = useRecord(memberCalls.withRelations, id);
  const { isDirty, setDirty, leave } = useUnsavedChanges(onBack);
  const form = useOpened(record.status === 'ready' ? record.value : undefined, isDirty);
  // Typed text stays, whatever happened to the record meanwhile. Saving reports it.
  const isLost = record.status === 'failed' || (record.status === 'missing' && !isDirty);
  return (
    <Screen title={texts.editTitle} width="form" takesFocus onBack={leave}>
      {isLost ? (
        <RecordFailure record={record} isRetrying={isRefreshing} onRetry={reload} onBack={onGone} />
      ) : form.opened ? (
        <EditForm
          key={form.version}
          opened={form.opened}
          onDirty={setDirty}
          onLeave={leave}
          onUpdated={onUpdated}
          onTaken={onBack}
          onGone={onGone}
        />
      ) : (
        <div className={styles.card}>
          <Skeleton lines={8} />
        </div>
      )}
    </Screen>
  );
}

/**
 * The record that the form is filled from: the newest one until something is typed, then always the same. A new
 * `version` means a new form; one that shows the same texts stays as it is.
 */
function useOpened(newest: Member | undefined, isDirty: boolean) {
  const [form, setForm] = useState({ opened: newest, version: 0 });
  if (newest && newest !== form.opened && !isDirty)
    setForm({ opened: newest, version: form.version + (isSame(newest, form.opened) ? 0 : 1) });
  return form;
}

const isSame = (a: Member, b: Member | undefined) =>
  b !== undefined && MEMBER_FIELDS.every((field) => (a[field] ?? '') === (b[field] ?? ''));
