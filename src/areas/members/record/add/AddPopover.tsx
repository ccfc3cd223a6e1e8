import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Query } from '../../../../api/useApi';
import type { Member } from '../../../../domain/members/member';
import type { Option, OptionCreation } from '../../../../people/picker/useChoice';
import { failureText } from '../../../../texts/failures';
import { useTexts } from '../../../../texts/texts';
import { Picker } from '../../../../ui/picker/Picker';
import popoverStyles from '../../../../ui/popover/Popover.module.css';
import { usePopover } from '../../../../ui/popover/usePopover';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { addTexts } from '../../data/texts.fr';
import styles from './AddPopover.module.css';

export interface AddPopoverProps {
  label: string;
  /** What a choice ends, such as the stay in another group. */
  note?: ReactNode;
  /** What a choice does besides, as a control. */
  extra?: ReactNode;
  query: Query<unknown>;
  options: readonly Option[];
  /** Creates an option that isn't there yet; it is saved at once, as a choice. */
  creation?: OptionCreation | undefined;
  /** Saves the choice. Resolves to why that failed; to nothing after a success, which closes the popover. */
  onAdd(option: Option): Promise<string | undefined>;
  anchor: RefObject<HTMLElement | null>;
  onClosed(): void;
}

/** What each kind of addition to a record gets. */
export interface AdderProps extends Pick<AddPopoverProps, 'label' | 'anchor' | 'onClosed'> {
  member: Member;
}

/** A list beside its button, whose choice is saved at once. After a failure it stays, with the reason and «Réessayer». */
export function AddPopover(props: AddPopoverProps) {
  const { label, note, extra, query, options, creation, onAdd, anchor, onClosed } = props;
  const texts = useTexts(addTexts);
  const ref = useRef<HTMLDivElement>(null);
  const close = usePopover(ref, {
    anchor,
    onClosed,
    onShown: (popover) => popover.querySelector<HTMLElement>('[role=combobox]')?.focus(),
  });
  const { add, saving, failed } = useAdding(onAdd, close);
  const create = async (name: string) => {
    const option = await creation?.make(name);
    if (option) await add(option);
  };
  return (
    <div
      ref={ref}
      role="dialog"
      aria-label={label}
      aria-busy={saving ? true : undefined}
      popover="auto"
      data-align="end"
      className={`${popoverStyles.popover} ${styles.add}`}
    >
      {note && <p className={styles.note}>{note}</p>}
      {extra && <div className={styles.note}>{extra}</div>}
      {failed && (
        <ErrorState inline message={failed.reason || texts.failed} onRetry={() => void add(failed.option)} />
      )}
      <Picker
        label={label}
        isInstant
        options={options}
        creation={creation && { ...creation, run: (name) => void create(name) }}
        selected={saving ? [saving.id] : NONE}
        onChange={([id]) => {
          const option = options.find((one) => one.id === id);
          if (option) void add(option);
        }}
        isLoading={query.isLoading || query.isRefreshing || saving !== undefined}
        failure={
          query.isRefreshing || !query.failure
            ? undefined
            : { ...query.failure, message: failureText(query.failure) }
        }
        onRetry={query.reload}
      />
    </div>
  );
}

const NONE: number[] = [];

/** One choice at a time, the one being saved, and the one that was not. */
function useAdding(onAdd: AddPopoverProps['onAdd'], onAdded: () => void) {
  const [saving, setSaving] = useState<Option>();
  const [failed, setFailed] = useState<{ option: Option; reason: string }>();
  const add = async (option: Option) => {
    if (saving) return;
    setSaving(option);
    setFailed(undefined);
    const reason = await onAdd(option);
    setSaving(undefined);
    if (reason === undefined) onAdded();
    else setFailed({ option, reason });
  };
  return { add, saving, failed };
}
