import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { prefetchCode } from '../../../../ui/lazy/loadOnce';
import { membersTexts } from '../../texts';
import { useListParts } from '../useListParts';
import styles from './ListCommands.module.css';
import { type ListDialog, loadCreate } from './ListDialogs';
import type { ListToolsProps } from './ListTools';

interface ListCommandsProps extends ListToolsProps {
  onOpen(dialog: ListDialog): void;
}

/** What adds members and works with all of them. */
export function ListCommands({ onOpen, ...tools }: ListCommandsProps) {
  const texts = useTexts(membersTexts);
  const { value: parts } = useListParts();
  const prefetch = () => prefetchCode(loadCreate);
  return (
    <>
      {parts ? <parts.ListTools {...tools} /> : <span className={styles.toolsPlace} />}
      {!tools.readonly && (
        <Button
          variant="primary"
          icon="plus"
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={() => onOpen({ dialog: 'create' })}
        >
          {texts.add}
        </Button>
      )}
    </>
  );
}
