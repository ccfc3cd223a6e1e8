import { useContext, useState } from 'react';
import { eventCalls } from '../../../api/endpoints/events';
import { useClient, write } from '../../../api/useApi';
import { RowActions } from '../../../data/RowActions';
import rows from '../../../data/Rows.module.css';
import { useWriteFailure } from '../../../data/useWriteFailure';
import type { Attendee } from '../../../domain/events/registration';
import { ON_LIST } from '../../../domain/events/registrationState';
import { ContactLink } from '../../../people/ContactLink';
import { proposeMember } from '../../../people/proposedMember';
import { Link } from '../../../routing/Link';
import { useLocation } from '../../../routing/useLocation';
import { useCapability, useRight } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import { Badge } from '../../../ui/display/Badge';
import { useLazyDialog } from '../../../ui/lazy/useLazyDialog';
import { Menu } from '../../../ui/menu/Menu';
import { MenuItem } from '../../../ui/menu/MenuItem';
import { useToast } from '../../../ui/toast/useToast';
import { InConsoleContext } from '../../frame/navigation/BackToApps';
import { memberPaths } from '../../routes';
import styles from './Registrations.module.css';
import { sentAnswers } from './sentAnswers';
import { attendeeStateTexts, registrationSectionTexts } from './texts.fr';

const loadErase = () => import('./EraseAttendee');

interface AttendeeRowProps {
  event: number;
  attendee: Attendee;
  mayChange: boolean;
}

type Action = 'accept' | 'refuse' | 'withdraw';

/** Agrees to a person, refuses or withdraws them. The last two are asked first, because they send a mail. */
function useAttendeeActions(event: number, { id }: Attendee, name: string) {
  const texts = useTexts(registrationSectionTexts);
  const client = useClient();
  const confirm = useConfirm();
  const toast = useToast();
  const tell = useWriteFailure();
  const [busy, setBusy] = useState<Action>();
  const send = async (action: Action) => {
    setBusy(action);
    try {
      if (action === 'withdraw')
        await write(client, eventCalls.unregister, { id: event, body: { inscrits: [id] } });
      else
        await write(client, eventCalls.decide, {
          id: event,
          body: { inscrits: [id], accord: action === 'accept' },
        });
      toast(texts[`${action}Done`](name));
    } catch (error) {
      await tell(error, texts.notChanged);
    } finally {
      setBusy(undefined);
    }
  };
  const run = async (action: Action) => {
    const title = action === 'refuse' ? texts.refuseTitle : texts.withdrawTitle;
    const asked = { title, text: texts.told(name), confirmLabel: texts[action], danger: true };
    if (action === 'accept' || (await confirm(asked))) await send(action);
  };
  return { run, busy };
}

/** Opens the form of a new member, with the same check of likely duplicates as everywhere; in the console alone. */
function useCreateMember({ prenom, nom, email, telephone, membre_id }: Attendee): (() => void) | undefined {
  const { navigate } = useLocation();
  const isInConsole = useContext(InConsoleContext);
  const mayCreate = useRight('membres.modifier');
  if (!isInConsole || !mayCreate || membre_id) return undefined;
  return () => {
    proposeMember({ prenom, nom, email: email ?? '', telephone: telephone ?? '' });
    navigate(memberPaths.list.to());
  };
}

/** A member on file leads to the record, in the console. */
function Name({ name, member }: { name: string; member: number | null | undefined }) {
  const isInConsole = useContext(InConsoleContext);
  const mayRead = useRight('membres.lire');
  if (!member || !isInConsole || !mayRead) return <span>{name}</span>;
  return <Link to={memberPaths.detail.to({ id: member })}>{name}</Link>;
}

function Contact({ attendee: { email, telephone } }: { attendee: Attendee }) {
  if (!email && !telephone) return null;
  return (
    <p className={styles.contact}>
      {email && <ContactLink kind="mail" text={email} />}
      {telephone && <ContactLink kind="phone" text={telephone} />}
    </p>
  );
}

/** What is seldom done with a row. A person who was erased has no name. */
function EraseMenu({ event, attendee, name }: { event: number; attendee: Attendee; name: string }) {
  const texts = useTexts(registrationSectionTexts);
  const isAnnounced = useCapability('effacement-inscriptions');
  const mayErase = useRight('rgpd.supprimer');
  const { dialog, open } = useLazyDialog();
  if (!isAnnounced || !mayErase || !attendee.prenom) return null;
  return (
    <>
      <Menu icon="more" align="end" label={texts.more(name)} about={attendee.id}>
        <MenuItem
          icon="trash"
          onSelect={() => open(loadErase, (onClose) => ({ event, attendee, name, onClose }))}
        >
          {texts.erase}
        </MenuItem>
      </Menu>
      {dialog}
    </>
  );
}

/** A person: name, state, contact and answers, and what can be done. */
export function AttendeeRow({ event, attendee, mayChange }: AttendeeRowProps) {
  const texts = useTexts(registrationSectionTexts);
  const states = useTexts(attendeeStateTexts);
  const { prenom, nom, etat, place, membre_id } = attendee;
  const name = `${prenom} ${nom}`.trim();
  const { run, busy } = useAttendeeActions(event, attendee, name);
  const createMember = useCreateMember(attendee);
  const isAsked = etat === 'demande' && mayChange;
  const action = (kind: Action, icon: 'check' | 'close' | 'trash', isAllowed: boolean) => ({
    label: texts[kind],
    name: texts.of(texts[kind], name),
    icon,
    isAllowed,
    isRunning: busy === kind,
    run: () => void run(kind),
  });
  return (
    <>
      <div className={rows.words}>
        <p className={rows.what}>
          <strong>
            <Name name={name} member={membre_id} />
          </strong>{' '}
          <Badge tone={etat === 'inscrit' ? 'accent' : 'neutral'}>
            {etat === 'attente' && place ? texts.waitingAt(place) : states[etat]}
          </Badge>
        </p>
        <Contact attendee={attendee} />
        {sentAnswers(attendee).map(({ question, valeur }) => (
          <p key={question} className={rows.note}>
            {texts.answer(question, [valeur].flat().join(', '))}
          </p>
        ))}
      </div>
      <RowActions
        more={<EraseMenu event={event} attendee={attendee} name={name} />}
        actions={[
          action('accept', 'check', isAsked),
          action('refuse', 'close', isAsked),
          {
            label: texts.createMember,
            name: texts.of(texts.createMember, name),
            icon: 'user' as const,
            isAllowed: createMember !== undefined && ON_LIST.includes(etat),
            isRunning: false,
            run: () => createMember?.(),
          },
          action('withdraw', 'trash', mayChange && ON_LIST.includes(etat) && etat !== 'demande'),
        ]}
      />
    </>
  );
}
