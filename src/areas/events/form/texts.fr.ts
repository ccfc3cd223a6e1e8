import type { LastDayProblem } from '../../../domain/calendar/seriesProblems';
import { lastDayProblemTexts } from '../../../domain/calendar/texts.fr';
import { formatNumber, plural } from '../../../texts/locale';
import { extendTexts } from '../../../texts/texts';
import { seriesWordsTexts } from '../series/texts.fr';

/** Adding and editing an event. With a straight apostrophe or a plain space: as the specification writes them. */
export const eventFormTexts = extendTexts(seriesWordsTexts, {
  createTitle: 'Nouvel événement',
  editTitle: 'Modifier l’événement',
  details: 'Événement',
  required: 'Les champs marqués d’un astérisque sont obligatoires.',
  readonly: 'Lecture seule',
  readonlyText: 'Les événements ne peuvent pas être modifiés ici.',

  // Fields
  nom_evenement: 'Nom de l’événement',
  date: 'Date',
  date_fin: 'Dernier jour',
  lastDayHint: 'Seulement si l’événement dure plusieurs jours.',
  daysCount: (count: number) => `${formatNumber(count)}\u00a0jours`,
  heure_debut: 'Heure de début',
  heure_fin: 'Heure de fin',
  lieu: 'Lieu',
  is_recurrent: 'Cet événement se répète',
  frequency: 'Fréquence',
  /** Only for an event that a back end has without one. */
  noFrequency: 'Non précisée',
  lacksFrequency:
    'Sans fréquence, cet événement n’a lieu qu’à sa date\u00a0: choisissez à quel rythme il se répète.',
  daily: 'Quotidienne',
  weekly: 'Hebdomadaire',
  monthly: 'Mensuelle',
  yearly: 'Annuelle',
  /** Names the rule where two people changed it. */
  serie: 'Règle de la série',
  public: 'Visible dans l’agenda public',
  publicHint:
    'Nom, lieu, dates et heures seront visibles sur votre site, sans connexion. Les intervenants, les inscrits et le motif d’une annulation n’y sont pas.',
  endsBeforeStart: 'L’heure de fin est avant celle du début. L’événement se termine le lendemain\u00a0?',
  skippedHour: 'Cette nuit-là, l’horloge avance\u00a0: cette heure n’existe pas.',

  series: 'Cet événement se répète\u00a0: vos changements valent pour toutes ses dates.',

  lastDayWrong: (problem: LastDayProblem) => lastDayProblemTexts[problem],

  // Name check
  checking: 'Vérification en cours',
  taken: (name: string) => `Un événement avec le nom "${name}" existe déjà. Veuillez choisir un autre nom.`,
  takenShort: 'Nom déjà utilisé',
  free: "Ce nom d'événement est disponible",
  checkFailed: "Erreur lors de la vérification du nom d'événement",

  // What is missing
  missingField: 'Champ requis',
  nameMissing: "Le nom de l'événement est obligatoire.",
  dateMissing: "La date de l'événement est obligatoire.",
  speakersMissing: 'Intervenants requis',
  speakersMissingText: "Au moins un intervenant doit être configuré avant d'enregistrer l'événement.",

  // Buttons
  cancel: 'Annuler',
  create: "Créer l'événement",
  save: 'Enregistrer',
  saving: 'Enregistrement…',

  // Outcomes
  createdNamed: (name: string) => `Événement «\u00a0${name}\u00a0» créé avec succès`,
  open: 'Ouvrir l’événement',
  updated: 'Événement modifié avec succès\u00a0!',
  error: 'Erreur',
  loadFailed: "Impossible de charger l'événement à éditer.",
  createFailed: "Une erreur est survenue lors de la création de l'événement.",
  updateFailed: "Une erreur est survenue lors de la modification de l'événement.",
  syncFailed: (reason: string) => `Erreur lors de la synchronisation des intervenants: ${reason}`,
  speakersFailed: (count: number) =>
    `L’événement est enregistré, mais ${formatNumber(count)} ${plural(
      count,
      'intervenant ne l’est pas encore\u00a0: la raison est à côté de son nom',
      'intervenants ne le sont pas encore\u00a0: la raison est à côté de leur nom',
    )}.`,
  speakersKept: 'L’événement est enregistré, ses intervenants pas encore. Vous pouvez réessayer.',
  notSaved: 'Rien n’a été enregistré. Vos saisies sont conservées\u00a0: vous pouvez réessayer.',
  maybeCreated: 'C’est peut-être enregistré\u00a0: regardez la liste, puis réessayez si besoin',
  maybeUpdated:
    'La réponse n’est pas arrivée\u00a0: c’est peut-être enregistré. Vos saisies sont conservées\u00a0: vous pouvez réessayer.',
  signedInAgain:
    'La session avait expiré. Vos saisies sont conservées\u00a0: enregistrez à nouveau, rien ne sera créé deux fois.',

  // Two users edited the same event
  speaker: (name: string) => `Intervenant «\u00a0${name}\u00a0»`,
  present: 'Présent',
  absent: 'Absent',
  overtaken: 'L’événement a changé entre-temps',
  overtakenText:
    'Quelqu’un a modifié cet événement depuis que vous l’avez ouvert. Si vous enregistrez, sa version sera remplacée.',
  overwrite: 'Enregistrer quand même',
  keepEditing: 'Continuer la saisie',
  createAnew:
    'L’événement enregistré a été supprimé entre-temps. Vos saisies sont conservées\u00a0: vous pouvez le créer à nouveau.',
  gone: 'Cet événement n’existe plus\u00a0: quelqu’un l’a supprimé entre-temps.',
});

export type EventFormTexts = typeof eventFormTexts;
