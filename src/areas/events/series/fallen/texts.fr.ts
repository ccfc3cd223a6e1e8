import { plural } from '../../../../texts/locale';
import { defineTexts } from '../../../../texts/texts';

/** The question before a series is saved that no longer has some of its changed dates. */
export const fallenDatesTexts = defineTexts('eventFallenDates', {
  title: (count: number) =>
    plural(count, 'Une date changée n’existera plus', 'Des dates changées n’existeront plus'),
  text: (count: number) =>
    plural(
      count,
      'La série, telle que vous l’enregistrez, n’a plus ce jour\u00a0: son annulation ou son déplacement sera perdu.',
      'La série, telle que vous l’enregistrez, n’a plus ces jours\u00a0: leurs annulations et leurs déplacements seront perdus.',
    ),
  list: (count: number) =>
    plural(count, 'Cette date changée n’existera plus', 'Ces dates changées n’existeront plus'),
  cancelled: (day: string) => `${day} (annulée)`,
  moved: (day: string, to: string) => `${day} (déplacée au ${to})`,
  changed: (day: string) => `${day} (horaires ou lieu changés)`,
  confirm: 'Enregistrer quand même',
  keep: 'Continuer la saisie',
});
