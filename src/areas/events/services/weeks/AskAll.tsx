import { useState } from 'react';
import { answerCalls } from '../../../../api/endpoints/services/answers';
import { teamCalls } from '../../../../api/endpoints/services/teams';
import { useSave } from '../../../../api/useApi';
import { useWriteFailure } from '../../../../data/useWriteFailure';
import type { Asked, ServiceDate } from '../../../../domain/events/staffing';
import { phoneLinks } from '../../../../people/ContactLink';
import { useIsSupported } from '../../../../session/useSession';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Dialog } from '../../../../ui/dialog/Dialog';
import { useToast } from '../../../../ui/toast/useToast';
import { filtered, hasBegun, localMinuteNow, openPeople, sumOf } from './rota';
import styles from './ServiceWeeks.module.css';
import { serviceWeeksTexts } from './texts.fr';

interface AskAllProps {
  dates: readonly ServiceDate[];
  /** Says who couldn't be asked; undefined where everybody was. */
  onAsked(left: string | undefined): void;
}

const joined = (answers: readonly Asked[]): Asked => ({
  demandes: answers.reduce((sum, { demandes }) => sum + demandes, 0),
  sans_adresse: [...new Set(answers.flatMap(({ sans_adresse }) => sans_adresse))],
  homonymes: [...new Set(answers.flatMap(({ homonymes }) => homonymes))],
});

/** Asks all dates: by one mail per person where the back end can, else date by date. `tell` hears how far it came before a failure. */
function useRequests() {
  const isTogether = useIsSupported(teamCalls.askAll);
  const together = useSave(teamCalls.askAll);
  const each = useSave(answerCalls.ask);
  const send = async (dates: readonly ServiceDate[], tell: (sent: number) => void): Promise<Asked> => {
    const days = dates.map(({ evenement, jour }) => ({ evenement: evenement.id, jour }));
    if (isTogether) return together.save({ body: { dates: days } });
    const answers: Asked[] = [];
    for (const { evenement: id, jour } of days) {
      answers.push(await each.save({ id, body: { jour } }));
      tell(joined(answers).demandes);
    }
    return joined(answers);
  };
  return { isTogether, send };
}

/** The button that asks everybody who wasn't asked yet. It says before who gets a mail, and who has no address. */
export function AskAll({ dates, onAsked }: AskAllProps) {
  const texts = useTexts(serviceWeeksTexts);
  const [isOpen, setOpen] = useState(false);
  const minute = localMinuteNow();
  const open = filtered(dates, 'demander').filter((date) => !hasBegun(date, minute));
  const count = sumOf(open).a_demander;
  return (
    <>
      {count > 0 && (
        <Button variant="primary" icon="mail" onClick={() => setOpen(true)}>
          {texts.askAll(count)}
        </Button>
      )}
      {isOpen && <AskDialog dates={open} count={count} onAsked={onAsked} onClose={() => setOpen(false)} />}
    </>
  );
}

function AskDialog({ dates, count, onAsked, onClose }: AskAllProps & { count: number; onClose(): void }) {
  const texts = useTexts(serviceWeeksTexts);
  const [toast, fail] = [useToast(), useWriteFailure()];
  const { isTogether, send } = useRequests();
  const [isSending, setSending] = useState(false);
  const { reached, unreached } = openPeople(dates);
  const isNamed = isTogether && dates.every(({ personnes }) => personnes);
  const handleSend = async () => {
    let sent = 0;
    setSending(true);
    try {
      const {
        demandes,
        sans_adresse: unknown,
        homonymes: same,
      } = await send(dates, (done) => {
        sent = done;
      });
      const left = [
        ...(unknown.length > 0 ? [texts.left(demandes, unknown.join(', '), unknown.length)] : []),
        ...(same.length > 0 ? [texts.sameName(same.join(', '))] : []),
      ];
      if (left.length === 0) toast(texts.asked(demandes));
      onAsked(left.join(' ') || undefined);
      onClose();
    } catch (error) {
      setSending(false);
      await fail(error, sent > 0 ? texts.partlyAsked(sent) : texts.notAsked);
    }
  };
  const canSend = !isNamed || reached > 0;
  return (
    <Dialog
      open
      size="small"
      title={texts.askTitle(count)}
      isSaving={isSending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{canSend ? texts.cancel : texts.close}</Button>
          {canSend && (
            <Button variant="primary" busy={isSending} onClick={() => void handleSend()}>
              {isNamed ? texts.send(reached) : texts.sendAll}
            </Button>
          )}
        </>
      }
    >
      <p>{isNamed ? texts.askPeople(reached) : texts.askEach(count)}</p>
      {isNamed && unreached.length > 0 && (
        <div className={styles.unreached}>
          <p>{texts.unreached(unreached.length)}</p>
          {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
          <ul role="list">
            {unreached.map(({ name, telephone }) => (
              <li key={`${name} ${telephone}`}>
                {name}
                {telephone ? <> {phoneLinks(telephone)}</> : <>, {texts.noNumber}</>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
