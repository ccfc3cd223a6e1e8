import { formatNumber, plural } from '../../../../texts/locale';
import { defineTexts } from '../../../../texts/texts';

/** Consents on the record of a person. */
export const consentsTexts = defineTexts('memberConsents', {
  title: 'Consentements',
  list: 'Liste des consentements',
  none: 'Aucun genre de consentement. Un administrateur en ajoute dans «\u00a0Paramètres\u00a0».',
  failed: 'Les consentements n’ont pas pu être chargés.',
  stale: 'Les consentements ne sont peut-être plus à jour.',

  oui: 'Oui',
  expire: 'À redemander',
  retire: 'Non',
  never: 'Jamais demandé',
  since: (day: string) => `depuis le ${day}`,
  until: (day: string) => `jusqu’au ${day}`,
  ended: (day: string) => `valait jusqu’au ${day}`,
  withdrawnOn: (day: string) => `Retiré le ${day}`,
  refusedOn: (day: string) => `Refusé le ${day}`,
  parent: 'un parent',
  withChild: (names: string) => `${names}, avec l’enfant`,
  both: (first: string, second: string) => `${first} et ${second}`,
  grown: (day: string) => `Donné par les parents\u00a0: à redemander, 15\u00a0ans depuis le ${day}`,
  proof: (place: string) => `Feuille signée\u00a0: ${place}`,

  note: 'Noter',
  noteOf: (kind: string) => `Noter\u00a0: ${kind}`,
  again: 'Noter une autre réponse',
  edit: 'Modifier',
  editOf: (kind: string) => `Modifier\u00a0: ${kind}`,
  withdraw: 'Retirer…',
  withdrawOf: (kind: string) => `Retirer…\u00a0: ${kind}`,
  remove: 'Supprimer',
  removeOf: (kind: string) => `Supprimer\u00a0: ${kind}`,
  removeTitle: 'Supprimer cette réponse\u00a0?',
  removeText: (kind: string, day: string) =>
    `${kind}, le ${day}. Pour quelqu’un qui change d’avis, notez plutôt un retrait\u00a0: la trace reste.`,
  removed: 'Réponse supprimée',
  notRemoved: 'La réponse n’a pas été supprimée',
});
export type ConsentsTexts = typeof consentsTexts;

/** The dialogs of a consent, and of its withdrawal. */
export const consentDialogTexts = defineTexts('memberConsentDialog', {
  title: (kind: string, person: string) => `${kind}\u00a0: ${person}`,
  young: (name: string, age: number) =>
    `${name} a ${formatNumber(age)}\u00a0${plural(age, 'an', 'ans')}\u00a0: il faut son accord et celui d’un parent.`,
  youngBoth: (name: string, age: number) =>
    `${name} a ${formatNumber(age)}\u00a0${plural(age, 'an', 'ans')}\u00a0: il faut son accord et celui de ses deux parents.`,
  unknownBirth:
    'Date de naissance inconnue\u00a0: la réponse est demandée comme à une personne de 15\u00a0ans ou plus.',
  letters: 'Qui refuse ou retire ne figure plus dans les lettres ni sur les étiquettes.',
  answer: 'Réponse',
  yes: 'Oui, d’accord',
  no: 'Non, refusé',
  agrees: (name: string) => `${name} est d’accord`,
  childAgrees: 'Accord de l’enfant',
  giver: 'Donné par',
  refuser: 'Réponse de',
  choose: 'Choisir',
  other: 'Un autre parent, par son nom',
  otherName: 'Nom du parent',
  noParents: 'Aucun parent n’est lié à cette fiche. Liez-le dans «\u00a0Famille\u00a0», ou écrivez son nom.',
  second: 'Et par l’autre parent',
  secondName: 'Nom de l’autre parent',
  from: 'Le',
  until: 'Jusqu’au',
  untilHint: 'Laissez vide pour un accord sans fin.',
  proof: 'Où se trouve la feuille signée',
  proofHint: 'Par exemple «\u00a0classeur 2026, page\u00a04\u00a0». Parvis ne garde pas la feuille.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Réponse notée',
  changed: 'Réponse modifiée',

  withdrawTitle: (kind: string, person: string) => `Retirer\u00a0: ${kind}, ${person}`,
  withdrawText:
    'Tout ce qui a été accepté ce jour-là ou avant ne vaut plus. La réponse reste dans l’historique.',
  withdrawDay: 'Retiré le',
  withdraw: 'Noter le retrait',
  withdrawn: 'Retrait noté',

  noDay: 'Indiquez le jour.',
  future: 'Ce jour est à venir. Notez une réponse une fois qu’elle est donnée.',
  endBeforeStart: 'La fin est avant le début.',
  noChild: 'Avant 15\u00a0ans, il faut aussi l’accord de l’enfant.',
  noGiver: 'Choisissez qui a répondu.',
  noName: 'Écrivez son nom.',
  noSecond: 'Ce genre demande l’accord des deux parents.',
  sameParent: 'C’est deux fois la même personne. Choisissez l’autre parent.',
  beforeConsent: (day: string) => `Ce jour est avant le consentement, donné le ${day}.`,
  tooLong: (max: number) => `${formatNumber(max)} caractères au plus.`,

  error: 'Erreur',
  kept: 'Rien n’est perdu\u00a0: vous pouvez réessayer.',
  unsure:
    'La réponse du serveur n’est pas arrivée\u00a0: c’est peut-être enregistré. Regardez la carte, puis réessayez si besoin.',
  personGone:
    'Non enregistré\u00a0: cette fiche vient d’être supprimée, effacée ou fusionnée. Ce que vous avez écrit reste ici.',
  consentGone: 'Cette réponse vient d’être supprimée. Ce que vous avez écrit reste ici.',
  signedInAgain: 'La session avait expiré\u00a0: rien n’a été enregistré. Enregistrez à nouveau.',
});
export type ConsentDialogTexts = typeof consentDialogTexts;
