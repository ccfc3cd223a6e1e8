import type { DatedHours } from '../../../domain/calendar/overlap';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Panel } from '../../../ui/display/Panel';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { ReadFailure } from '../../../ui/state/ErrorState';
import { useAnnounce } from '../../../ui/widgetRoot/useWidgetRoot';
import type { SpeakerState } from '../save/outcome';
import { OwnTeams } from './OwnTeams';
import { loadChoice } from './parts';
import { SpeakerList } from './SpeakerList';
import styles from './Speakers.module.css';
import { type EventSpeaker, isListed } from './speaker';
import { absenceWarningTexts, speakerTexts } from './texts.fr';
import { useRoles } from './useRoles';
import { useSpeakerWarnings } from './useSpeakerWarnings';

interface SpeakerSectionProps {
  speakers: readonly EventSpeaker[];
  /** The id of the event; missing for a new one. */
  id: number | undefined;
  /** The dates that are typed, for which is told who is absent or elsewhere. */
  dates: readonly DatedHours[];
  /** The state of each speaker’s save, by key. */
  states: Readonly<Record<string, SpeakerState>>;
  onChange(speakers: readonly EventSpeaker[]): void;
  onRemoved(key: string): void;
  onManageRoles(): void;
}

/** The speakers of the event and their roles. */
export function SpeakerSection(props: SpeakerSectionProps) {
  const { speakers, id, dates, states, onChange, onRemoved, onManageRoles } = props;
  const texts = useTexts(speakerTexts);
  const { failed, engagementsFailed } = useTexts(absenceWarningTexts);
  const announce = useAnnounce();
  const roles = useRoles();
  const { warningsOf, absences, engagements } = useSpeakerWarnings(speakers, dates, id);

  const add = (speaker: EventSpeaker): boolean => {
    if (isListed(speakers, speaker)) return false;
    onChange([...speakers, speaker]);
    announce(texts.added(speaker.name, speaker.role?.libelle ?? ''));
    return true;
  };
  const remove = (speaker: EventSpeaker) => {
    onChange(speakers.filter((listed) => listed !== speaker));
    onRemoved(speaker.key);
    announce(texts.removed(speaker.name));
  };
  const manage = (
    <Button variant="quiet" icon="settings" onClick={onManageRoles}>
      {texts.manageRoles}
    </Button>
  );
  return (
    <Panel title={texts.title} actions={manage}>
      <OwnTeams id={id} />
      <div className={styles.choicePlace}>
        <LazyPart load={loadChoice} props={{ roles, onAdd: add }} />
      </div>
      <SpeakerList
        speakers={speakers}
        states={states}
        roles={roles.byId}
        warningsOf={warningsOf}
        onRemove={remove}
      />
      {/* Without these, what could not be read would look like none. */}
      <ReadFailure inline query={absences} failed={failed} />
      <ReadFailure inline query={engagements} failed={engagementsFailed} />
    </Panel>
  );
}
