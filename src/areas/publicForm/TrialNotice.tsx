import { useEffect } from 'react';
import styles from '../../questions/form.module.css';
import { publicFormTexts } from '../../questions/texts.fr';
import { useTexts } from '../../texts/texts';
import { useAnnounce } from '../../ui/widgetRoot/useWidgetRoot';

/** Says on the form that nothing will be stored, in print and to screen readers. */
export function TrialNotice() {
  const { trial } = useTexts(publicFormTexts);
  const announce = useAnnounce();
  useEffect(() => announce(trial), [announce, trial]);
  return <p className={styles.trial}>{trial}</p>;
}
