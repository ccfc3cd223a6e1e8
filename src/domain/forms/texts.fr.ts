import {
  type AnswerProblem,
  FILE_ENDINGS,
  FILE_MEGABYTES,
  FILES_MEGABYTES,
  LINE_LENGTH,
  TEXT_LENGTH,
} from './answer';

/** The messages for refused answers, shared by the form and the server; `format` writes their numbers. */
export function answerTextsWith(format: (value: number) => string) {
  const characters = (max: number) => `${format(max)}\u00a0caractères`;
  return {
    required: 'Ce champ est obligatoire',
    email: 'L’adresse e-mail n’est pas valide, par exemple nom@domaine.fr.',
    number: 'Un nombre est attendu, par exemple 12 ou 3,5.',
    tel: 'Le numéro de téléphone n’est pas valide, par exemple 06 12 34 56 78.',
    date: 'La date n’existe pas.',
    option: 'Choisissez parmi les réponses proposées.',
    length: `La réponse est trop longue\u00a0: ${characters(LINE_LENGTH)} au plus, ${characters(TEXT_LENGTH)} pour un texte long.`,
    fileType: `Ce type de fichier n’est pas accepté. Types acceptés\u00a0: ${FILE_ENDINGS.join(', ')}.`,
    fileContent:
      'Le contenu de ce fichier n’est pas celui que son nom annonce. Ouvrez-le et enregistrez-le de nouveau, ou choisissez-en un autre.',
    fileSize: `Le fichier dépasse ${FILE_MEGABYTES}\u00a0Mo.`,
    fileEmpty: 'Le fichier est vide.',
    kind: 'Cette valeur n’est pas acceptée.',
    nothing: 'Remplissez au moins un champ',
    filesTooLarge: `Les fichiers dépassent ${FILES_MEGABYTES}\u00a0Mo à eux tous.`,
  } satisfies Record<AnswerProblem | 'nothing' | 'filesTooLarge', string>;
}
