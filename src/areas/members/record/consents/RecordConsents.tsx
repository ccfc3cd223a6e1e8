import { useEffect, useRef } from 'react';
import { consentCalls } from '../../../../api/endpoints/register/consents';
import { useQuery } from '../../../../api/useApi';
import { useRowFocus } from '../../../../data/useRowFocus';
import type { Member } from '../../../../domain/members/member';
import type { Consent, ConsentKind } from '../../../../domain/register/consentWire';
import { useTexts } from '../../../../texts/texts';
import { Panel } from '../../../../ui/display/Panel';
import { useLazyDialog } from '../../../../ui/lazy/useLazyDialog';
import { QueryState } from '../../../../ui/state/QueryState';
import { ConsentRow } from './ConsentRow';
import styles from './Consents.module.css';
import { consentsTexts } from './texts.fr';

const loadDialog = () => import('./ConsentDialog');
const loadWithdrawal = () => import('./WithdrawDialog');

interface RecordConsentsProps {
  member: Member;
  mayChange: boolean;
  /** Called when a dialog opens and when it closes: what is typed there must not go with the record. */
  onDirty(isDirty: boolean): void;
  /** Called once the consents are there, or can't be read. */
  onSettled(): void;
}

/** What a person agreed to, by kind. A kind that isn't used any more stands here while it has answers. */
export default function RecordConsents({ member, mayChange, onDirty, onSettled }: RecordConsentsProps) {
  const texts = useTexts(consentsTexts);
  const query = useQuery(consentCalls.list, { id: member.id });
  const { isLoading, data } = query;
  useEffect(() => {
    if (!isLoading) onSettled();
  }, [isLoading, onSettled]);
  const { dialog, open } = useLazyDialog();
  const isOpen = Boolean(dialog);
  useEffect(() => {
    onDirty(isOpen);
    return () => onDirty(false);
  }, [isOpen, onDirty]);
  const place = useRef<HTMLDivElement>(null);
  useRowFocus(place);
  const rows = data ? byKind(data.types, data.consentements) : [];
  const note = (kind: ConsentKind, consent?: Consent) =>
    open(loadDialog, (onClose) => ({ member, kind, consent, onClose }));
  const withdraw = (kind: ConsentKind, consent: Consent) =>
    open(loadWithdrawal, (onClose) => ({ member, kind, consent, onClose }));
  return (
    <Panel title={texts.title}>
      <QueryState query={query} failed={texts.failed} stale={texts.stale} />
      <div ref={place} tabIndex={-1} className={styles.place}>
        {data && rows.length === 0 && <p className={styles.note}>{texts.none}</p>}
        {rows.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver
          <ul role="list" aria-label={texts.list} className={styles.rows}>
            {rows.map(({ kind, consents }) => (
              <ConsentRow
                key={kind.id}
                {...{ member, kind, consents, mayChange }}
                onNote={() => note(kind)}
                onEdit={(consent) => note(kind, consent)}
                onWithdraw={(consent) => withdraw(kind, consent)}
              />
            ))}
          </ul>
        )}
      </div>
      {dialog}
    </Panel>
  );
}

function byKind(kinds: readonly ConsentKind[], consents: readonly Consent[]) {
  const rows: { kind: ConsentKind; consents: Consent[] }[] = [];
  for (const kind of kinds) {
    const own = consents.filter(({ type }) => type === kind.id);
    if (kind.actif || own.length > 0) rows.push({ kind, consents: own });
  }
  return rows;
}
