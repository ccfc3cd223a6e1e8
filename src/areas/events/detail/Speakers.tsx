import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Query } from '../../../api/useApi';
import { useRowFocus } from '../../../data/useRowFocus';
import type { Assignment, CalendarEvent } from '../../../domain/events/event';
import { ContactLink, type ContactLinkProps } from '../../../people/ContactLink';
import { PersonName } from '../../../people/PersonName';
import { useCapability } from '../../../session/useSession';
import { readFailureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Badge } from '../../../ui/display/Badge';
import { Panel } from '../../../ui/display/Panel';
import { Icon } from '../../../ui/icon/Icon';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { useLazyModule } from '../../../ui/loading/useLazyModule';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { loadServed } from '../screens';
import styles from './EventDetail.module.css';
import { type ShownSpeaker, shownSpeakerOf } from './shownSpeaker';
import { eventDetailTexts } from './texts.fr';

export interface SpeakersProps {
  event: CalendarEvent;
  /** Whether the event is being read again: it may have another day now. */
  isStale: boolean;
  readonly: boolean;
  assignments: Query<Assignment[]>;
  /** Called once all of it is shown: until then it may need more room. */
  onSettled(): void;
}

/** The speakers of an event; with what they answered where the back end asks them. */
export function Speakers(props: SpeakersProps) {
  const isAnnounced = useCapability('services');
  const texts = useTexts(eventDetailTexts);
  const { onSettled } = props;
  const { error } = useLazyModule(loadServed, isAnnounced);
  useEffect(() => {
    if (error !== undefined) onSettled();
  }, [error, onSettled]);
  if (!isAnnounced) return <SpeakerPanel {...props} />;
  const placeholder = (
    <Panel title={texts.speakers}>
      <Skeleton lines={4} />
    </Panel>
  );
  return <LazyPart load={loadServed} props={{ ...props, Panel: SpeakerPanel }} placeholder={placeholder} />;
}

export interface SpeakerPanelProps extends Pick<SpeakersProps, 'assignments' | 'onSettled'> {
  /** Whether what belongs to the list is on its way: it comes with the names, so that no line moves. */
  isWaiting?: boolean;
  /** Buttons at the end of the heading. */
  actions?: ReactNode;
  /** Above the list. */
  head?: ReactNode;
  /** Below the contact of a speaker. */
  furtherOf?(assignment: Assignment, name: string): ReactNode;
}

/** The speakers of an event, with role and contact details. */
function SpeakerPanel(props: SpeakerPanelProps) {
  const { assignments, isWaiting = false, actions, head, furtherOf, onSettled } = props;
  const { failure, isRefreshing, reload } = assignments;
  const texts = useTexts(eventDetailTexts);
  const isLoading = assignments.isLoading || isWaiting;
  const data = isLoading ? undefined : assignments.data;
  const [isSettled, settle] = useState(false);
  useEffect(() => {
    if (isLoading) return;
    settle(true);
    onSettled();
  }, [isLoading, onSettled]);
  const place = useRef<HTMLDivElement>(null);
  useRowFocus(place);
  return (
    <Panel title={texts.speakers} actions={actions}>
      {failure && !isLoading && (
        <ErrorState
          inline
          message={readFailureText(failure, texts.speakersFailed)}
          isRetrying={isRefreshing}
          onRetry={reload}
        />
      )}
      {/* Stays while another day loads, because the choice of the day has the focus. */}
      {(isSettled || !isLoading) && head}
      {isLoading && <Skeleton lines={4} />}
      <div ref={place} tabIndex={-1} className={styles.place}>
        {data?.length === 0 && <p className={styles.none}>{texts.noSpeaker}</p>}
        {data && data.length > 0 && (
          <ul className={styles.speakers}>
            {data.map((assignment, index) => {
              const speaker = shownSpeakerOf(assignment);
              return (
                <SpeakerEntry key={assignment.id ?? `at${index}`} speaker={speaker}>
                  {furtherOf?.(assignment, speaker.name)}
                </SpeakerEntry>
              );
            })}
          </ul>
        )}
      </div>
    </Panel>
  );
}

function SpeakerEntry({ speaker, children }: { speaker: ShownSpeaker; children: ReactNode }) {
  const texts = useTexts(eventDetailTexts);
  const { identity, role, profession, email, telephone } = speaker;
  return (
    <li className={styles.speaker}>
      <p className={styles.who}>
        <span className={styles.name}>
          <PersonName person={identity} />
        </span>
        <Badge tone={role ? 'accent' : 'neutral'}>{role || texts.noRole}</Badge>
      </p>
      {profession && <p className={styles.profession}>{profession}</p>}
      {(email || telephone) && (
        <p className={styles.contacts}>
          <Contact kind="mail" text={email} />
          <Contact kind="phone" text={telephone} />
        </p>
      )}
      {children}
    </li>
  );
}

function Contact({ kind, text }: ContactLinkProps) {
  if (!text) return null;
  return (
    <span className={styles.contact}>
      <Icon name={kind} />
      <ContactLink kind={kind} text={text} />
    </span>
  );
}
