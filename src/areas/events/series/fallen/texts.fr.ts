import { formatNumber, plural } from '../../../../texts/locale';
import { defineTexts } from '../../../../texts/texts';

/** The question before a series is saved that no longer has some of its changed dates. */
export const fallenDatesTexts = defineTexts('eventFallenDates', {
  title: (count: number) =>
    plural(count, 'Une date changée n’existera plus', 'Des dates changées n’existeront plus'),
  text: (count: number) =>
    plural(
      count,
      'La série, telle que vous l’enregistrez, n’a plus ce jour\u00a0: ce que cette date a de différent sera perdu.',
      'La série, telle que vous l’enregistrez, n’a plus ces jours\u00a0: ce que ces dates ont de différent sera perdu.',
    ),
  list: (count: number) =>
    plural(count, 'Cette date changée n’existera plus', 'Ces dates changées n’existeront plus'),
  cancelled: (day: string) => `${day} (annulée)`,
  moved: (day: string, to: string) => `${day} (déplacée au ${to})`,
  changed: (day: string) => `${day} (horaires ou lieu changés)`,
  /** @param date the day, with what else differs; @param count of people, null where it isn't known */
  team: (date: string, count: number | null) =>
    count === null
      ? `${date}, équipe propre`
      : `${date}, équipe propre\u00a0: ${count === 0 ? 'personne' : plural(count, 'une personne', `${formatNumber(count)} personnes`)}`,
  confirm: 'Enregistrer quand même',
  keep: 'Continuer la saisie',
});
