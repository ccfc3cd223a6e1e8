import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Icon } from '../../../../ui/icon/Icon';
import { membersTexts } from '../../texts';
import styles from '../MemberList.module.css';
import { useListParts } from '../useListParts';
import type { SelectionMenuProps } from './SelectionMenu';

/** The bulk actions; until their code is there, their button as it is while nobody is ticked. */
export function ListBulkActions(props: SelectionMenuProps) {
  const texts = useTexts(membersTexts);
  const { value: parts } = useListParts();
  if (!parts)
    return (
      <Button disabled>
        <span className={styles.pending}>
          {texts.bulkActions}
          <Icon name="chevron-down" />
        </span>
      </Button>
    );
  return <parts.SelectionMenu {...props} />;
}
