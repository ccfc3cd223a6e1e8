import type { LabelCount } from '../../../domain/labels/sheets';
import { formatNumber, listOf, plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

const people = (count: number) => `${formatNumber(count)} ${plural(count, 'personne', 'personnes')}`;

/** The dialog of labels and letters: who is in them, and who is not. */
export const labelPeopleTexts = defineTexts('memberLabelPeople', {
  title: 'Étiquettes ou lettre',
  kind: 'Que voulez-vous imprimer\u00a0?',
  labels: 'Des étiquettes',
  letter: 'Une lettre',
  cancel: 'Fermer',
  failed: 'Les adresses n’ont pas pu être lues.',
  nobody: 'Personne à qui écrire.',
  leftOut: (gone: number, opposed: number) =>
    [
      gone > 0 && `${people(gone)} ${plural(gone, 'partie ou décédée', 'parties ou décédées')}`,
      opposed > 0 && `${people(opposed)} qui ne ${plural(opposed, 'veut', 'veulent')} pas de courriers`,
    ]
      .filter(Boolean)
      .join(', '),
  leftOutTitle: (count: number) => plural(count, 'N’y est pas\u00a0:', 'N’y sont pas\u00a0:'),
  households: 'Une par foyer',
  householdsHint: 'Un foyer\u00a0: la même adresse et un lien de famille.',
  children: 'Nommer les enfants',

  incomplete: (count: number) =>
    plural(count, 'Une adresse incomplète', `${formatNumber(count)} adresses incomplètes`),
  withIncomplete: 'Imprimer aussi les adresses incomplètes',
  lacks: (parts: string) => `sans ${parts}`,
  street: 'rue',
  postcode: 'code postal',
  town: 'ville',
  cut: (count: number) =>
    plural(
      count,
      'Une adresse est trop longue\u00a0: la fin n’est pas imprimée',
      `${formatNumber(count)} adresses sont trop longues\u00a0: leur fin n’est pas imprimée`,
    ),
  others: (count: number) => plural(count, 'et une autre', `et ${formatNumber(count)} autres`),
});

/** Sheets of labels, and how a printer is set for them. */
export const labelSheetTexts = defineTexts('memberLabelSheets', {
  sheet: 'Planche A4',
  sheetOf: (count: LabelCount, width: string, height: string, columns: number, rows: number) =>
    `${count} étiquettes de ${width} × ${height} mm (${columns} × ${rows})`,
  first: 'Commencer à l’étiquette',
  firstHint: (count: number) => `De 1, en haut à gauche, à ${formatNumber(count)}.`,
  shift: 'Décalage sur cet appareil, en mm',
  shiftX: 'Vers la droite (mm)',
  shiftY: 'Vers le bas (mm)',
  shiftHint: (most: number) => `De -${most} à ${most}\u00a0; retenu sur cet appareil.`,
  wrongNumber: (least: number, most: number) => `Saisissez un nombre de ${least} à ${most}`,
  scale: 'Échelle 100\u00a0%, sans marges',
  scaleHint:
    'Dans la fenêtre d’impression, choisissez l’échelle 100\u00a0% et aucune marge. Sur la feuille d’essai, le trait mesure 100 mm.',
  line: 'Échelle 100\u00a0%, sans marges\u00a0: ce trait mesure 100 mm',
  trial: 'Imprimer une feuille d’essai',
  preview: (labels: number, sheets: number) =>
    `${formatNumber(labels)} ${plural(labels, 'étiquette', 'étiquettes')} sur ${formatNumber(sheets)} ${plural(sheets, 'feuille', 'feuilles')}`,
  print: (count: number) => plural(count, 'Imprimer une feuille', `Imprimer ${formatNumber(count)} feuilles`),
  document: 'Étiquettes',
});

/** A letter with fields. */
export const letterTexts = defineTexts('memberLetter', {
  sender: 'Expéditeur',
  senderHint: 'En haut à gauche\u00a0; retenu sur cet appareil.',
  day: 'Lieu et date',
  onDay: (day: string) => `Le ${day}`,
  subject: 'Objet',
  greeting: 'Formule d’appel',
  body: 'Texte',
  fields: 'Champs',
  firstName: 'Prénom',
  lastName: 'Nom',
  salutation: 'Formule d’appel',
  fieldHint: 'Un champ est remplacé dans chaque lettre\u00a0: {Prénom}, {Nom}, {Formule d’appel}.',
  insert: (name: string) => `Ajouter {${name}}`,
  unknown: (names: string, count: number) =>
    plural(
      count,
      `Champ inconnu\u00a0: ${names}. Il resterait tel quel dans chaque lettre.`,
      `Champs inconnus\u00a0: ${names}. Ils resteraient tels quels dans chaque lettre.`,
    ),
  empty: 'Écrivez le texte de la lettre.',
  example: (name: string) => `Aperçu\u00a0: ${name}`,
  print: (count: number) => plural(count, 'Imprimer une lettre', `Imprimer ${formatNumber(count)} lettres`),
  document: 'Lettre',
});

/** Names on envelopes and in letters. */
export const labelNameTexts = defineTexts('memberLabelNames', {
  man: 'M.',
  woman: 'Mme',
  listed: (names: readonly string[]) => listOf(names),
  dearMan: 'Cher',
  dearWoman: 'Chère',
  dearWomen: 'Chères',
  dearAll: 'Chers',
  hello: 'Bonjour',
});
