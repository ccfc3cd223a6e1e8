import { useState } from 'react';
import type { SheetPerson } from '../../../domain/attendance/sheet';
import { PersonName } from '../../../people/PersonName';
import { formatNumber } from '../../../texts/locale';
import { fullNameOf, spokenNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { Badge } from '../../../ui/display/Badge';
import { Panel } from '../../../ui/display/Panel';
import styles from './Assembly.module.css';
import { assemblyTexts } from './texts.fr';
import type { Voting } from './useVoting';
import { proxyNote } from './voterWords';

/** How many stand in the list before it is asked for whole. */
const FIRST = 5;

interface ProxyListProps {
  voting: Voting;
  /** Missing where proxies can't be taken back. */
  onTakeBack: ((person: SheetPerson) => void) | undefined;
}

/** Every proxy that was given, with what becomes of it. */
export function ProxyList({ voting, onTakeBack }: ProxyListProps) {
  const texts = useTexts(assemblyTexts);
  const [isWhole, setWhole] = useState(false);
  const { fates, state, personOf } = voting;
  const shown = isWhole ? fates : fates.slice(0, FIRST);
  return (
    <Panel title={texts.given} actions={<Badge>{formatNumber(fates.length)}</Badge>}>
      {fates.length === 0 && <p className={styles.note}>{state.most === 0 ? texts.closed : texts.noProxy}</p>}
      <ul className={styles.proxies}>
        {shown.map(({ proxy, idle }) => {
          const [giver, holder] = [personOf(proxy.mandant_id), personOf(proxy.porteur_id)];
          const to = texts.to(holder ? fullNameOf(holder) : texts.erased);
          return (
            <li key={proxy.cle} className={styles.proxy}>
              <span className={styles.who}>
                {giver ? <PersonName person={giver} /> : texts.erased}
                <span className={styles.note}>{idle && giver ? proxyNote(texts, voting, giver.id) : to}</span>
              </span>
              {giver && onTakeBack && (
                <IconButton
                  icon="close"
                  label={texts.remove(spokenNameOf(giver))}
                  onClick={() => onTakeBack(giver)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {!isWhole && fates.length > FIRST && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {texts.others(fates.length - FIRST)}
        </Button>
      )}
    </Panel>
  );
}
