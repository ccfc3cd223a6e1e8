import { plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

/** Words of the list of fields. */
export const fieldsTexts = defineTexts('formFields', {
  title: 'Champs',
  count: (count: number) => `${count} ${plural(count, 'champ', 'champs')}`,
  add: 'Ajouter un champ',
  empty: 'Aucun champ',
  emptyText: 'Choisissez un type\u00a0: le champ s’ajoute à la fin.',
  full: (most: number) => `Un formulaire compte ${most} champs au plus\u00a0: celui-ci est complet.`,
  undo: 'Annuler (Ctrl+Z)',
  redo: 'Rétablir (Ctrl+Maj+Z)',
  undone: 'Modification annulée.',
  redone: 'Modification rétablie.',

  unnamed: 'Champ sans nom',
  required: 'requis',
  handle: 'Glissez pour déplacer. Au clavier\u00a0: Alt+↑ et Alt+↓.',
  up: (name: string) => `Monter «\u00a0${name}\u00a0»`,
  down: (name: string) => `Descendre «\u00a0${name}\u00a0»`,
  duplicate: (name: string) => `Dupliquer «\u00a0${name}\u00a0»`,
  remove: (name: string) => `Supprimer «\u00a0${name}\u00a0»`,
  copyOf: (name: string) => (name.trim() ? `${name} (copie)` : ''),
  moved: (name: string, position: number, count: number) =>
    `«\u00a0${name}\u00a0» est maintenant en position ${position} sur ${count}.`,
  removed: (name: string) => `«\u00a0${name}\u00a0» supprimé. Ctrl+Z le fait revenir.`,
  added: (type: string, position: number) =>
    `Champ ajouté en position ${position}\u00a0: ${type}. Saisissez son nom.`,

  name: 'Nom du champ',
  type: 'Type',
  unknownType: (type: string) => `Type inconnu (${type || 'vide'})`,
  placeholder: 'Texte indicatif',
  isRequired: 'Champ requis',
  options: 'Choix',
  option: (position: number) => `Choix ${position}`,
  addOption: 'Ajouter un choix',
  removeOption: (position: number) => `Supprimer le choix ${position}`,
  separateOptions: (count: number) => `Séparer en ${count} choix`,

  nameless: 'Donnez un nom à ce champ.',
  duplicateName: 'Un autre champ porte ce nom\u00a0: les réponses se confondraient.',
  unknownTypeHint: 'Parvis ne connaît pas ce type\u00a0: il est gardé tel quel, l’aperçu ne le montre pas.',
  optionless: 'Ajoutez au moins un choix\u00a0: sans choix, on ne peut pas répondre.',
  comma: (parts: readonly string[]) =>
    `La virgule sépare les choix à l’enregistrement\u00a0: celui-ci en donnera ${parts.length}, ${parts
      .map((part) => `«\u00a0${part}\u00a0»`)
      .join(' et ')}.`,
  namelessShort: 'Sans nom',
  duplicateShort: 'Nom en double',
  optionlessShort: 'Aucun choix',
  commaShort: 'Virgule dans un choix',
});
