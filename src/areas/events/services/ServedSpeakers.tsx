import type { ComponentType } from 'react';
import type { Query } from '../../../api/useApi';
import type { Assignment, CalendarEvent } from '../../../domain/events/event';
import type { SpeakerPanelProps } from '../detail/Speakers';
import { assignedOf } from '../speakers/assignment';
import { AskButton } from './AskButton';
import { RolesButton } from './RolesButton';
import { ServiceHead } from './ServiceHead';
import { SpeakerAnswer } from './SpeakerAnswer';
import { servingOf, teamOf, useServices } from './useServices';

interface ServedSpeakersProps {
  event: CalendarEvent;
  isStale: boolean;
  readonly: boolean;
  assignments: Query<Assignment[]>;
  onSettled(): void;
  /** The list of speakers, which is there before this code is. */
  Panel: ComponentType<SpeakerPanelProps>;
}

/** The speakers of an event on one of its dates: what its roles have and miss, and what each of them answered. */
export default function ServedSpeakers(props: ServedSpeakersProps) {
  const { assignments, onSettled, Panel } = props;
  const services = useServices(props);
  if (!services) return <Panel assignments={assignments} onSettled={onSettled} />;
  return (
    <Panel
      assignments={teamOf(services, assignments)}
      onSettled={onSettled}
      isWaiting={services.isWaiting}
      actions={
        <>
          <AskButton services={services} />
          <RolesButton services={services} />
        </>
      }
      head={<ServiceHead services={services} />}
      furtherOf={(assignment, name) => {
        const serving = servingOf(services, assignment.id);
        const { prenom, nom } = assignedOf(assignment).identity;
        const names = { name, spokenName: `${prenom} ${nom}`.trim() };
        return serving && <SpeakerAnswer services={services} serving={serving} {...names} />;
      }}
    />
  );
}
