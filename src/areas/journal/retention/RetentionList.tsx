import { useCallback, useState } from 'react';
import { memberWriteCalls } from '../../../api/endpoints/memberWrites';
import { privacyCalls } from '../../../api/endpoints/privacy';
import { useClient, write } from '../../../api/useApi';
import { PageList } from '../../../data/PageList';
import { RowActions } from '../../../data/RowActions';
import rows from '../../../data/Rows.module.css';
import { usePage } from '../../../data/usePage';
import { useTrash } from '../../../data/useTrash';
import { useWriteFailure } from '../../../data/useWriteFailure';
import { joinedNameOf } from '../../../domain/members/member';
import { INACTIVE_PAGE_SIZE, type InactiveMember } from '../../../domain/privacy/retention';
import { useConsent, useIsHiddenByPage } from '../../../session/hostPage';
import { useCapability, useRight } from '../../../session/useSession';
import { formatDate } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { useLazyModule } from '../../../ui/loading/useLazyModule';
import { EmptyState } from '../../../ui/state/EmptyState';
import { useToast } from '../../../ui/toast/useToast';
import { recordLink } from '../../frame/navigation/MembersLink';
import { useMembersPath } from '../../frame/navigation/membersPath';
import styles from '../Journal.module.css';
import { RetentionSetting } from './RetentionSetting';
import { memberRetentionTexts } from './texts.fr';

const loadJournal = () => import('./JournalRetention');
const loadRegister = () => import('./ProcessingRegister');

/** Members without activity for the months that are set, to keep or to delete one by one. */
export default function RetentionList({ readonly }: { readonly: boolean }) {
  const texts = useTexts(memberRetentionTexts);
  const [at, setAt] = useState(1);
  const hasJournal = useCapability('conservation-journal');
  const hasRegister = useCapability('registre-traitements');
  const mayExport = useRight('rgpd.exporter');
  const page = usePage(privacyCalls.inactifs, { page: at, page_size: INACTIVE_PAGE_SIZE });
  const [isSettingSettled, setSettingSettled] = useState(false);
  const handleSetting = useCallback(() => setSettingSettled(true), []);
  const isListSettled = useOnce(isSettingSettled && page.status !== 'loading');
  return (
    <div className={styles.tab}>
      <p className={rows.note}>{texts.intro}</p>
      <RetentionSetting readonly={readonly} onSettled={handleSetting} />
      <PageList
        label={texts.list}
        page={page}
        at={at}
        onPage={setAt}
        failed={texts.failed}
        stale={texts.stale}
        rowClass={rows.row}
        keyOf={({ id }) => id}
        empty={<EmptyState icon="users" title={texts.none} text={texts.noneHint} />}
      >
        {(row) => <InactiveRow row={row} readonly={readonly} />}
      </PageList>
      {/* Until then the list may need more room, and what stands below it would move under a press. */}
      {isListSettled && (
        <Settings readonly={readonly} hasJournal={hasJournal} hasRegister={hasRegister && mayExport} />
      )}
    </div>
  );
}

/** Whether something was true once. */
function useOnce(isTrue: boolean): boolean {
  const [wasTrue, setTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setTrue(true);
  return wasTrue || isTrue;
}

interface SettingsProps {
  readonly: boolean;
  hasJournal: boolean;
  hasRegister: boolean;
}

/** The detail of the journal, then the register of processing, which waits until the panel above has its height. */
function Settings({ readonly, hasJournal, hasRegister }: SettingsProps) {
  const [isJournalSettled, setJournalSettled] = useState(false);
  const handleJournal = useCallback(() => setJournalSettled(true), []);
  const { error } = useLazyModule(loadJournal, hasJournal);
  const isRegisterPlaced = !hasJournal || isJournalSettled || error !== undefined;
  return (
    <>
      {hasJournal && <LazyPart load={loadJournal} props={{ readonly, onSettled: handleJournal }} />}
      {hasRegister && isRegisterPlaced && <LazyPart load={loadRegister} props={{}} />}
    </>
  );
}

function InactiveRow({ row, readonly }: { row: InactiveMember; readonly: boolean }) {
  const texts = useTexts(memberRetentionTexts);
  const isKeepHidden = useIsHiddenByPage('keep');
  const mayKeep = useRight('rgpd.modifier') && !readonly && !isKeepHidden;
  const mayRemove = useRight('membres.supprimer') && !readonly;
  const { keep, remove, busy } = useDecision(row);
  // Elsewhere than in the console, no screen shows the record.
  const hasRecords = useMembersPath() !== undefined;
  const name = joinedNameOf(row);
  return (
    <>
      <div className={rows.words}>
        <p className={rows.what}>
          <strong>{hasRecords ? recordLink(row, name) : name}</strong>
        </p>
        <p className={rows.note}>{texts.last(formatDate(row.derniere_activite))}</p>
      </div>
      <RowActions
        about={name}
        actions={[
          {
            label: texts.keep,
            name: texts.keepItem(name),
            icon: 'check',
            isAllowed: mayKeep,
            isRunning: busy === 'keep',
            run: keep,
          },
          {
            label: texts.remove,
            name: texts.removeItem(name),
            icon: 'trash',
            isAllowed: mayRemove,
            isRunning: busy === 'remove',
            run: remove,
          },
        ]}
      />
    </>
  );
}

/** Keeps the member for the same time again, or deletes it after a question. */
function useDecision(row: InactiveMember) {
  const texts = useTexts(memberRetentionTexts);
  const client = useClient();
  const [tell, confirm, toast] = [useWriteFailure(), useConfirm(), useToast()];
  const trash = useTrash();
  const { mayDelete } = useConsent();
  const [busy, setBusy] = useState<'keep' | 'remove'>();
  const name = joinedNameOf(row);
  const run = async (what: 'keep' | 'remove', work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      await tell(error, texts.error);
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy,
    keep: () =>
      run('keep', async () => {
        await write(client, privacyCalls.garder, { id: row.id });
        toast(texts.kept(name));
      }),
    remove: () =>
      run('remove', async () => {
        const text = trash.kept ?? texts.irreversible;
        const labels = { title: texts.removeTitle(name), confirmLabel: texts.remove };
        if (!(await confirm({ ...labels, text, danger: true }))) return;
        if (!mayDelete({ kind: 'member', ids: [row.id] })) return;
        const answer = await write(client, memberWriteCalls.remove, { id: row.id });
        toast(texts.removed(name), trash.undo(answer));
      }),
  };
}
