import { defineTexts } from '../../../texts/texts';

/** Texts of the availability fields in the builder. */
export const availabilityTexts = defineTexts('formAvailability', {
  from: 'Ouverture',
  fromTime: 'Heure d’ouverture',
  to: 'Fermeture',
  toTime: 'Heure de fermeture',
  fromHint: 'Vide\u00a0: ouvert dès son enregistrement.',
  toHint: 'Vide\u00a0: sans fin. Cette minute est comprise.',
  most: 'Nombre de réponses au plus',
  mostHint: 'Vide\u00a0: sans limite.',
  protection: 'Protéger contre les robots',
  protectionHint:
    'Seule la page du formulaire peut alors envoyer des réponses, quelques secondes après son ouverture.',
});
