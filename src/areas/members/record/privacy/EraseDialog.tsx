import { useRef, useState } from 'react';
import { privacyCalls } from '../../../../api/endpoints/privacy';
import { failureOf } from '../../../../api/errors';
import { useQuery, useSave } from '../../../../api/useApi';
import { failedWrite } from '../../../../data/save/saveFailures';
import type { Member } from '../../../../domain/members/member';
import type { ErasurePreview, ErasureRequest } from '../../../../domain/privacy/erasure';
import { foldAccents } from '../../../../domain/search/foldAccents';
import { useConsent } from '../../../../session/hostPage';
import { fullNameOf } from '../../../../texts/records/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Dialog } from '../../../../ui/dialog/Dialog';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { TextField } from '../../../../ui/form/fields/TextField';
import { QueryState } from '../../../../ui/state/QueryState';
import { useUiTexts } from '../../../../ui/texts.fr';
import { eraseTexts } from '../texts.fr';
import { type ChosenParts, ErasedParts } from './ErasedParts';

interface EraseDialogProps {
  member: Member;
  onDeleted(member: Member, isOwn: boolean): void;
  onClose(): void;
}

const NONE: ChosenParts = { reponses: [], intervenants: [], inscriptions: [] };

/** Says what goes, what stays and which backups still have the person, and erases once the name was typed. */
export default function EraseDialog({ member, onDeleted, onClose }: EraseDialogProps) {
  const texts = useTexts(eraseTexts);
  const query = useQuery(privacyCalls.apercu, { id: member.id }, { alwaysReload: true });
  const [chosen, setChosen] = useState(NONE);
  const [typed, setTyped] = useState('');
  const [isStrict, setStrict] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { erase, isSaving } = useErasure({ member, onDeleted, onClose });
  const name = fullNameOf(member);
  const isNamed = foldAccents(typed) === foldAccents(name);
  const confirm = (preview: ErasurePreview) => {
    setStrict(true);
    if (!isNamed) return field.current?.focus();
    void erase({ ...chosen, confirmation: typed, updated_at: preview.updated_at ?? '' });
  };
  const { data } = query;
  return (
    <Dialog
      open
      title={texts.title}
      description={texts.intro(name)}
      isSaving={isSaving}
      onClose={onClose}
      footer={<Buttons isSaving={isSaving} onCancel={onClose} onErase={data && (() => confirm(data))} />}
    >
      <QueryState query={query} failed={texts.failed} stale={texts.stale} />
      {data && (
        <>
          <ErasedParts preview={data} chosen={chosen} onChoose={setChosen} />
          <TextField
            ref={field}
            label={texts.confirmation(name)}
            required
            autoComplete="off"
            spellCheck={false}
            value={typed}
            error={isStrict && !isNamed ? texts.otherName : undefined}
            onChange={setTyped}
          />
        </>
      )}
    </Dialog>
  );
}

interface ButtonsProps {
  isSaving: boolean;
  onCancel(): void;
  /** Missing until it is known what goes. */
  onErase: (() => void) | undefined;
}

function Buttons({ isSaving, onCancel, onErase }: ButtonsProps) {
  const texts = useTexts(eraseTexts);
  const ui = useUiTexts();
  return (
    <>
      <Button data-autofocus="" disabled={isSaving} onClick={onCancel}>
        {ui.cancel}
      </Button>
      {onErase && (
        <Button variant="danger" busy={isSaving} busyLabel={texts.erasing} onClick={onErase}>
          {texts.confirm}
        </Button>
      )}
    </>
  );
}

function useErasure({ member, onDeleted, onClose }: EraseDialogProps) {
  const texts = useTexts(eraseTexts);
  const alert = useAlert();
  const { save, isSaving } = useSave(privacyCalls.effacer);
  const { mayDelete } = useConsent();
  const erase = async (body: ErasureRequest) => {
    if (!mayDelete({ kind: 'member', ids: [member.id] })) return;
    try {
      const { numero, sauvegardes: backups } = await save({ id: member.id, body });
      onDeleted(member, true);
      onClose();
      const names = backups.map(({ nom }) => nom).join(', ');
      const text = [texts.doneText(numero), ...(names ? [texts.stillIn(names)] : [])].join('\n');
      await alert({ title: texts.done, text, tone: 'success' });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'unauthenticated') return;
      const failed = failedWrite(failure, texts.error);
      const reasons = Object.values(failure.fields ?? {}).join('\n');
      await alert({ ...failed, text: reasons || failed.text });
    }
  };
  return { erase, isSaving };
}
