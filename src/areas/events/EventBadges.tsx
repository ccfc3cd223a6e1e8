import { type Evenement, evenementStatus, FREQUENCIES } from '../../domain/events/evenement';
import { useTexts } from '../../texts/texts';
import { Badge } from '../../ui/badge/Badge';
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

/** How often the event recurs. */
export function RecurrenceBadge({ evenement }: { evenement: Evenement }) {
  const texts = useTexts(badgeTexts);
  const frequency = FREQUENCIES.find((name) => name === evenement.recurence_data?.frequency);
  return (
    evenement.is_recurrent && (
      <Badge data-wraps>
        {texts.recurrent}
        {frequency && ` · ${texts[frequency].toLowerCase()}`}
      </Badge>
    )
  );
}
