import { answerTextsWith } from '../../../../src/domain/forms/texts.fr';

/** What is wrong with an answer, in the words of the form itself. */
export const answerTexts = answerTextsWith((value) => value.toLocaleString('fr-FR'));

/** Answers about forms. Texts with a straight apostrophe are the specification's own. */
export const formTexts = {
  created: 'Formulaire créé avec succès',
  updated: 'Formulaire mis à jour avec succès',
  deleted: 'Formulaire supprimé avec succès',
  changedMeanwhile:
    'Ce formulaire a été modifié depuis que vous l’avez ouvert. Rechargez-le, puis refaites vos changements.',
  answerDeleted: 'Réponse supprimée avec succès',

  // A form
  noName: 'Le nom du formulaire est requis',
  noField: 'Ajoutez au moins un champ au formulaire',
  namelessField: 'Tous les champs doivent avoir un nom',
  tooManyFields: (max: number) => `Pas plus de ${max} champs par formulaire.`,
  badType: (type: string) => `Type de champ non supporté\u00a0: ${type}`,
  badHiddenNames: {
    name: () =>
      'Un champ caché porte un nom de 40 caractères au plus, qui commence par une lettre sans accent et continue par des lettres, des chiffres, le tiret ou le tiret bas.',
    twice: () => 'Deux champs cachés portent le même nom.',
    many: (max: number) => `Pas plus de ${max} champs cachés.`,
  },
  tooLong: (max: number) => `Pas plus de ${max.toLocaleString('fr-FR')} caractères.`,

  // Answers
  answered: 'Merci, votre réponse a été enregistrée.',
  unknownField: 'Ce champ ne fait pas partie du formulaire.',
  otherForm:
    'Ce formulaire a changé pendant que vous le remplissiez\u00a0: rien n’a été enregistré. Relisez vos réponses, puis envoyez-les de nouveau.',
  badHiddenValue: (name: string, max: number) =>
    `La page qui contient ce formulaire envoie sous «\u00a0${name}\u00a0» autre chose qu’un texte de 1 à ${max} caractères\u00a0: rien n’a été enregistré.`,
  full: 'Ce formulaire ne peut plus recevoir de fichiers. Contactez la personne qui vous l’a donné.',
  fullOfText: 'Ce formulaire ne peut plus recevoir de réponses. Contactez la personne qui vous l’a donné.',
  tooMuch: (megabytes: number, minutes: number) =>
    `Vos envois dépassent ${megabytes}\u00a0Mo en une heure. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}, ou joignez moins de fichiers.`,

  // When a form takes answers
  badMinute: 'Une date et une heure de la forme AAAA-MM-JJTHH:MM sont attendues.',
  reversed: 'La fermeture est avant l’ouverture\u00a0: corrigez l’une des deux dates.',
  badMaximum: (max: number) => `Un nombre entier de 1 à ${max.toLocaleString('fr-FR')} est attendu.`,
  notYetOpen: (when: string) => `Ce formulaire n’est pas encore ouvert\u00a0: il ouvre le ${when}.`,
  closed: (when: string) => `Ce formulaire est fermé depuis le ${when}\u00a0: il n’accepte plus de réponses.`,
  complete: 'Ce formulaire est complet\u00a0: il a reçu toutes les réponses qu’il attendait.',

  // Who answers
  trapped: 'Votre réponse n’a pas été enregistrée. Rechargez la page, puis envoyez-la de nouveau.',
  noStamp: 'Votre réponse n’a pas été enregistrée. Rechargez la page, puis envoyez-la de nouveau.',
  early: 'Votre réponse n’a pas été enregistrée. Attendez quelques secondes, puis envoyez-la de nouveau.',
  late: 'Votre réponse n’a pas été enregistrée\u00a0: cette page est ouverte depuis trop longtemps. Envoyez-la de nouveau.',
  tooManyAnswers: (minutes: number) =>
    `Trop d’envois depuis votre connexion. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
  number: 'Réponse',
  received: 'Reçue le',
  retired: (name: string) => `${name} (retiré du formulaire)`,
  hidden: (name: string) => `${name} (champ caché)`,
} as const;
