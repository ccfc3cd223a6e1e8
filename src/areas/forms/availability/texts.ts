import { formatNumber } from '../../../texts/formats';
import { plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

/** Texts about a form's availability, in the list and in the detail. */
export const stateTexts = defineTexts('formState', {
  pas_ouvert: (when: string) => `Ouvre le ${when}`,
  ferme: (when: string) => `Fermé depuis le ${when}`,
  complet: (count: number, max: number) => `Complet (${formatNumber(count)} sur ${formatNumber(max)})`,
  answers: (count: number, max: number) =>
    `${formatNumber(count)} ${plural(count, 'réponse', 'réponses')} sur ${formatNumber(max)}`,
  until: (when: string) => `Ouvert jusqu’au ${when}`,
  at: (day: string, time: string) => `${day} à ${time}`,
});
