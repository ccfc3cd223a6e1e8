import { useTexts } from '../texts/texts';
import type { IconName } from '../ui/icon/Icon';
import { Menu } from '../ui/menu/Menu';
import { MenuItem } from '../ui/menu/MenuItem';
import styles from './Rows.module.css';
import { rowMenuTexts } from './texts.fr';

interface RowAction {
  label: string;
  /** The label with the name of the row, for screen readers. */
  name: string;
  icon: IconName;
  isAllowed: boolean;
  /** Whether this action runs now. */
  isRunning: boolean;
  run(): void;
}

interface RowActionsProps {
  /** The row, as the name of its menu says it. */
  about: string;
  actions: readonly RowAction[];
}

/** The menu of a row. What deletes is red and comes last; while an action runs, nothing else starts. */
export function RowActions({ about, actions }: RowActionsProps) {
  const texts = useTexts(rowMenuTexts);
  const allowed = actions.filter(({ isAllowed }) => isAllowed);
  const isBusy = actions.some(({ isRunning }) => isRunning);
  if (allowed.length === 0) return null;
  return (
    <div className={styles.actions}>
      <Menu icon="more" align="end" label={texts.actionsOf(about)} about={about}>
        {allowed.map(({ label, name, icon, run }) => (
          <MenuItem
            key={icon}
            icon={icon}
            name={name}
            danger={icon === 'trash'}
            disabled={isBusy}
            onSelect={run}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
