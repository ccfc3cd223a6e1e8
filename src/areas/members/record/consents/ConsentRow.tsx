import { consentCalls } from '../../../../api/endpoints/register/consents';
import { failureOf } from '../../../../api/errors';
import { invalidate, useClient, useSave } from '../../../../api/useApi';
import { RowActions } from '../../../../data/RowActions';
import { useUndo } from '../../../../data/useUndo';
import { useWriteFailure } from '../../../../data/useWriteFailure';
import type { Member } from '../../../../domain/members/member';
import { type ConsentState, consentOn } from '../../../../domain/register/consents';
import type { Consent, ConsentKind } from '../../../../domain/register/consentWire';
import { isoDay } from '../../../../texts/formats';
import { formatDay } from '../../../../texts/records/formatDay';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { useConfirm } from '../../../../ui/dialog/useConfirm';
import { Badge, type BadgeProps } from '../../../../ui/display/Badge';
import { useToast } from '../../../../ui/toast/useToast';
import styles from './Consents.module.css';
import { grownSince, standingText } from './consentWords';
import { consentsTexts } from './texts.fr';

const TONES: Readonly<Record<Exclude<ConsentState, 'jamais'>, BadgeProps['tone']>> = {
  oui: 'accent',
  expire: 'warning',
  retire: 'danger',
};

interface ConsentRowProps {
  member: Member;
  kind: ConsentKind;
  /** All of this kind. */
  consents: readonly Consent[];
  mayChange: boolean;
  onNote(): void;
  onEdit(consent: Consent): void;
  onWithdraw(consent: Consent): void;
}

/** What a person answered for a kind, who gave the answer, and when. */
export function ConsentRow({ member, kind, consents, mayChange, ...props }: ConsentRowProps) {
  const texts = useTexts(consentsTexts);
  const today = isoDay(new Date());
  const { state, by } = consentOn(consents, today);
  const since = by && state === 'oui' ? grownSince(by, member, today) : undefined;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>{kind.nom}</p>
        <p className={styles.note}>{standingText(state, by, member, texts)}</p>
        {since && <p className={styles.note}>{texts.grown(formatDay(since))}</p>}
        {by?.preuve && <p className={styles.note}>{texts.proof(by.preuve)}</p>}
      </div>
      <div className={styles.end}>
        {state !== 'jamais' && <Badge tone={TONES[state]}>{texts[state]}</Badge>}
        {by ? (
          <Actions {...{ kind, mayChange, ...props }} consent={by} />
        ) : (
          mayChange && (
            <Button aria-label={texts.noteOf(kind.nom)} onClick={props.onNote}>
              {texts.note}
            </Button>
          )
        )}
      </div>
    </li>
  );
}

interface ActionsProps extends Omit<ConsentRowProps, 'member' | 'consents'> {
  /** The one that decides. */
  consent: Consent;
}

function Actions({ kind, consent, mayChange, onNote, onEdit, onWithdraw }: ActionsProps) {
  const texts = useTexts(consentsTexts);
  const removal = useRemoval(kind, consent);
  const { nom } = kind;
  const idle = { isAllowed: mayChange, isRunning: false };
  return (
    <RowActions
      about={nom}
      actions={[
        {
          ...{ label: texts.again, name: texts.noteOf(nom), icon: 'plus', run: onNote },
          ...{ isAllowed: mayChange && kind.actif, isRunning: false },
        },
        {
          ...{ label: texts.edit, name: texts.editOf(nom), icon: 'edit', ...idle },
          run: () => onEdit(consent),
        },
        {
          ...{ label: texts.withdraw, name: texts.withdrawOf(nom), icon: 'close', isRunning: false },
          ...{ isAllowed: mayChange && !consent.retire_le, run: () => onWithdraw(consent) },
        },
        {
          ...{ label: texts.remove, name: texts.removeOf(nom), icon: 'trash', isAllowed: mayChange },
          ...removal,
        },
      ]}
    />
  );
}

/** Deletes a consent after a question. One that was deleted elsewhere first is gone as well. */
function useRemoval({ nom }: ConsentKind, { id, du }: Consent) {
  const texts = useTexts(consentsTexts);
  const client = useClient();
  const { save, isSaving } = useSave(consentCalls.remove);
  const [tell, confirm, toast, undo] = [useWriteFailure(), useConfirm(), useToast(), useUndo()];
  const run = async () => {
    const text = texts.removeText(nom, formatDay(du));
    if (!(await confirm({ title: texts.removeTitle, text, confirmLabel: texts.remove, danger: true })))
      return;
    try {
      const { operation } = await save({ id });
      toast(texts.removed, undo([operation]));
    } catch (error) {
      if (failureOf(error).status === 404) await invalidate(client, consentCalls.remove.invalidates);
      await tell(error, texts.notRemoved);
    }
  };
  return { run: () => void run(), isRunning: isSaving };
}
