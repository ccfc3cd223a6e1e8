import type { hiddenFieldTexts } from '../../../data/texts.fr';
import type { Attendee } from '../../../domain/events/registration';

/** What was sent with a registration: the answers of the person, then what the page added. */
export const sentAnswers = (
  { reponses: answers, champs_caches }: Attendee,
  { hidden }: typeof hiddenFieldTexts,
): Attendee['reponses'] => [
  ...answers,
  ...Object.entries(champs_caches ?? {}).map(([name, value]) => ({ question: hidden(name), valeur: value })),
];
