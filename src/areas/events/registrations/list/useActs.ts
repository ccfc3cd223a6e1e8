import { useState } from 'react';
import { eventCalls } from '../../../../api/endpoints/events';
import { useClient, write } from '../../../../api/useApi';
import { useWriteFailure } from '../../../../data/useWriteFailure';
import type { Attendee } from '../../../../domain/registrations/registration';
import { ON_LIST } from '../../../../domain/registrations/registrationState';
import { spokenNameOf } from '../../../../texts/records/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { useConfirm } from '../../../../ui/dialog/useConfirm';
import { useToast } from '../../../../ui/toast/useToast';
import { useStableCallback } from '../../../../ui/useStableCallback';
import { registrationSectionTexts } from '../texts.fr';
import { mailReach } from './reach';

export type Act = 'accept' | 'refuse' | 'withdraw';
type People = readonly Attendee[];

/** Of these people, those whom an act concerns: who asks for a place is agreed to or refused, the others withdraw. */
export const concerned = (act: Act, people: People): People =>
  people.filter(({ etat }) => ON_LIST.includes(etat) && (etat === 'demande') === (act !== 'withdraw'));

/** Agrees to people, refuses or withdraws them. The last two are asked first, because they send mails. */
export function useActs(event: number, onDone: () => void) {
  const texts = useTexts(registrationSectionTexts);
  const client = useClient();
  const confirm = useConfirm();
  const toast = useToast();
  const tell = useWriteFailure();
  const [busy, setBusy] = useState<Act>();
  const send = async (act: Act, people: People) => {
    const ids = people.map(({ id }) => id);
    setBusy(act);
    try {
      if (act === 'withdraw')
        await write(client, eventCalls.unregister, { id: event, body: { inscrits: ids } });
      else {
        const body = { inscrits: ids, accord: act === 'accept' };
        await write(client, eventCalls.decide, { id: event, body });
      }
      const [first] = people;
      toast(
        people.length === 1 && first
          ? texts[`${act}Done`](spokenNameOf(first))
          : texts[`${act}AllDone`](people.length),
      );
      onDone();
    } catch (error) {
      await tell(error, texts.notChanged);
    } finally {
      setBusy(undefined);
    }
  };
  const ask = (act: 'refuse' | 'withdraw', people: People) => {
    const [first] = people;
    const about = people.length === 1 && first ? spokenNameOf(first) : texts.people(people.length);
    const { addresses, without } = mailReach(people);
    return confirm({
      title: texts[`${act}Title`](about),
      text: [texts.told(addresses, without.length), texts.passesOn].join('\n'),
      confirmLabel: texts[act],
      cancelLabel: texts.keep,
      danger: true,
    });
  };
  const run = useStableCallback(async (act: Act, ticked: People) => {
    const people = concerned(act, ticked);
    if (people.length === 0 || busy) return;
    if (act === 'accept' || (await ask(act, people))) await send(act, people);
  });
  return { run, busy };
}
