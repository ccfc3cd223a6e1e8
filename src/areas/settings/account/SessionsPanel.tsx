import { useState } from 'react';
import type { Endpoint } from '../../../api/endpoint';
import { profileCalls } from '../../../api/endpoints/profile';
import { useClient, useQuery, write } from '../../../api/useApi';
import { useWriteFailure } from '../../../data/useWriteFailure';
import type { OpenSession } from '../../../domain/accounts/profile';
import { formatMoment } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Badge } from '../../../ui/display/Badge';
import { Panel } from '../../../ui/display/Panel';
import { QueryState } from '../../../ui/state/QueryState';
import { useToast } from '../../../ui/toast/useToast';
import styles from './account.module.css';
import { ownAccountTexts } from './texts.fr';

/** Ends sessions, and says how it went. `busy` names those that are being ended. */
function useEnding() {
  const texts = useTexts(ownAccountTexts);
  const client = useClient();
  const tell = useWriteFailure();
  const toast = useToast();
  const [busy, setBusy] = useState<string>();
  const end = async <P extends object>(name: string, call: Endpoint<P>, args: P, done: string) => {
    setBusy(name);
    try {
      await write(client, call as Endpoint<P, undefined>, args);
      toast(done);
    } catch (error) {
      await tell(error, texts.saveFailed);
    } finally {
      setBusy(undefined);
    }
  };
  return { end, busy };
}

/** Where one is signed in, and how to end it. */
export function SessionsPanel() {
  const texts = useTexts(ownAccountTexts);
  const query = useQuery(profileCalls.sessions, {});
  const { end, busy } = useEnding();
  const others = query.data?.filter(({ actuelle: current }) => !current) ?? [];
  return (
    <Panel title={texts.sessions}>
      <div className={styles.stack}>
        <QueryState query={query} failed={texts.loadFailed} stale={texts.loadFailed} />
        <ul className={styles.sessions}>
          {query.data?.map((session) => (
            <SessionRow
              key={session.identifiant}
              session={session}
              isEnding={busy === session.identifiant}
              onEnd={() => {
                const { identifiant } = session;
                void end(identifiant, profileCalls.endSession, { identifiant }, texts.ended);
              }}
            />
          ))}
        </ul>
        {others.length > 1 && (
          <Button
            busy={busy === 'others'}
            onClick={() => end('others', profileCalls.endOtherSessions, {}, texts.othersEnded)}
          >
            {texts.endOthers}
          </Button>
        )}
      </div>
    </Panel>
  );
}

interface SessionRowProps {
  session: OpenSession;
  isEnding: boolean;
  onEnd(): void;
}

/** One device, when it signed in and was last seen; all but the present one can be signed out. */
function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const texts = useTexts(ownAccountTexts);
  const { appareil, ouverte_le, vu_le, actuelle: current } = session;
  const device = appareil || texts.unknownDevice;
  const times = [texts.opened(formatMoment(ouverte_le)), vu_le && texts.seen(formatMoment(vu_le))];
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>{device}</p>
        <p className={styles.text}>{times.filter(Boolean).join(' · ')}</p>
      </div>
      {current ? (
        <Badge tone="accent">{texts.thisSession}</Badge>
      ) : (
        <Button busy={isEnding} aria-label={texts.endOf(device)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}
