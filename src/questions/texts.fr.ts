import { answerTextsWith } from '../domain/forms/texts.fr';
import { numberFormat, plural } from '../texts/locale';
import { defineTexts } from '../texts/texts';

/** Words of the public form. */
export const publicFormTexts = defineTexts('form', {
  notFound: 'Formulaire non trouvé',
  notFoundHint:
    'Vérifiez l’adresse de la page, ou demandez un nouveau lien à la personne qui vous l’a donné.',
  closed: 'Formulaire fermé',
  loadFailed: 'Erreur lors du chargement du formulaire',
  unreachable:
    'Ce formulaire n’est pas accessible\u00a0: rien ne peut être envoyé. Prévenez le responsable du site.',
  requiredNote: 'Les champs marqués d’un astérisque sont obligatoires.',
  required: '(obligatoire)',
  unsupported: 'Type de champ non supporté',
  noOptions: 'Aucun choix proposé',
  unnamed: (place: number) => `Champ ${place}`,
  choose: 'Choisissez…',
  submit: 'Envoyer',
  sending: 'Envoi en cours...',
  sendFailed:
    'Vos réponses n’ont pas pu être envoyées. Elles sont toujours là\u00a0: réessayez dans un instant.',
  fileHint: (endings: string, megabytes: number) =>
    `${megabytes}\u00a0Mo au plus. Types acceptés\u00a0: ${endings}.`,
  removeFile: 'Retirer le fichier',
  problems: (count: number) =>
    plural(count, 'Une réponse est à corriger', `${count} réponses sont à corriger`),
  moreProblems: (count: number) => plural(count, 'et une autre', `et ${count} autres`),
  thanks: 'Merci\u00a0!',
  received: 'Votre réponse a bien été envoyée.',
  done: 'Votre réponse a bien été envoyée.',
  receipt: (numero: number) => `Numéro de votre réponse\u00a0: ${numero}`,
  again: 'Envoyer une autre réponse',
  trial: 'Essai\u00a0: rien n’est enregistré',
  trialDone: 'Vos réponses sont complètes. Elles n’ont pas été envoyées.',
  trialReceipt: 'Numéro de votre réponse\u00a0: aucun, c’est un essai',
  trialAgain: 'Recommencer l’essai',
  privacy: 'Vos données',
});

/** The messages for refused answers. */
export const refusedAnswerTexts = defineTexts('formAnswers', answerTextsWith(numberFormat().format));
