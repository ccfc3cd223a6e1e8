import { type ReactNode, useRef } from 'react';
import { serverCalls } from '../../api/endpoints/administration/server';
import { type Query, useQuery } from '../../api/useApi';
import rows from '../../data/Rows.module.css';
import { useRowFocus } from '../../data/useRowFocus';
import type { ServerCheck, ServerState } from '../../domain/serverState';
import { useRight } from '../../session/useSession';
import { formatMoment } from '../../texts/records/longFormats';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { Panel } from '../../ui/display/Panel';
import { Screen } from '../../ui/display/Screen';
import { ReadFailure } from '../../ui/state/ErrorState';
import { QueryState } from '../../ui/state/QueryState';
import { Skeleton } from '../../ui/state/Skeleton';
import type { AreaProps } from '../area';
import { BackToApps } from '../frame/navigation/BackToApps';
import { useAreaTitle } from '../frame/WidgetContext';
import { CheckRow } from './CheckRow';
import { ClockConfirm } from './ClockConfirm';
import styles from './Server.module.css';
import { serverStateTexts } from './texts.fr';

/** The row below which the time is confirmed. */
const CLOCK = 'horloge';

/** How the server is: what needs a hand first, then what is well. What the network tells comes later. */
export default function ServerArea({ readonly }: AreaProps<Record<never, never>>) {
  const title = useAreaTitle();
  const texts = useTexts(serverStateTexts);
  const state = useQuery(serverCalls.etat, {}, { alwaysReload: true });
  const network = useQuery(serverCalls.reseau, {}, { alwaysReload: true });
  const lookAgain = () => {
    state.reload();
    network.reload();
  };
  const isLooking = [state, network].some(({ isLoading, isRefreshing }) => isLoading || isRefreshing);
  return (
    <Screen
      title={title}
      lead={<BackToApps />}
      actions={
        <Button icon="refresh" busy={isLooking} busyLabel={texts.looking} onClick={lookAgain}>
          {texts.lookAgain}
        </Button>
      }
    >
      <div className={styles.screen}>
        <QueryState query={state} failed={texts.failed} stale={texts.stale} />
        {state.data && <Told state={state.data} network={network} readonly={readonly} />}
      </div>
    </Screen>
  );
}

interface ToldProps {
  state: ServerState;
  network: Query<{ lignes: ServerCheck[] }>;
  readonly: boolean;
}

function Told({ state, network, readonly }: ToldProps) {
  const texts = useTexts(serverStateTexts);
  const mayConfirm = useRight('serveur.modifier') && !readonly;
  const place = useRef<HTMLDivElement>(null);
  useRowFocus(place);
  const { lignes, version, verifie_le, horloge: clock } = state;
  const all = [...lignes, ...(network.data?.lignes ?? [])];
  const inState = (wanted: ServerCheck['etat']) => all.filter(({ etat }) => etat === wanted);
  const todo = [...inState('probleme'), ...inState('attention')];
  const confirm = clock !== null && <ClockConfirm clock={clock} mayConfirm={mayConfirm} />;
  return (
    <>
      <p className={rows.note}>{texts.facts(version, formatMoment(verifie_le))}</p>
      <Panel title={texts.todo} flush>
        <div ref={place} tabIndex={-1} className={styles.place}>
          <Checks
            checks={todo}
            none={network.data ? texts.nothing : texts.nothingSoFar}
            below={(key) => key === CLOCK && confirm}
          />
          {confirm && !todo.some(({ cle }) => cle === CLOCK) && <div className={styles.alone}>{confirm}</div>}
        </div>
      </Panel>
      <NetworkState network={network} />
      <Panel title={texts.well} flush>
        <Checks checks={inState('bien')} none={texts.nothingWell} />
      </Panel>
    </>
  );
}

interface ChecksProps {
  checks: readonly ServerCheck[];
  /** Says that there are none. */
  none: string;
  /** What stands below a row, by its key. */
  below?(key: string): ReactNode;
}

function Checks({ checks, none, below }: ChecksProps) {
  if (checks.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver
    <ul role="list" className={styles.list}>
      {checks.map((check) => (
        <CheckRow key={check.cle} check={check}>
          {below?.(check.cle)}
        </CheckRow>
      ))}
    </ul>
  );
}

/** While the network is asked, and where that failed; what it told stands among the others. */
function NetworkState({ network }: Pick<ToldProps, 'network'>) {
  const texts = useTexts(serverStateTexts);
  if (!network.isLoading && !network.failure) return null;
  return (
    <Panel title={texts.network}>
      {network.isLoading ? (
        <>
          <p className={rows.note}>{texts.asking}</p>
          <Skeleton lines={2} />
        </>
      ) : (
        <ReadFailure inline query={network} failed={texts.networkFailed} />
      )}
    </Panel>
  );
}
