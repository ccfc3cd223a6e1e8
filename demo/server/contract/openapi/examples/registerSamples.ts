/** Values of the examples about states of members, the contact that they don't want, and their dated facts. */
const left = { id: 4, nom: 'Diallo', prenom: 'Awa', etat: 'actif' };
const choir = { id: 3, nom: 'Jeunes' };

const linked = { id: 4, nom: 'Diallo', prenom: 'Awa', etat: 'actif' };
const link = { lie_le: '2026-10-01T08:00:00.000Z', lie_par: 'Claire Martin' };
const links = {
  liens: [{ compte: 7, membre: linked, ...link }],
  propositions: [{ compte: 9, membre: { ...linked, id: 5, prenom: 'Jean-Baptiste' } }],
};

const journalMonths = {
  ...{ mois: 12, updated_at: '2026-10-01T08:00:00.000Z' },
  ...{ des: null, nombre: 14, le: '2026-11-02T03:00:00.000Z' },
};

const photos = {
  ...{ id: 1, nom: 'Photos', genre: 'image', deux_parents: false, actif: true, ordre: 1 },
  updated_at: '2026-09-06T08:00:00.000Z',
};
const camp = { ...photos, id: 4, nom: 'Camp', genre: 'propre', deux_parents: true, ordre: 4 };

export const registerSamples: Readonly<Record<string, unknown>> = {
  'comptes.records.answer': links,
  'comptes.setRecord.body': { membre_id: 4, membre_vu: null },
  'comptes.setRecord.answer': links,
  'comptes.ofMember.answer': {
    compte: {
      ...{ id: 7, email: 'awa@exemple.fr', nom: 'Diallo', prenom: 'Awa', role: 'utilisateur', etat: 'actif' },
      ...link,
    },
    propose: null,
  },
  'rgpd.reglageJournal.answer': journalMonths,
  'rgpd.reglerJournal.body': { mois: 12, updated_at: '2026-10-01T08:00:00.000Z' },
  'rgpd.reglerJournal.answer': journalMonths,
  'rgpd.anciensDetails.answer': { nombre: 212 },
  'profil.record.answer': { membre: linked },

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
  cotisations: undefined,
  'membres:cotisations': [{ annee: 2026, note_le: '2026-01-18', auteur: 'Claire Martin' }],
  consentements: undefined,
  'membres:consentements': [
    { type: 1, nom: 'Photos', genre: 'image', du: '2025-09-06', jusquau: null, retire_le: '2026-03-12' },
  ],
  'consentements.list.answer': {
    types: [photos, camp],
    consentements: [
      {
        ...{ id: 61, type: 1, donne_par: { id: 4, nom: 'Diallo', prenom: 'Awa' }, donne_par_nom: null },
        ...{ second_parent: null, second_parent_nom: null, accord_enfant: null },
        ...{ du: '2025-09-06', jusquau: null, retire_le: '2026-03-12', retire_par: 'Claire Martin' },
        ...{ preuve: 'Classeur 2026, page 4', auteur: 'Claire Martin' },
        updated_at: '2026-03-12T10:15:00.000Z',
      },
    ],
  },
  'consentements.create.body': {
    ...{ type: 1, donne_par: 4, du: '2025-09-06', jusquau: '2026-09-05', preuve: 'Classeur 2026, page 4' },
    reponse: 'oui',
  },
  'consentements.create.answer': { id: 61, updated_at: '2025-09-06T10:15:00.000Z', operation: 830 },
  'consentements.update.body': {
    ...{ donne_par: 4, donne_par_nom: null, second_parent: null, second_parent_nom: null },
    ...{ accord_enfant: null, du: '2025-09-06', jusquau: null, preuve: 'Classeur 2026, page 5' },
    updated_at: '2025-09-06T10:15:00.000Z',
  },
  'consentements.update.answer': { id: 61, updated_at: '2025-09-06T10:16:00.000Z', operation: 831 },
  'consentements.withdraw.body': { le: '2026-03-12', updated_at: '2025-09-06T10:16:00.000Z' },
  'consentements.withdraw.answer': { id: 61, updated_at: '2026-03-12T10:15:00.000Z', operation: 832 },
  'consentements.remove.answer': { id: 61, operation: 833 },
  'consentements.kinds.answer': { types: [photos, camp] },
  'consentements.createKind.body': { nom: 'Camp', genre: 'propre', deux_parents: true },
  'consentements.createKind.answer': camp,
  'consentements.updateKind.body': { nom: 'Camp', actif: false, updated_at: '2026-09-06T08:00:00.000Z' },
  'consentements.updateKind.answer': { ...camp, actif: false },
  'rgpd:consentements': undefined,
  'membres.birthdays.answer': {
    total: 1,
    liste: [
      {
        id: 4,
        nom: 'Diallo',
        prenom: 'Awa',
        genre: 'feminin',
        date_naissance: '1992-02-29',
        jour: '2026-02-28',
        age: 34,
        telephone: '06 12 34 56 78',
        email: 'awa@exemple.fr',
        groupe: 'Jeunes',
      },
    ],
  },
  'membres.setDues.body': { ids: [4], annee: 2026, action: 'ajouter' },
  'membres.setDues.answer': { membres: 1, refus: [], operation: 814 },
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
  'notes.list.answer': {
    notes: [
      {
        id: 51,
        jour: '2026-11-08',
        genre: 'visite',
        texte: 'Contente du groupe. Cherche une garde le mercredi.',
        lecteurs: 'responsables',
        auteur: 'Claire Martin',
        modifiable: true,
        supprimable: true,
        updated_at: '2026-11-08T10:15:00.000Z',
      },
    ],
    nombre: 4,
    derniere_visite: '2026-11-08',
    genres: ['Onction'],
  },
  'notes.list.limite': 3,
  'notes.create.body': {
    texte: 'Contente du groupe. Cherche une garde le mercredi.',
    genre: 'visite',
    jour: '2026-11-08',
    lecteurs: 'responsables',
  },
  'notes.update.body': {
    texte: 'Préfère être appelée après 18\u00a0h.',
    genre: 'appel',
    jour: '2026-11-08',
    lecteurs: 'tous',
    updated_at: '2026-11-08T10:15:00.000Z',
  },
  'notes.create.answer': { id: 51, updated_at: '2026-11-08T10:15:00.000Z', operation: 820 },
  'notes.update.answer': { id: 51, updated_at: '2026-11-08T10:16:00.000Z', operation: 821 },
  'notes.remove.answer': { id: 51, operation: 822 },
  'notes.kinds.answer': { genres: ['Onction'], updated_at: '2026-11-08T10:15:00.000Z' },
  'notes.setKinds.body': { genres: ['Onction', 'Repas'], updated_at: '2026-11-08T10:15:00.000Z' },
  'notes.setKinds.answer': { genres: ['Onction', 'Repas'], updated_at: '2026-11-08T10:17:00.000Z' },
  'absences:lecteurs': 'responsables',
  'absences:note_reservee': false,
  'rgpd:notes': undefined,
  'membres.movements.answer': {
    sorties_depuis: '2026-01-01',
    points: [{ date: '2026-08-31', entrees: 0, retours: 0, sorties: 1, corrections: 0 }],
  },
};
