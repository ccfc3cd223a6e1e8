import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { prefetchOnIntent } from '../../../ui/lazy/prefetch';
import { loadMonth } from '../screens';
import { eventsTexts } from '../texts.fr';
import styles from './EventList.module.css';
import type { View } from './listAddress';

interface ViewToggleProps {
  view: View;
  onChange(view: View): void;
}

const near = prefetchOnIntent(loadMonth);

/** Switches between list and month. */
export function ViewToggle({ view, onChange }: ViewToggleProps) {
  const texts = useTexts(eventsTexts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className={styles.views} role="group" aria-label={texts.view}>
      <Button icon="list" aria-pressed={view === 'list'} onClick={() => onChange('list')}>
        {texts.asList}
      </Button>
      <Button icon="calendar" aria-pressed={view === 'month'} {...near} onClick={() => onChange('month')}>
        {texts.asMonth}
      </Button>
    </div>
  );
}
