import { useState } from 'react';
import { eventCalls } from '../../../api/endpoints/events';
import { useClient, useQuery } from '../../../api/useApi';
import type { CalendarEvent } from '../../../domain/events/event';
import type { Registration } from '../../../domain/events/registration';
import { useIsHiddenByPage } from '../../../session/hostPage';
import { useRight } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Panel } from '../../../ui/display/Panel';
import { CopyLine } from '../../../ui/form/fields/CopyLine';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import { QueryState } from '../../../ui/state/QueryState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { Attendees } from './Attendees';
import styles from './Registrations.module.css';
import { registrationSectionTexts } from './texts.fr';

const loadSettings = () => import('./SettingsDialog');
const loadAdding = () => import('./AddDialog');

interface RegistrationSectionProps {
  event: CalendarEvent;
  readonly: boolean;
}

/** How an event takes registrations, and who is registered. */
export default function RegistrationSection({ event, readonly }: RegistrationSectionProps) {
  const texts = useTexts(registrationSectionTexts);
  const query = useQuery(eventCalls.registration, { id: event.id });
  const isHidden = useIsHiddenByPage('registrations');
  const mayChange = useRight('evenements.modifier') && !readonly && !isHidden;
  const mayRead = useRight('reponses.lire');
  const [dialog, setDialog] = useState<'settings' | 'add'>();
  const close = () => setDialog(undefined);
  const { data } = query;
  if (query.isLoading) return <Skeleton lines={6} />;
  if (!data)
    return (
      <Panel title={texts.title}>
        <QueryState query={query} failed={texts.failed} stale={texts.stale} />
      </Panel>
    );
  const { reglages: settings, nombres: counts } = data;
  const held = counts.inscrits + counts.demandes + counts.offerts;
  const actions = mayChange && (
    <>
      {settings && mayRead && (
        <Button icon="plus" onClick={() => setDialog('add')}>
          {texts.add}
        </Button>
      )}
      <Button icon="settings" onClick={() => setDialog('settings')}>
        {settings ? texts.settings : texts.begin}
      </Button>
    </>
  );
  return (
    <Panel title={texts.title} actions={actions}>
      <QueryState query={query} failed={texts.failed} stale={texts.stale} />
      {settings ? <State registration={data} /> : <p>{texts.none}</p>}
      {settings && <EmbedLine identifiant={settings.identifiant} />}
      {settings && mayRead && <Attendees event={event} mayChange={mayChange} />}
      {dialog === 'settings' && (
        <LazyDialog
          load={loadSettings}
          props={{ id: event.id, settings: settings ?? undefined, held, onClose: close }}
        />
      )}
      {dialog === 'add' && <LazyDialog load={loadAdding} props={{ id: event.id, onClose: close }} />}
    </Panel>
  );
}

/** Whether it is open, and how many people are in each state. */
function State({ registration: { reglages: settings, nombres } }: { registration: Registration }) {
  const texts = useTexts(registrationSectionTexts);
  const states: Readonly<Record<string, string>> = {
    pas_ouvert: texts.notYet,
    ferme: texts.closed,
    complet: texts.full,
  };
  const { inscrits: registered, demandes: requested, offerts: offered, attente: waiting } = nombres;
  const places = settings?.places;
  return (
    <p className={styles.state}>
      <strong>{states[settings?.etat ?? ''] ?? texts.open}</strong>
      <span>{places ? texts.registeredOf(registered, places) : texts.registered(registered)}</span>
      {requested > 0 && <span>{texts.requested(requested)}</span>}
      {offered > 0 && <span>{texts.offered(offered)}</span>}
      {waiting > 0 && <span>{texts.waiting(waiting)}</span>}
    </p>
  );
}

/** The line that shows the registration in a page. */
function EmbedLine({ identifiant }: { identifiant: string }) {
  const texts = useTexts(registrationSectionTexts);
  const { api } = useClient();
  const address = api ? ` data-api="${api}"` : '';
  return (
    <CopyLine
      label={texts.line}
      hint={texts.lineHint}
      value={`<div data-parvis="registration" data-identifiant="${identifiant}"${address}></div>`}
      copyLabel={texts.copyLine}
      copied={texts.lineCopied}
    />
  );
}
