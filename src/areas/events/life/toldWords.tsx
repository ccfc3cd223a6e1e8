import type { RecipientCounts } from '../../../domain/events/recipients';
import { useTexts } from '../../../texts/texts';
import type { ActOutcome } from '../../../ui/toast/noticeKind';
import { lifeDialogTexts, recipientTexts } from './texts.fr';
import { UnreachedPeople } from './UnreachedPeople';

/**
 * What is said of a change and of those who were told of it, in the words of what was announced before. Where the number of
 * addresses is another one by now, that number alone is sure. `counts` is who was to be told, where the back end counts it.
 */
export function useToldWords() {
  const texts = useTexts(lifeDialogTexts);
  const words = useTexts(recipientTexts);
  return (done: string, addresses: number | null | undefined, counts: RecipientCounts | undefined) => {
    const change: ActOutcome = { done: 1 };
    if (addresses == null) return { outcome: change, text: done };
    const text = texts.told(done, addresses);
    if (!counts) return { outcome: { ...change, told: addresses }, text };
    const { inscrits, attente, intervenants, sans_adresse: unreached } = counts;
    const isAnnounced = counts.adresses === addresses && addresses > 0;
    const told = isAnnounced ? inscrits + attente + intervenants : addresses;
    return {
      outcome: { ...change, told, untold: unreached.total },
      text: isAnnounced ? words.told(done, counts, unreached.total) : text,
      more: unreached.total > 0 && <UnreachedPeople people={unreached} />,
    };
  };
}
