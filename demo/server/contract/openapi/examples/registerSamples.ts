/** Values of the examples about states of members, the contact that they don't want, and their dated facts. */
const left = { id: 4, nom: 'Diallo', prenom: 'Awa', etat: 'actif' };
const choir = { id: 3, nom: 'Jeunes' };

export const registerSamples: Readonly<Record<string, unknown>> = {
  'membres:etat': 'actif',
  'membersFamily:etat': 'actif',
  'doublons:etat': 'actif',
  'membre.etat': 'actif',
  adresse_complement: undefined,
  code_postal: undefined,
  etat_depuis: undefined,
  etat_motif: undefined,
  oppositions: undefined,
  'membres:oppositions': [{ genre: 'courriers', depuis: '2026-03-01' }],
  'membres.previewStates.body': { ids: [4], etat: 'parti', etat_depuis: '2026-08-31' },
  'membres.previewStates.answer': {
    total: 1,
    personnes: [
      {
        ...left,
        groupe: choir,
        departement: null,
        etapes: [{ id: 1, nom: 'Baptême' }],
        inscriptions: [
          {
            id: 12,
            evenement: { id: 8, nom_evenement: 'Repas de rentrée' },
            jour: '2026-09-13',
            etat: 'inscrit',
          },
        ],
        services: [],
        conjoint: { id: 5, nom: 'Diallo', prenom: 'Jean-Baptiste', situation: 'marie' },
        compte: null,
      },
    ],
    refus: [],
    comptes: { groupes: 1, departements: 0, etapes: 1, inscriptions: 1, services: 0 },
  },
  'membres.labels.body': { ids: [4, 5], pour: 'etiquettes' },
  'membres.labels.answer': {
    personnes: [
      {
        id: 4,
        nom: 'Diallo',
        prenom: 'Awa',
        genre: 'feminin',
        adresse: '12 rue des Tilleuls',
        adresse_complement: 'Bâtiment B',
        code_postal: '44000',
        ville: 'Nantes',
        mineur: false,
        conjoint: 5,
        parents: null,
      },
    ],
    partis: 0,
    opposes: 1,
  },
  'membres.setStates.body': {
    ids: [4],
    etat: 'parti',
    etat_depuis: '2026-08-31',
    etat_motif: 'demenage',
    retirer_inscriptions: true,
    services: 'laisser',
    prevenir: false,
  },
  'membres.setStates.answer': { membres: 1, inscriptions: 1, services: 0, refus: [], operation: 812 },
  'membres.setOptOuts.body': {
    ids: [4],
    genres: ['courriers'],
    action: 'ajouter',
    depuis: '2026-03-01',
  },
  'membres.setOptOuts.answer': { membres: 1, refus: [], operation: 813 },
  'membres.lifeLine.answer.faits': [
    {
      id: 310,
      genre: 'sortie',
      sens: -1,
      domaine: 'organisation',
      objet: null,
      jour: '2026-08-31',
      motif: 'demenage',
    },
    {
      id: 309,
      genre: 'sortie',
      sens: -1,
      domaine: 'groupe',
      objet: choir,
      jour: '2026-08-31',
      motif: null,
    },
  ],
  'rgpd:parcours': undefined,
  'membres.movements.answer': {
    sorties_depuis: '2026-01-01',
    points: [{ date: '2026-08-31', entrees: 0, retours: 0, sorties: 1, corrections: 0 }],
  },
};
