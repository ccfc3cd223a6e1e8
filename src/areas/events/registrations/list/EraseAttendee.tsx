import { useState } from 'react';
import { privacyCalls } from '../../../../api/endpoints/privacy';
import { useSave } from '../../../../api/useApi';
import { useWriteFailure } from '../../../../data/useWriteFailure';
import type { Attendee } from '../../../../domain/registrations/registration';
import { useTexts } from '../../../../texts/texts';
import { DangerDialog } from '../../../../ui/dialog/DangerDialog';
import { Checkbox } from '../../../../ui/form/fields/Checkbox';
import { useToast } from '../../../../ui/toast/useToast';
import { registrationSectionTexts } from '../texts.fr';

interface EraseAttendeeProps {
  event: number;
  attendee: Attendee;
  name: string;
  onClose(): void;
}

/** Asks whether one registered person is erased, and whether the contact of the registration is that person's. */
export default function EraseAttendee({ event, attendee, name, onClose }: EraseAttendeeProps) {
  const texts = useTexts(registrationSectionTexts);
  const { save } = useSave(privacyCalls.effacerInscription);
  const [tell, toast] = [useWriteFailure(), useToast()];
  const { id, email, telephone, reponses: answers, champs_caches, membre_id } = attendee;
  const hasContact = Boolean(email || telephone || answers.length || champs_caches);
  const [isTheirs, setTheirs] = useState(false);
  const erase = async () => {
    try {
      await save({ id: event, body: { inscrit: id, contact: isTheirs } });
      toast(texts.eraseDone(name));
      onClose();
    } catch (error) {
      await tell(error, texts.notErased);
    }
  };
  return (
    <DangerDialog
      title={texts.eraseTitle}
      question={texts.eraseText(name)}
      warning={texts.eraseWarning}
      confirmLabel={texts.eraseConfirm}
      busyLabel={texts.erasing}
      onConfirm={erase}
      onClose={onClose}
    >
      {membre_id ? <p>{texts.eraseRecord(name)}</p> : null}
      {hasContact && (
        <Checkbox
          label={texts.eraseContact}
          hint={texts.eraseContactHint}
          checked={isTheirs}
          onChange={setTheirs}
        />
      )}
    </DangerDialog>
  );
}
