import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { prefetchCode } from '../../frame/useLoaded';
import { membersTexts } from '../texts';
import { type ListDialog, loadCreate } from './ListDialogs';

export interface ListCommandsProps {
  readonly: boolean;
  onOpen(dialog: ListDialog): void;
}

/** What adds members and works with all of them. */
export function ListCommands({ readonly, onOpen }: ListCommandsProps) {
  const texts = useTexts(membersTexts);
  if (readonly) return null;
  const prefetch = () => prefetchCode(loadCreate);
  return (
    <Button
      variant="primary"
      icon="plus"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => onOpen({ dialog: 'create' })}
    >
      {texts.add}
    </Button>
  );
}
