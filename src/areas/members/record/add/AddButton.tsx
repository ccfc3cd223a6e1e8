import { useRef, useState } from 'react';
import type { Member } from '../../../../domain/members/member';
import { IconButton } from '../../../../ui/button/IconButton';
import { LazyPart } from '../../../../ui/lazy/LazyPart';
import { prefetchOnIntent } from '../../../../ui/lazy/prefetchOnIntent';
import { usePopoverButton } from '../../../../ui/popover/usePopover';
import styles from '../cards.module.css';
import type { AddKind } from './Adder';

const loadAdder = () => import('./Adder');
const near = prefetchOnIntent(loadAdder);

interface AddButtonProps {
  kind: AddKind;
  label: string;
  member: Member;
}

/** «+» on a card of the record: opens a list beside it, and a choice there is saved at once. */
export function AddButton({ kind, label, member }: AddButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const press = usePopoverButton(isOpen, setOpen);
  return (
    <>
      <IconButton
        {...press}
        ref={button}
        icon="plus"
        label={label}
        className={styles.add}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...near}
      />
      {isOpen && (
        <LazyPart
          load={loadAdder}
          props={{ kind, label, member, anchor: button, onClosed: () => setOpen(false) }}
        />
      )}
    </>
  );
}
