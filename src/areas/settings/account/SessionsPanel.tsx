import { useState } from 'react';
import type { Endpoint } from '../../../api/endpoint';
import { profileCalls } from '../../../api/endpoints/profile';
import { useClient, useQuery, write } from '../../../api/useApi';
import { useWriteFailure } from '../../../data/useWriteFailure';
import { formatDateTime } from '../../../texts/longFormats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Badge } from '../../../ui/display/Badge';
import { Panel } from '../../../ui/display/Panel';
import { QueryState } from '../../../ui/state/QueryState';
import { useToast } from '../../../ui/toast/useToast';
import styles from './account.module.css';
import { ownAccountTexts } from './texts.fr';

/** Where one is signed in, and how to end it. Longer than 50 lines, because a row and its button are one. */
export function SessionsPanel() {
  const texts = useTexts(ownAccountTexts);
  const client = useClient();
  const tell = useWriteFailure();
  const toast = useToast();
  const query = useQuery(profileCalls.sessions, {});
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
  const others = query.data?.filter(({ actuelle: current }) => !current) ?? [];
  return (
    <Panel title={texts.sessions}>
      <div className={styles.stack}>
        <QueryState query={query} failed={texts.loadFailed} stale={texts.loadFailed} />
        <ul className={styles.sessions}>
          {query.data?.map(({ identifiant, appareil: device, ouverte_le, vu_le, actuelle: current }) => (
            <li key={identifiant} className={styles.session}>
              <div>
                <p className={styles.device}>{device || texts.unknownDevice}</p>
                <p className={styles.text}>
                  {[texts.opened(formatDateTime(ouverte_le)), vu_le && texts.seen(formatDateTime(vu_le))]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              {current ? (
                <Badge tone="accent">{texts.thisSession}</Badge>
              ) : (
                <Button
                  busy={busy === identifiant}
                  aria-label={texts.endOf(device || texts.unknownDevice)}
                  onClick={() => end(identifiant, profileCalls.endSession, { identifiant }, texts.ended)}
                >
                  {texts.end}
                </Button>
              )}
            </li>
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
