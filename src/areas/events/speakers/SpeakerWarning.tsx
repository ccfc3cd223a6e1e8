import { useEffect } from 'react';
import { Icon } from '../../../ui/icon/Icon';
import { useAnnounce } from '../../../ui/widgetRoot/useWidgetRoot';
import styles from './Speakers.module.css';

/** Says what keeps a person from coming. It refuses nothing. */
export function SpeakerWarning({ words }: { words: string }) {
  const announce = useAnnounce();
  useEffect(() => announce(words), [announce, words]);
  return (
    <p className={styles.warning}>
      <Icon name="warning" />
      <span>{words}</span>
    </p>
  );
}
