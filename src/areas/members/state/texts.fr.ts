import { memberCountText } from '../../../people/texts.fr';
import { formatNumber, plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${plural(count, one, many)}`;

/** Saving a state or a refused contact. */
export const registerSaveTexts = defineTexts('memberRegister', {
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  kept: 'Rien n’est enregistré\u00a0: vous pouvez réessayer.',
  unsure:
    'La réponse n’est pas arrivée\u00a0: le changement est peut-être enregistré. Regardez la fiche, puis réessayez si besoin.',
  signedInAgain: 'La session avait expiré\u00a0: rien n’a été enregistré. Enregistrez à nouveau.',
  failed: 'Erreur lors de l’enregistrement',
  unknownDay: 'Laissez vide si elle n’est pas connue.',
});

/** The dialog that changes the state of people. */
export const stateDialogTexts = defineTexts('memberStateDialog', {
  title: (name: string) => `État de ${name}`,
  titleMany: 'Changer l’état',
  etat: 'État',
  back: (isWoman: boolean) => `De nouveau ${isWoman ? 'active' : 'actif'}`,
  actif: 'De nouveau actifs',
  parti: 'Partis',
  decede: 'Décédés',
  reason: 'Motif',
  noReason: 'Non précisé',

  follows: 'Ce qui en découle',
  failed: 'Ce qui en découle n’a pas pu être chargé.',
  wait: 'Attendez que ce qui en découle soit affiché, puis enregistrez à nouveau.',
  concerned: (count: number) => `Pour ${memberCountText(count)}\u00a0:`,
  nothing: 'Rien ne prend fin\u00a0: aucun groupe, département, étape, inscription ni service à venir.',
  nothingReopens:
    'Rien n’est rouvert\u00a0: groupe, département, étapes, inscriptions, services et compte restent comme ils sont.',
  endsThen: 'Prend fin ce jour-là\u00a0:',
  group: (name: string) => `groupe ${name}`,
  department: (name: string) => `département ${name}`,
  step: (name: string) => `étape ${name}`,
  groups: (count: number) => counted(count, 'appartenance à un groupe', 'appartenances à un groupe'),
  departments: (count: number) =>
    counted(count, 'appartenance à un département', 'appartenances à un département'),
  steps: (count: number) => counted(count, 'étape en cours', 'étapes en cours'),
  account: (email: string) => `compte ${email}, désactivé, et ses adresses d’agenda`,
  administrateur: (email: string) =>
    `le compte ${email} reste actif\u00a0: c’est un administrateur. Désactivez-le dans «\u00a0Comptes\u00a0».`,
  soi: (email: string) => `le compte ${email} reste actif\u00a0: c’est le vôtre.`,
  stays: 'Comptes restés actifs',
  accountsDone: (count: number) => counted(count, 'compte désactivé', 'comptes désactivés'),
  accounts: (count: number) => counted(count, 'compte désactivé', 'comptes désactivés'),

  inscriptions: (count: number) => `Inscriptions à venir (${formatNumber(count)})`,
  leaveRegistrations: 'Laisser les inscriptions',
  withdrawRegistrations: 'Retirer les inscriptions',
  chooseRegistrations: 'Choisir celles à retirer',
  chosenRegistrations: 'Inscriptions à retirer',
  prevenir: 'Prévenir par e-mail du retrait des inscriptions',
  services: (count: number) => `Services à venir (${formatNumber(count)})`,
  leaveServices: 'Laisser dans les équipes',
  withdrawServices: 'Retirer des équipes',
  occasion: (name: string, day: string) => `${name}, ${day}`,
  wholeSeries: (name: string) => `${name}, toutes les dates à venir`,
  inRole: (what: string, role: string) => (role ? `${what} (${role})` : what),
  of: (person: string, what: string) => `${person}\u00a0: ${what}`,
  more: (count: number) => `et ${counted(count, 'autre', 'autres')}`,
  leftOut: (count: number) => `Non fait pour ${memberCountText(count)}\u00a0:`,

  busy: 'Changement d’état en cours…',
  registrationsDone: (count: number) => counted(count, 'inscription retirée', 'inscriptions retirées'),
  servicesDone: (count: number) => counted(count, 'service retiré', 'services retirés'),
});
export type StateDialogTexts = typeof stateDialogTexts;

/** The day of a change, by the new state. */
export const stateDayTexts = defineTexts('memberStateDays', {
  actif: 'Date du retour',
  parti: 'Date du départ',
  decede: 'Date du décès',
});

/** The question about the spouse of a person who died. */
export const spouseQuestionTexts = defineTexts('memberSpouseQuestion', {
  title: (name: string) => `Et ${name}\u00a0?`,
  text: (situation: string, isWoman: boolean, deceased: string) =>
    `Sa fiche dit «\u00a0${situation}\u00a0». Voulez-vous noter «\u00a0${isWoman ? 'veuve' : 'veuf'}\u00a0»\u00a0? Le lien avec ${deceased} reste.`,
  note: (isWoman: boolean) => `Noter «\u00a0${isWoman ? 'veuve' : 'veuf'}\u00a0»`,
  leave: 'Ne rien changer',
  noted: (isWoman: boolean) => (isWoman ? 'Notée veuve' : 'Noté veuf'),
  notNoted: 'La situation n’a pas changé',
});

/** What was noted, by the new state. */
export const stateDoneTexts = defineTexts('memberStateDone', {
  actif: (count: number) => counted(count, 'retour noté', 'retours notés'),
  parti: (count: number) => counted(count, 'départ noté', 'départs notés'),
  decede: (count: number) => counted(count, 'décès noté', 'décès notés'),
});

/** The dialog about the contact that people don't want. */
export const contactDialogTexts = defineTexts('memberContactDialog', {
  title: (name: string) => `Contact avec ${name}`,
  titleMany: 'Contact refusé',
  genres: 'Contacts refusés',
  genresMany: 'Contacts concernés',
  action: 'Changement',
  ajouter: 'Ne souhaitent plus ces contacts',
  retirer: 'Acceptent de nouveau ces contacts',
  noKind: 'Choisissez au moins un contact.',
  noChange: 'Aucun changement à enregistrer.',
  since: 'Depuis le',
  sinceHint: 'Pour les contacts que vous ajoutez.',
  stays:
    'L’état ne change pas\u00a0: la personne reste dans les listes et les anniversaires. Les e-mails de service (liens, rappels, confirmations) partent toujours.',
  busy: 'Enregistrement en cours…',
  half: 'Une partie seulement est enregistrée\u00a0: enregistrez à nouveau pour le reste.',
  doneOne: 'Contacts enregistrés',
  done: (count: number) => `Contacts enregistrés pour ${memberCountText(count)}`,
});

/** The dialog about the years for which people are up to date. */
export const duesDialogTexts = defineTexts('memberDuesDialog', {
  title: (name: string) => `À jour\u00a0: ${name}`,
  titleMany: 'À jour pour une année',
  year: 'Année',
  action: 'Changement',
  ajouter: 'Noter à jour',
  retirer: 'Ne plus noter à jour',
  noted: 'Déjà noté',
  /** «2026, noté le 18/01/2026 par Claire Martin» */
  tick: (
    year: number | null | undefined,
    day: string | null | undefined,
    author: string | null | undefined,
  ) =>
    [`${year ?? ''}`, [day && `noté le ${day}`, author && `par ${author}`].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
  noAmount: 'Seuls la date et votre nom sont gardés, jamais un montant.',
  busy: 'Enregistrement en cours…',
  done: (count: number, year: number) =>
    `«\u00a0À jour pour ${year}\u00a0» noté pour ${memberCountText(count)}`,
  taken: (count: number, year: number) =>
    `«\u00a0À jour pour ${year}\u00a0» retiré pour ${memberCountText(count)}`,
});

/** The contacts that a person may refuse. */
export const contactTexts = defineTexts('memberContacts', {
  tout: 'Tous les contacts',
  courriels: 'E-mails',
  courriers: 'Courriers',
  telephone: 'Téléphone',
});
