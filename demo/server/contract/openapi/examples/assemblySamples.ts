/** Values of the examples about assemblies. Sheets that are none have nothing of them. */
const rules = {
  age_min: 18,
  anciennete_mois: 6,
  cotisation_annee: 2026,
  pouvoirs_max: 2,
  quorum_part: '2/3',
  quorum_nombre: null,
  lien_pouvoirs: false,
};
const version = '2026-11-22T09:00:00.000Z';
const answer = {
  jour: '2026-12-12',
  reglages: { ...rules, updated_at: version, close_le: null, close_par: null },
  electeurs: 124,
  presque: [{ id: 4, nom: 'Diallo', prenom: 'Awa' }],
  presque_total: 9,
  pouvoirs: 16,
  voix: 87,
};
const closed = { close_le: '2026-12-12T13:20:00.000Z', close_par: 'Claire Martin' };
const none = { reglages: null, electeurs: 0, presque: [], presque_total: 0, pouvoirs: 0, voix: 0 };

export const assemblySamples: Readonly<Record<string, unknown>> = {
  assemblee: undefined,
  vote: undefined,
  sans_pouvoir: undefined,
  parti: undefined,
  'presences:pouvoirs': undefined,
  pouvoirs_depasses: undefined,
  pouvoirs_refuses: undefined,
  'presences.assembly.answer': answer,
  'presences.setAssembly.body': { ...rules, jour: '2026-12-12', updated_at: version },
  'presences.setAssembly.answer': answer,
  'presences.closeAssembly.body': { jour: '2026-12-12' },
  'presences.closeAssembly.answer': { ...answer, reglages: { ...answer.reglages, ...closed } },
  'presences.reopenAssembly.answer': answer,
  'presences.endAssembly.answer': { ...answer, ...none, operation: 815 },
  'rgpd.donnees.answer.pouvoirs': [
    { nom_evenement: 'Assemblée générale', jour: '2026-12-12', sens: 'donne', repris: false },
  ],
};
