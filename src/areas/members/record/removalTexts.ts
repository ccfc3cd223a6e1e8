import { defineTexts } from '../../../texts/texts';

/** Removing a step or a relative on the cards of a record. */
export const cardRemovalTexts = defineTexts('memberCardRemoval', {
  removeStep: (label: string) => `Retirer l’étape «\u00a0${label}\u00a0»`,
  stepTitle: 'Retirer l’étape',
  stepQuestion: (label: string, name: string) =>
    `Voulez-vous retirer l’étape «\u00a0${label}\u00a0» du parcours de ${name}\u00a0?`,
  stepFailed: 'Erreur lors du retrait de l’étape',
  stepProblem: 'Une erreur est survenue, l’étape n’a pas été retirée.',
  stepDone: (label: string) => `Étape «\u00a0${label}\u00a0» retirée`,

  removeSpouse: (spouse: string) => `Retirer ${spouse}, conjoint`,
  spouseTitle: 'Retirer le conjoint',
  spouseQuestion: (spouse: string, name: string) =>
    `Voulez-vous que ${spouse} et ${name} ne soient plus enregistrés comme conjoints\u00a0?`,
  spouseFailed: 'Erreur lors du retrait du conjoint',
  spouseProblem: 'Une erreur est survenue, le conjoint n’a pas été retiré.',
  spouseDone: (spouse: string, name: string) =>
    `${spouse} et ${name} ne sont plus enregistrés comme conjoints`,

  removeChild: (child: string) => `Retirer ${child} des enfants`,
  childTitle: 'Retirer l’enfant',
  childQuestion: (child: string, name: string) =>
    `Voulez-vous retirer ${child} des enfants de ${name}\u00a0? Les deux fiches restent enregistrées.`,
  childFailed: 'Erreur lors du retrait de l’enfant',
  childProblem: 'Une erreur est survenue, l’enfant n’a pas été retiré.',
  childDone: (child: string, name: string) => `${child} ne figure plus parmi les enfants de ${name}`,
});
