import { useState, useSyncExternalStore } from 'react';
import { assemblyCalls } from '../../../api/endpoints/attendance/assemblies';
import { Allowed } from '../../../session/useSession';
import { formatMoment } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { useUnloadQuestion } from '../../../ui/dialog/useStopsOnLeave';
import { Notice } from '../../../ui/display/Notice';
import { useLazyDialog } from '../../../ui/lazy/useLazyDialog';
import { MenuItem } from '../../../ui/menu/MenuItem';
import { useUnsavedMark } from '../../../ui/widgetRoot/useUnsavedMark';
import { canReloadOffline } from '../offline/useKept';
import { HeadCounter } from '../sheet/HeadCounter';
import { type OpenSheetProps, reloadText } from '../sheet/OpenSheet';
import { OtherMembers } from '../sheet/OtherMembers';
import sheetStyles from '../sheet/Sheet.module.css';
import { SheetFoot } from '../sheet/SheetFoot';
import { SheetHead } from '../sheet/SheetHead';
import { SheetMenu } from '../sheet/SheetMenu';
import { SheetNotices } from '../sheet/SheetNotices';
import { sheetTexts } from '../sheet/texts.fr';
import styles from './Assembly.module.css';
import { ProxyList } from './ProxyList';
import { ProxyNotes } from './ProxyNotes';
import { QuorumPanel } from './QuorumPanel';
import { assemblyTexts } from './texts.fr';
import { useClosing } from './useClosing';
import { usePaper } from './usePaper';
import { useShownVoters } from './useShownVoters';
import { useVoterActs } from './useVoterActs';
import { useVoting } from './useVoting';
import { VoterChoice } from './VoterChoice';
import { VoterRows } from './VoterRows';
import { WhoVotes } from './WhoVotes';

const loadExpected = () => import('../sheet/ExpectedDialog');
const loadSettings = () => import('./AssemblyDialog');

/** What the page of an assembly is made of, and what is done with it. */
function useAssembly({ store, sheet, place, isHelper }: OpenSheetProps) {
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const voting = useVoting(state);
  const [search, setSearch] = useState('');
  const shown = useShownVoters(state, voting, search);
  const { dialog, open } = useLazyDialog();
  const paper = usePaper(sheet, state, voting);
  const acts = useVoterActs(store, voting, open);
  const closing = useClosing(store, place, voting);
  useUnloadQuestion(state.waiting > 0 && !state.isKept);
  useUnsavedMark(state.waiting > 0 && !(state.isKept && canReloadOffline()));
  const rules = state.assembly;
  return {
    ...{ state, voting, shown, dialog, open, paper, acts, closing, rules, search, setSearch },
    takesProxies: Boolean(
      rules && rules.pouvoirs_max > 0 && !rules.close_le && (!isHelper || rules.lien_pouvoirs),
    ),
    settle: () => open(loadSettings, (onClose) => ({ ...place, onClose, onChanged: store.refresh })),
    choose: () => open(loadExpected, (onClose) => ({ store, ...place, onClose })),
  };
}

interface PartProps {
  sheet: OpenSheetProps;
  assembly: ReturnType<typeof useAssembly>;
}

/** The sheet of an assembly: votes and quorum first, the voters to tick, then who votes and the proxies. */
export default function AssemblySheet(props: OpenSheetProps) {
  const { store, sheet, place, readonly, isHelper } = props;
  const texts = useTexts(assemblyTexts);
  const assembly = useAssembly(props);
  const sheetWords = useTexts(sheetTexts);
  const { state, voting, open, search, settle } = assembly;
  return (
    <div className={`${sheetStyles.sheet} ${styles.sheet}`}>
      <Head sheet={props} assembly={assembly} />
      <div className={styles.two}>
        <div className={styles.top}>
          <QuorumPanel voting={voting} state={state} readAt={sheet.maintenant} />
          <Closed sheet={props} assembly={assembly} />
          {voting.count.voters === 0 && (
            <Notice isWarning title={texts.none}>
              {!isHelper && <Button onClick={settle}>{texts.change}</Button>}
            </Notice>
          )}
        </div>
        <Names sheet={props} assembly={assembly} />
        <Aside sheet={props} assembly={assembly} />
      </div>
      {!readonly && <p className={sheetStyles.hint}>{reloadText(sheetWords, state.isKept)}</p>}
      <HeadCounter heads={state.heads} readonly={readonly} onCount={(kind, by) => store.count(kind, by)} />
      <div className={sheetStyles.foot} data-sticky-bar="">
        <ProxyNotes state={state} voting={voting} onDismiss={store.dismiss} />
        <SheetNotices state={state} isHelper={isHelper} onDismiss={store.dismiss} />
        <SheetFoot
          {...{ store, place, isHelper, open, readonly, search }}
          count={search.trim() ? assembly.shown.rows.length : undefined}
          onSearch={assembly.setSearch}
        />
      </div>
      {assembly.dialog}
      {assembly.paper.place}
    </div>
  );
}

/** That the sheet is closed, and the way to open it again. */
function Closed({ sheet: { isHelper, readonly }, assembly: { rules, voting, closing } }: PartProps) {
  const texts = useTexts(assemblyTexts);
  if (!rules?.close_le) return null;
  const title = texts.isClosed(formatMoment(rules.close_le), rules.close_par, voting.count.votes);
  return (
    <Notice title={title}>
      {texts.closedText}{' '}
      {!isHelper && !readonly && (
        <Allowed right={assemblyCalls.reopenAssembly.right}>
          <Button onClick={closing.reopen}>{texts.reopen}</Button>
        </Allowed>
      )}
    </Notice>
  );
}

/** The event, the way to give a proxy, and what is done with the sheet as a whole. */
function Head({ sheet: props, assembly }: PartProps) {
  const { store, sheet, place, readonly, isHelper, takesFocus, onBack } = props;
  const { state, open, acts, paper, takesProxies, choose } = assembly;
  const texts = useTexts(assemblyTexts);
  return (
    <SheetHead sheet={sheet} takesFocus={takesFocus} onBack={onBack}>
      {!readonly && takesProxies && (
        <Button
          variant="primary"
          icon="plus"
          className={styles.main}
          aria-label={texts.proxy}
          onClick={acts.onNewProxy}
        >
          {texts.proxy}
        </Button>
      )}
      {!readonly && (
        <SheetMenu {...{ store, place, isHelper, open, state }} onChoose={choose}>
          <MenuItem icon="print" onSelect={paper.print}>
            {texts.print}
          </MenuItem>
          <MenuItem icon="download" onSelect={paper.save}>
            {texts.export}
          </MenuItem>
          {!isHelper && !assembly.rules?.close_le && (
            <Allowed right={assemblyCalls.closeAssembly.right}>
              <MenuItem icon="check" onSelect={assembly.closing.close}>
                {texts.closing}
              </MenuItem>
            </Allowed>
          )}
        </SheetMenu>
      )}
    </SheetHead>
  );
}

/** The voters, and the people that the search finds elsewhere. */
function Names({ sheet: { store, place, readonly, isHelper }, assembly }: PartProps) {
  const texts = useTexts(assemblyTexts);
  const { voting, acts, takesProxies, search } = assembly;
  const { found, shown, show, numbers } = assembly.shown;
  const sought = search.trim();
  return (
    <div className={styles.list}>
      <VoterChoice shown={sought ? 'all' : shown} numbers={numbers} onShow={show} />
      <div className={sheetStyles.names}>
        {found.length > 0 && <VoterRows people={found} {...{ voting, takesProxies, readonly, acts }} />}
        {found.length === 0 && <p className={sheetStyles.none}>{texts.noneShown}</p>}
        {sought && !isHelper && (
          <OtherMembers search={sought} store={store} place={place} readonly={readonly} />
        )}
      </div>
    </div>
  );
}

/** Who votes, and every proxy. */
function Aside({ sheet: { place, readonly, isHelper }, assembly }: PartProps) {
  const texts = useTexts(assemblyTexts);
  const { rules, voting, acts, takesProxies, settle } = assembly;
  const { voters } = voting.count;
  return (
    <aside className={styles.aside} aria-label={texts.who}>
      {rules && <WhoVotes {...{ rules, voters, place, isHelper }} onEdit={settle} />}
      <ProxyList voting={voting} onTakeBack={!readonly && takesProxies ? acts.onTakeBack : undefined} />
    </aside>
  );
}
