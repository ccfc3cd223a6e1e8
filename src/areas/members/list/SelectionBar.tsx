import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { membersTexts } from '../texts.fr';
import styles from './MemberList.module.css';
import type { SelectionMenuProps } from './table/SelectionMenu';
import { useListParts } from './useListParts';

interface SelectionBarProps extends SelectionMenuProps {
  /** How many ticked members are not on the shown page. */
  elsewhere: number;
}

/** What is ticked and the menu of what can be done with it, at the bottom of the window while members are ticked. */
export function SelectionBar({ elsewhere, ...menu }: SelectionBarProps) {
  const texts = useTexts(membersTexts);
  const { value: parts } = useListParts();
  const { size } = menu.selection;
  return (
    <div className={styles.selection} data-ticked={size > 0 || undefined}>
      {size > 0 ? (
        // The list's own status has told screen readers.
        <span aria-hidden="true">{texts.selected(size, elsewhere)}</span>
      ) : (
        <span className={styles.reason}>{texts.tickFirst}</span>
      )}
      {parts ? (
        <parts.SelectionMenu {...menu} />
      ) : (
        <Button disabled hasArrow>
          {texts.bulkActions}
        </Button>
      )}
    </div>
  );
}
