import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { prefetchCode } from '../../../../ui/lazy/loadOnce';
import { useLazyModule } from '../../../../ui/lazy/useLazyModule';
import { membersTexts } from '../../texts';
import styles from './ListCommands.module.css';
import { type ListDialog, loadCreate } from './ListDialogs';
import type { ListToolsProps } from './ListTools';

const loadTools = () => import('./ListTools');

interface ListCommandsProps extends ListToolsProps {
  onOpen(dialog: ListDialog): void;
}

/** What adds members and works with all of them. */
export function ListCommands({ onOpen, ...tools }: ListCommandsProps) {
  const texts = useTexts(membersTexts);
  const { value: ListTools } = useLazyModule(loadTools);
  const prefetch = () => prefetchCode(loadCreate);
  return (
    <>
      {ListTools ? <ListTools {...tools} /> : <span className={styles.toolsPlace} />}
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
