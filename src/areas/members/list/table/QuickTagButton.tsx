import { useRef, useState } from 'react';
import type { ActedMember } from '../../../../people/moves';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { LazyPart } from '../../../../ui/lazy/LazyPart';
import { prefetchOnIntent } from '../../../../ui/lazy/prefetchOnIntent';
import { usePopoverButton } from '../../../../ui/popover/usePopover';
import { quickTagTexts } from '../texts.fr';

const loadQuickTag = () => import('./QuickTag');
const near = prefetchOnIntent(loadQuickTag);

interface QuickTagButtonProps {
  /** The ticked members. */
  members: readonly ActedMember[];
  onDone(): void;
}

/** «Tag» beside the menu of the ticked members: opens the list of tags, and a choice there is saved at once. */
export function QuickTagButton({ members, onDone }: QuickTagButtonProps) {
  const texts = useTexts(quickTagTexts);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const press = usePopoverButton(isOpen, setOpen);
  const { label } = texts;
  return (
    <>
      <Button
        {...press}
        ref={button}
        icon="plus"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...near}
      >
        {texts.tag}
      </Button>
      {isOpen && (
        <LazyPart
          load={loadQuickTag}
          props={{ label, members, anchor: button, onDone, onClosed: () => setOpen(false) }}
        />
      )}
    </>
  );
}
