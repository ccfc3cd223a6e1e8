import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Icon } from '../../../../ui/icon/Icon';
import { useLazyModule } from '../../../../ui/lazy/useLazyModule';
import { membersTexts } from '../../texts';
import styles from '../MemberList.module.css';
import type { SelectionMenuProps } from './SelectionMenu';

const load = () => import('./SelectionMenu').then(({ SelectionMenu }) => ({ default: SelectionMenu }));

/** The bulk actions; until their code is there, their button as it is while nobody is ticked. */
export function ListBulkActions(props: SelectionMenuProps) {
  const texts = useTexts(membersTexts);
  const { value: SelectionMenu } = useLazyModule(load);
  if (!SelectionMenu)
    return (
      <Button disabled>
        <span className={styles.pending}>
          {texts.bulkActions}
          <Icon name="chevron-down" />
        </span>
      </Button>
    );
  return <SelectionMenu {...props} />;
}
