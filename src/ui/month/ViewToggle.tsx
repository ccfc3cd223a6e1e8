import type { ComponentPropsWithoutRef } from 'react';
import { Button } from '../button/Button';
import styles from './ViewToggle.module.css';

type View = 'list' | 'month';

interface ViewToggleProps {
  view: View;
  onChange(view: View): void;
  labels: { view: string; asList: string; asMonth: string };
  /** On the button of the month, whose code loads later. */
  near?: Partial<ComponentPropsWithoutRef<'button'>> | undefined;
  /** On a phone the buttons are icons. */
  isShort?: boolean;
}

/** Switches between a list and a month. */
export function ViewToggle({ view, onChange, labels, near, isShort = false }: ViewToggleProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className={styles.views} role="group" aria-label={labels.view} data-short={isShort || undefined}>
      <Button icon="list" aria-pressed={view === 'list'} onClick={() => onChange('list')}>
        {labels.asList}
      </Button>
      <Button icon="calendar" aria-pressed={view === 'month'} {...near} onClick={() => onChange('month')}>
        {labels.asMonth}
      </Button>
    </div>
  );
}
