import type { ReactNode } from 'react';
import { Button } from '../ui/button/Button';
import type { IconName } from '../ui/icon/Icon';
import styles from './Rows.module.css';

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
  actions: readonly RowAction[];
  /** Stands after the buttons: a menu of what is seldom done. */
  more?: ReactNode;
}

/** What can be done with a row. The last action deletes; while an action runs, the others wait. */
export function RowActions({ actions, more }: RowActionsProps) {
  const isBusy = actions.some(({ isRunning }) => isRunning);
  return (
    <div className={styles.actions}>
      {actions.map(
        ({ label, name, icon, isAllowed, isRunning, run }) =>
          isAllowed && (
            <Button
              key={icon}
              variant={icon === 'trash' ? 'quiet' : undefined}
              icon={icon}
              aria-label={name}
              busy={isRunning}
              disabled={isBusy && !isRunning}
              onClick={run}
            >
              {label}
            </Button>
          ),
      )}
      {more}
    </div>
  );
}
