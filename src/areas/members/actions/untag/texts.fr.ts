import { memberCountText } from '../../../../people/texts.fr';
import { defineTexts } from '../../../../texts/texts';

/** Taking a tag from the ticked members. */
export const untagTexts = defineTexts('memberUntagging', {
  title: 'Retirer un tag',
  picker: 'Tags',
  confirm: 'Retirer le tag',
  busy: 'Retrait en cours…',
  none: (count: number) =>
    count === 1
      ? 'Le membre sélectionné n’a aucun tag.'
      : `Aucun des ${memberCountText(count)} sélectionnés n’a de tag.`,
  held: memberCountText,
  gone: 'Ce membre n’existe plus.',
  done: 'Tag retiré',
  doneText: (name: string, count: number) =>
    `Le tag «\u00a0${name}\u00a0» est retiré de ${memberCountText(count)}.`,
  failed: 'Erreur lors du retrait du tag',
});
