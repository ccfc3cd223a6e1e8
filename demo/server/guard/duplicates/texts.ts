/** Answers about members who may be one person. */
export const duplicateTexts = {
  started: 'La recherche des doublons a commencé.',
  underWay: 'Une recherche des doublons est déjà en cours.',
  samePerson: 'Choisissez deux fiches différentes.',
  gone: 'Une des deux fiches n’existe plus.',
  goneMeanwhile:
    'Une des deux fiches a été supprimée ou fusionnée entre-temps\u00a0: rien n’a été modifié. Revenez à la liste des doublons.',
  changedMeanwhile:
    'Une des deux fiches a été modifiée entre-temps\u00a0: rien n’a été fusionné. Vérifiez les valeurs, puis recommencez.',
  choose: 'Choisissez la valeur à garder.',
  merged: (name: string) => `Les deux fiches sont fusionnées en une seule\u00a0: ${name}`,
  accountLeft:
    'Le compte de l’autre fiche n’est plus lié à aucune fiche\u00a0; celui de la fiche gardée le reste.',
  areSpouses: 'Ces deux personnes sont conjointes\u00a0: elles ne peuvent pas être la même personne.',
  areKin: (parent: string, child: string) =>
    `${parent} est un parent ou un aïeul de ${child}\u00a0: ce ne peut pas être la même personne.`,
  spouseIsKin: (name: string) =>
    `${name} serait à la fois conjoint et parent ou enfant de la fiche gardée\u00a0: corrigez d’abord sa famille, ou gardez l’autre conjoint.`,
  dismissed: 'Ces deux personnes ne seront plus proposées comme doublon.',
  undismissed: 'Ces deux personnes peuvent de nouveau être proposées comme doublon.',
};
