import { type Evenement, evenementStatus, frequencyOf, lacksFrequency } from '../../domain/events/evenement';
import { useTexts } from '../../texts/texts';
import { Badge } from '../../ui/display/Badge';
import { badgeTexts } from './texts';

const tones = { past: 'neutral', today: 'accent', upcoming: 'info' } as const;

interface EventBadgesProps {
  evenement: Evenement;
  /** The day of a recurring event that shows; its first day by default. */
  day?: string | undefined;
  /** The viewer's day, `yyyy-mm-dd`. */
  today: string;
}

/** Whether the event is past, today or upcoming, and how often it recurs. */
export function EventBadges({ evenement, day, today }: EventBadgesProps) {
  const texts = useTexts(badgeTexts);
  const status = evenementStatus(day === undefined ? evenement : { ...evenement, date: day }, today);
  return (
    <>
      <RecurrenceBadge evenement={evenement} />
      {status && <Badge tone={tones[status]}>{texts[status]}</Badge>}
    </>
  );
}

/** How often the event recurs, or that its frequency is missing. */
export function RecurrenceBadge({ evenement }: { evenement: Evenement }) {
  const texts = useTexts(badgeTexts);
  const frequency = frequencyOf(evenement.recurence_data?.frequency);
  if (lacksFrequency(evenement))
    return (
      <Badge tone="warning" data-wraps>
        {texts.lacksFrequency}
      </Badge>
    );
  return (
    evenement.is_recurrent &&
    frequency && <Badge data-wraps>{`${texts.recurrent} · ${texts[frequency].toLowerCase()}`}</Badge>
  );
}
