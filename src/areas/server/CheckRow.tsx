import type { ReactNode } from 'react';
import rows from '../../data/Rows.module.css';
import type { ServerCheck } from '../../domain/serverState';
import { useTexts } from '../../texts/texts';
import { Badge, type BadgeProps } from '../../ui/display/Badge';
import { Icon, type IconName } from '../../ui/icon/Icon';
import styles from './Server.module.css';
import { serverStateTexts } from './texts.fr';

type State = ServerCheck['etat'];

const SIGNS: Readonly<Record<State, { icon: IconName; tone: BadgeProps['tone'] }>> = {
  bien: { icon: 'check', tone: 'neutral' },
  attention: { icon: 'warning', tone: 'warning' },
  probleme: { icon: 'error', tone: 'danger' },
};

interface CheckRowProps {
  check: Pick<ServerCheck, 'etat' | 'phrase' | 'remede'>;
  /** Below what to do. */
  children?: ReactNode;
}

/** What was found, by a sign, a word and a sentence, and what to do about it. */
export function CheckRow({ check: { etat, phrase, remede }, children }: CheckRowProps) {
  const texts = useTexts(serverStateTexts);
  const { icon, tone } = SIGNS[etat];
  return (
    <li className={styles.row}>
      <div className={styles.state}>
        <Badge tone={tone}>
          <Icon name={icon} /> {texts[etat]}
        </Badge>
      </div>
      <div className={styles.words}>
        <p>{phrase}</p>
        {remede && <p className={rows.note}>{remede}</p>}
        {children}
      </div>
    </li>
  );
}
