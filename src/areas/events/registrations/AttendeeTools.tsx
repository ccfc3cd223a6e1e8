import { useState } from 'react';
import { eventCalls } from '../../../api/endpoints/events';
import { failureOf } from '../../../api/errors';
import { useClient } from '../../../api/useApi';
import { ExportMenu } from '../../../data/ExportMenu';
import { mailParts } from '../../../domain/contact/mailParts';
import type { CalendarEvent } from '../../../domain/events/event';
import type { Attendee } from '../../../domain/events/registration';
import { type AttendeeState, ON_LIST } from '../../../domain/events/registrationState';
import { useIsOffered } from '../../../session/hostPage';
import { useRight } from '../../../session/useSession';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { useAlert } from '../../../ui/dialog/useAlert';
import type { IconName } from '../../../ui/icon/Icon';
import { useLazyDialog } from '../../../ui/lazy/useLazyDialog';
import styles from './Registrations.module.css';
import { registrationSectionTexts } from './texts.fr';
import { usePrintedList } from './usePrintedList';

interface AttendeeToolsProps {
  event: CalendarEvent;
  /** What the list shows. */
  filter: { search: string | undefined; etat: AttendeeState | undefined };
  isEmpty: boolean;
  mayChange: boolean;
}

const WHOLE_PAGE = 500;

/** Reads all people that the list shows, whichever page is open. */
function useAllAttendees({ event, filter }: AttendeeToolsProps) {
  const client = useClient();
  return async (): Promise<Attendee[]> => {
    const all: Attendee[] = [];
    for (let page = 1; ; page++) {
      const args = { id: event.id, page, page_size: WHOLE_PAGE, ...filter };
      const { results, next } = await client.call(eventCalls.attendees, args);
      all.push(...results);
      if (!next) return all;
    }
  };
}

type Work = 'print' | 'write' | 'join';

/** Reads all people for a sheet, a mail or a group, and says why where that fails. */
function useWithAll(props: AttendeeToolsProps) {
  const texts = useTexts(registrationSectionTexts);
  const alert = useAlert();
  const readAll = useAllAttendees(props);
  const [busy, setBusy] = useState<Work>();
  const withAll = async (work: Work, use: (people: readonly Attendee[]) => void) => {
    setBusy(work);
    try {
      use(await readAll());
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'unauthenticated')
        await alert({ title: texts.listFailed, text: failureText(failure, ''), tone: 'error' });
    } finally {
      setBusy(undefined);
    }
  };
  return { withAll, busy };
}

/** Of the people that the list shows: a sheet, a mail to all, a group for the members; and the file of everybody. */
export function AttendeeTools(props: AttendeeToolsProps) {
  const { event, isEmpty } = props;
  const texts = useTexts(registrationSectionTexts);
  const client = useClient();
  const mayExport = useRight('reponses.exporter');
  const isOffered = useIsOffered();
  const mayJoin = useRight('groupes.modifier') && props.mayChange;
  const { withAll, busy } = useWithAll(props);
  const [mailTo, setMailTo] = useState<ReturnType<typeof mailParts>>();
  const { print, parts } = usePrintedList(event);
  const joining = useJoining();
  const write = (people: readonly Attendee[]) =>
    setMailTo(mailParts(people.filter(({ etat }) => ON_LIST.includes(etat)).map(({ email }) => email)));
  const button = (work: Work, icon: IconName, use: (people: readonly Attendee[]) => void) => (
    <Button icon={icon} disabled={isEmpty} busy={busy === work} onClick={() => void withAll(work, use)}>
      {texts[work]}
    </Button>
  );
  return (
    <>
      {isOffered('print') && button('print', 'print', print)}
      {isOffered('mails') && button('write', 'mail', write)}
      {mayJoin && button('join', 'users', joining.open)}
      {mayExport && (
        <ExportMenu
          download={(format) => client.call(eventCalls.attendeeFile, { id: event.id, format })}
          fileName={texts.fileName(event.id)}
          failed={texts.exportFailed}
          missing={texts.exportFailed}
        />
      )}
      {mailTo && <WriteDialog parts={mailTo} onClose={() => setMailTo(undefined)} />}
      {joining.dialog}
      {parts}
    </>
  );
}

const loadJoining = () => import('../../../people/adding/JoinGroupDialog');

/** Opens the choice of a group for those who are members. Who isn't on the list any more isn't asked for. */
function useJoining() {
  const texts = useTexts(registrationSectionTexts);
  const alert = useAlert();
  const { dialog, open } = useLazyDialog();
  const join = (people: readonly Attendee[]) => {
    const present = people.filter(({ etat }) => ON_LIST.includes(etat));
    const members = new Map(
      present.flatMap(({ membre_id: id, nom, prenom }) =>
        id ? [[id, { id, label: `${nom} ${prenom}`.trim() }]] : [],
      ),
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

interface WriteDialogProps {
  parts: ReturnType<typeof mailParts>;
  onClose(): void;
}

/** A link for each part that a mail program takes; all people are blind copies. */
function WriteDialog({ parts, onClose }: WriteDialogProps) {
  const texts = useTexts(registrationSectionTexts);
  return (
    <Dialog
      open
      size="small"
      title={texts.writeTitle}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p>{parts.length > 0 ? texts.writeText : texts.noEmail}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
      <ul role="list" className={styles.parts}>
        {parts.map(({ href, count }, at) => (
          <li key={href}>
            <a href={href}>{texts.writeTo(count, at + 1, parts.length)}</a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
