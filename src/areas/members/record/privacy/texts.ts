import { defineTexts } from '../../../../texts/texts';

/** The data of a person, below their record. */
export const recordPrivacyTexts = defineTexts('memberPrivacy', {
  title: 'Données personnelles',
  exportText:
    'Tout ce qui est gardé de cette personne\u00a0: fiche, famille, parcours, événements, historique, et les réponses aux formulaires qui portent son e-mail, son téléphone ou son nom. Relisez celles-ci avant de les remettre\u00a0: elles peuvent parler d’autres personnes.',
  save: 'Exporter les données',
  print: 'Imprimer la fiche complète',
  failed: 'Les données n’ont pas pu être lues.',
  error: 'Erreur',
  file: (name: string) => `données-${name}.json`,
  eraseText:
    '«\u00a0Supprimer\u00a0» garde la fiche 30\u00a0jours dans la corbeille. L’effacement ne laisse rien, sauf dans les sauvegardes.',
  erase: 'Effacer définitivement…',
});
