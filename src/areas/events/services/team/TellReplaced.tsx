import { useState } from 'react';
import { recipientCalls } from '../../../../api/endpoints/eventRecipients';
import { type Query, useQuery } from '../../../../api/useApi';
import type { RecipientCounts } from '../../../../domain/events/recipients';
import type { Serving } from '../../../../domain/events/staffing';
import type { TeamChange } from '../../../../domain/events/team';
import { useIsSupported } from '../../../../session/useSession';
import { useTexts } from '../../../../texts/texts';
import { Notice } from '../../../../ui/display/Notice';
import { Checkbox } from '../../../../ui/form/fields/Checkbox';
import { ReadFailure } from '../../../../ui/state/ErrorState';
import { recipientTexts } from '../../life/texts.fr';
import { UnreachedPeople } from '../../life/UnreachedPeople';
import type { TeamDate } from './teamMember';
import { teamTexts } from './texts.fr';

interface ReplacedTelling {
  query: Query<RecipientCounts>;
  /** The dialog shows once the person is counted: what comes later would move its buttons under a press. */
  isCounting: boolean;
  /** Whether who comes is asked for an answer: date by date, so not for a whole series. */
  isAsked: boolean;
  isTold: boolean;
  choose(isTold: boolean): void;
}

/** Whether the person who leaves is told: unless the user says otherwise, where they were asked or have said yes. */
export function useReplacedTelling(
  { event: { id }, equipe }: TeamDate,
  leaving: Serving | undefined,
  { dates, serie }: Pick<TeamChange, 'dates' | 'serie'>,
): ReplacedTelling {
  const isCounted = useIsSupported(recipientCalls.recipients) && leaving !== undefined;
  const jours = dates.map(({ jour }) => jour);
  const about = serie ? {} : { jours };
  const isAsked = !equipe || !serie;
  const query = useQuery(
    recipientCalls.recipients,
    isCounted && (serie || jours.length > 0) ? { id, remplace: leaving.intervenant, ...about } : null,
    { alwaysReload: true, keepPrevious: true },
  );
  const [chosen, choose] = useState<boolean>();
  const [wasCounted, setCounted] = useState(false);
  if (!wasCounted && !query.isLoading) setCounted(true);
  const { data: counts } = query;
  const isPossible = counts?.envoi && (counts.adresses > 0 || isAsked);
  const isWished = (counts?.demandes ?? 0) > 0 && (counts?.adresses ?? 0) > 0;
  const isTold = Boolean(isPossible) && (chosen ?? isWished);
  return { query, isCounting: !wasCounted, isAsked, isTold, choose };
}

interface TellReplacedProps {
  name: string;
  telling: ReplacedTelling;
}

/** Says whether the person who leaves gets a mail, and lets the user choose. */
export function TellReplaced({ name, telling }: TellReplacedProps) {
  const texts = useTexts(teamTexts);
  const { failed } = useTexts(recipientTexts);
  const { query, isAsked, isTold, choose } = telling;
  const { data: counts } = query;
  if (!counts) return <ReadFailure inline query={query} failed={failed} />;
  const { envoi: canSend, adresses, sans_adresse: unreached, demandes: asked } = counts;
  const isReached = adresses > 0;
  return (
    <>
      {unreached.total > 0 && (
        <div>
          <Notice isWarning={(asked ?? 0) > 0}>{texts.noAddress(name)}</Notice>
          <UnreachedPeople people={unreached} />
        </div>
      )}
      {canSend && (isReached || isAsked) && (
        // No part of the form, which would take the count that comes later for something that was typed.
        <Checkbox
          name="prevenir"
          form=""
          label={isReached ? texts.tell(name) : texts.askOnly}
          hint={isReached && isAsked ? texts.tellHint : undefined}
          checked={isTold}
          onChange={choose}
        />
      )}
      {!canSend && isReached && <Notice isWarning={(asked ?? 0) > 0}>{texts.noMail(name)}</Notice>}
    </>
  );
}
