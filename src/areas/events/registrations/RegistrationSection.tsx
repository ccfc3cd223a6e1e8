import { useId, useState } from 'react';
import { eventCalls } from '../../../api/endpoints/events';
import { useQuery } from '../../../api/useApi';
import type { CalendarEvent } from '../../../domain/events/event';
import type { AttendeeCounts, Registration } from '../../../domain/registrations/registration';
import { useIsHiddenByPage } from '../../../session/hostPage';
import { useRight } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Badge } from '../../../ui/display/Badge';
import { Panel } from '../../../ui/display/Panel';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import { Menu } from '../../../ui/menu/Menu';
import { MenuItem } from '../../../ui/menu/MenuItem';
import { QueryState } from '../../../ui/state/QueryState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { Attendees } from './list/Attendees';
import { RegistrationFacts } from './RegistrationFacts';
import { RegistrationShare } from './RegistrationShare';
import styles from './Registrations.module.css';
import { registrationSectionTexts } from './texts.fr';

const loadSettings = () => import('./settings/SettingsDialog');
const loadAdding = () => import('./adding/AddDialog');

interface RegistrationSectionProps {
  event: CalendarEvent;
  readonly: boolean;
}

/** How an event takes registrations, and who is registered. */
export default function RegistrationSection({ event, readonly }: RegistrationSectionProps) {
  const texts = useTexts(registrationSectionTexts);
  const query = useQuery(eventCalls.registration, { id: event.id });
  const { data } = query;
  if (query.isLoading) return <Skeleton lines={6} />;
  if (!data)
    return (
      <Panel title={texts.title}>
        <QueryState query={query} failed={texts.failed} stale={texts.stale} />
      </Panel>
    );
  return (
    <Loaded event={event} readonly={readonly} registration={data}>
      <QueryState query={query} failed={texts.failed} stale={texts.stale} />
    </Loaded>
  );
}

interface LoadedProps extends RegistrationSectionProps {
  registration: Registration;
  /** What is said of the call. */
  children: React.ReactNode;
}

const heldOf = ({ inscrits, demandes, offerts }: AttendeeCounts) => inscrits + demandes + offerts;

/** The share card is folded once somebody is registered. */
function useSharing({ reglages: settings, nombres: counts }: Registration) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? heldOf(counts) + counts.attente === 0;
  return { id, isOffered: Boolean(settings), isOpen, toggle: () => setChosen(!isOpen) };
}

function Loaded({ event, readonly, registration, children }: LoadedProps) {
  const texts = useTexts(registrationSectionTexts);
  const { reglages: settings, nombres: counts } = registration;
  const isHidden = useIsHiddenByPage('registrations');
  const mayChange = useRight('evenements.modifier') && !readonly && !isHidden;
  const mayRead = useRight('reponses.lire');
  const sharing = useSharing(registration);
  const [dialog, setDialog] = useState<'settings' | 'add'>();
  const close = () => setDialog(undefined);
  const isFull = Boolean(settings?.places && heldOf(counts) >= settings.places);
  return (
    <Panel
      title={
        <>
          {texts.title} {isFull && <Badge tone="warning">{texts.full}</Badge>}
        </>
      }
      actions={
        <Actions
          isTaken={settings != null}
          mayAdd={mayRead}
          mayChange={mayChange}
          sharing={sharing}
          onOpen={setDialog}
        />
      }
    >
      {children}
      {settings ? (
        <RegistrationFacts registration={registration} />
      ) : (
        <p className={styles.none}>{texts.none}</p>
      )}
      {settings && sharing.isOffered && sharing.isOpen && (
        <RegistrationShare id={sharing.id} settings={settings} />
      )}
      {settings && mayRead && (
        <Attendees
          event={event}
          registration={registration}
          mayChange={mayChange}
          onPlaces={() => setDialog('settings')}
        />
      )}
      {dialog === 'settings' && (
        <LazyDialog
          load={loadSettings}
          props={{ id: event.id, settings: settings ?? undefined, held: heldOf(counts), onClose: close }}
        />
      )}
      {dialog === 'add' && (
        <LazyDialog load={loadAdding} props={{ id: event.id, asked: settings?.champs, onClose: close }} />
      )}
    </Panel>
  );
}

interface ActionsProps {
  /** Whether the event takes registrations. */
  isTaken: boolean;
  mayAdd: boolean;
  mayChange: boolean;
  sharing: ReturnType<typeof useSharing>;
  onOpen(dialog: 'settings' | 'add'): void;
}

/** Buttons of the section; on a phone the seldom ones are in «…». */
function Actions({ isTaken, mayAdd, mayChange, sharing, onOpen }: ActionsProps) {
  const texts = useTexts(registrationSectionTexts);
  const share = sharing.isOpen ? texts.shareLess : texts.share;
  return (
    <>
      {isTaken && sharing.isOffered && (
        <Button
          variant="quiet"
          icon="share"
          className={styles.wide}
          aria-expanded={sharing.isOpen}
          aria-controls={sharing.isOpen ? sharing.id : undefined}
          onClick={sharing.toggle}
        >
          {texts.share}
        </Button>
      )}
      {/* The same button, so that it keeps the focus once registrations are open. */}
      {mayChange && (
        <Button
          {...(isTaken && ({ variant: 'quiet', icon: 'settings', className: styles.wide } as const))}
          onClick={() => onOpen('settings')}
        >
          {isTaken ? texts.settings : texts.begin}
        </Button>
      )}
      {isTaken && mayChange && mayAdd && (
        <Button icon="plus" onClick={() => onOpen('add')}>
          {texts.add}
        </Button>
      )}
      {isTaken && (sharing.isOffered || mayChange) && (
        <span className={styles.small}>
          <Menu icon="more" align="end" label={texts.moreOfSection}>
            {sharing.isOffered && (
              <MenuItem icon="share" onSelect={sharing.toggle}>
                {share}
              </MenuItem>
            )}
            {mayChange && (
              <MenuItem icon="settings" onSelect={() => onOpen('settings')}>
                {texts.settings}
              </MenuItem>
            )}
          </Menu>
        </span>
      )}
    </>
  );
}
