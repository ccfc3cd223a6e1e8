/** Answers about members who may be one person. */
export const duplicateTexts = {
  started: 'La recherche des doublons a commencé.',
  underWay: 'Une recherche des doublons est déjà en cours.',
  samePerson: 'Deux membres différents sont attendus.',
  gone: 'Un des deux membres n’existe plus.',
  dismissed: 'Ces deux personnes ne seront plus proposées comme doublon.',
  undismissed: 'Ces deux personnes peuvent de nouveau être proposées comme doublon.',
};
