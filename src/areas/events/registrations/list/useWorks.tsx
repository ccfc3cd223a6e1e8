import { type ReactNode, useState } from 'react';
import type { CalendarEvent } from '../../../../domain/events/event';
import type { Attendee } from '../../../../domain/registrations/registration';
import { ON_LIST } from '../../../../domain/registrations/registrationState';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { useLazyDialog } from '../../../../ui/lazy/useLazyDialog';
import { registrationSectionTexts } from '../texts.fr';
import { type AskedQuestions, listName } from './answers';
import { usePrintedList } from './usePrintedList';
import { WriteDialog } from './WriteDialog';

type People = readonly Attendee[];

/** What is made of people without changing them: a sheet, a mail to all, a group for the members. */
export function useWorks(event: CalendarEvent, asked: AskedQuestions) {
  const [mailTo, setMailTo] = useState<People>();
  const { print, parts: sheet } = usePrintedList(event, asked);
  const joining = useJoining();
  const parts: ReactNode = (
    <>
      {mailTo && <WriteDialog people={mailTo} onClose={() => setMailTo(undefined)} />}
      {joining.dialog}
      {sheet}
    </>
  );
  const write = (people: People) => setMailTo(people.filter(({ etat }) => ON_LIST.includes(etat)));
  return { print, write, join: joining.open, parts };
}

const loadJoining = () => import('../../../../people/adding/JoinGroupDialog');

/** Opens the choice of a group for those who are members. Who isn't on the list any more isn't asked for. */
function useJoining() {
  const texts = useTexts(registrationSectionTexts);
  const alert = useAlert();
  const { dialog, open } = useLazyDialog();
  const join = (people: People) => {
    const present = people.filter(({ etat }) => ON_LIST.includes(etat));
    const members = new Map(
      present.flatMap((person) => {
        const { membre_id: id } = person;
        return id ? [[id, { id, label: listName(person) }]] : [];
      }),
    );
    if (members.size === 0)
      return void alert({ title: texts.noMember, text: texts.noMemberText, tone: 'warning' });
    const strangers = present.filter(({ membre_id }) => !membre_id).length;
    open(loadJoining, (onClose) => ({
      members: Array.from(members, ([, member]) => member),
      strangers,
      onClose,
    }));
  };
  return { dialog, open: join };
}
