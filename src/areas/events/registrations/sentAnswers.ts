import { hiddenRows } from '../../../data/hiddenFields/hiddenRows';
import type { Attendee } from '../../../domain/events/registration';

/** What was sent with a registration: the answers of the person, then what the page added. */
export const sentAnswers = ({ reponses: answers, champs_caches }: Attendee): Attendee['reponses'] => [
  ...answers,
  ...hiddenRows(champs_caches).map(([question, value]) => ({ question, valeur: value })),
];
