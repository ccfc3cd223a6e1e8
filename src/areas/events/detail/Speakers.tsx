import type { Query } from '../../../api/useApi';
import type { Assignment } from '../../../domain/events/event';
import { ContactLink, type ContactLinkProps } from '../../../people/ContactLink';
import { PersonName } from '../../../people/PersonName';
import { readFailureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Badge } from '../../../ui/display/Badge';
import { Panel } from '../../../ui/display/Panel';
import { Icon } from '../../../ui/icon/Icon';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import styles from './EventDetail.module.css';
import { type ShownSpeaker, shownSpeakerOf } from './shownSpeaker';
import { eventDetailTexts } from './texts.fr';

/** The speakers of an event, with role and contact details. */
export function Speakers(props: Query<Assignment[]>) {
  const { data, failure, isLoading, isRefreshing, reload } = props;
  const texts = useTexts(eventDetailTexts);
  return (
    <Panel title={texts.speakers}>
      {isLoading && <Skeleton lines={4} />}
      {failure && !isLoading && (
        <ErrorState
          inline
          message={readFailureText(failure, texts.speakersFailed)}
          isRetrying={isRefreshing}
          onRetry={reload}
        />
      )}
      {data?.length === 0 && <p className={styles.none}>{texts.noSpeaker}</p>}
      {data && data.length > 0 && (
        <ul className={styles.speakers}>
          {data.map((assignment, index) => (
            <SpeakerEntry key={assignment.id ?? `at${index}`} speaker={shownSpeakerOf(assignment)} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function SpeakerEntry({ speaker }: { speaker: ShownSpeaker }) {
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
