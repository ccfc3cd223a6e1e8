import { useState } from 'react';
import { recipientCalls } from '../../../api/endpoints/eventRecipients';
import { type Query, useQuery } from '../../../api/useApi';
import type { RecipientCounts } from '../../../domain/events/recipients';
import { useIsSupported } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Notice } from '../../../ui/display/Notice';
import { Checkbox } from '../../../ui/form/fields/Checkbox';
import { ReadFailure } from '../../../ui/state/ErrorState';
import styles from './TellPeople.module.css';
import { lifeDialogTexts, recipientTexts } from './texts.fr';
import { UnreachedPeople } from './UnreachedPeople';

/** Whether people are told of a change, and who they are. */
export interface Telling {
  query: Query<RecipientCounts>;
  /** A dialog shows once they are counted: what comes later would move its buttons under a press. */
  isCounting: boolean;
  isTold: boolean;
  choose(isTold: boolean): void;
}

/**
 * Who would be told of a change of an event.
 * @param jour the day by the rule, of one date of a series
 * @param isWished whether they are told, once they are counted, unless the user says otherwise
 */
export function useTelling(
  id: number | undefined,
  { jour, isWished = true }: { jour?: string | undefined; isWished?: boolean } = {},
): Telling {
  const isCounted = useIsSupported(recipientCalls.recipients);
  const args = isCounted && id !== undefined ? { id, ...(jour !== undefined && { jour }) } : null;
  const query = useQuery(recipientCalls.recipients, args, { alwaysReload: true });
  const [chosen, choose] = useState<boolean>();
  const { data: counts } = query;
  const isPossible = counts === undefined || canTell(counts);
  const isCounting = query.isLoading;
  return { query, isCounting, isTold: isPossible && (chosen ?? (isWished && counts !== undefined)), choose };
}

const canTell = ({ envoi, adresses }: RecipientCounts): boolean => envoi && adresses > 0;

/** Says who will be told by mail, and lets the user choose. */
export function TellPeople({ telling: { query, isTold, choose } }: { telling: Telling }) {
  const texts = useTexts(lifeDialogTexts);
  const words = useTexts(recipientTexts);
  const { data: counts } = query;
  if (counts && !canTell(counts)) return <NotTold counts={counts} />;
  const label = counts ? words.tell(counts) : texts.tell;
  const hint = counts ? `${words.addresses(counts.adresses)}. ${texts.tellHint}` : texts.tellHint;
  return (
    <div className={styles.telling}>
      {/* No part of the form, which would take the count that comes later for something that was typed. */}
      <Checkbox name="prevenir" form="" label={label} hint={hint} checked={isTold} onChange={choose} />
      <ReadFailure inline query={query} failed={words.failed} />
      {counts && <UnreachedCount counts={counts} />}
    </div>
  );
}

/** How many have no address, and their telephones; nothing where all have one. */
export function UnreachedCount({ counts: { sans_adresse: unreached } }: { counts: RecipientCounts }) {
  const texts = useTexts(recipientTexts);
  if (unreached.total === 0) return null;
  return (
    <div>
      <p>{texts.unreached(unreached.total)}</p>
      <UnreachedPeople people={unreached} />
    </div>
  );
}

/** Why no mail can be sent, and the people to call. */
function NotTold({ counts: { envoi, sans_adresse: unreached, ...people } }: { counts: RecipientCounts }) {
  const texts = useTexts(recipientTexts);
  const reached = people.inscrits + people.attente + people.intervenants;
  const total = reached + unreached.total;
  if (total === 0) return <p className={styles.note}>{texts.nobody}</p>;
  return (
    <div className={styles.notTold}>
      <Notice isWarning>{envoi ? texts.noAddress(total) : texts.noMail}</Notice>
      {unreached.total > 0 && <UnreachedPeople people={unreached} />}
    </div>
  );
}
