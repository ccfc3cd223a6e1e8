import { addMonths } from '../../../../src/domain/calendar/dayNumbers.ts';
import { isoDay } from '../../../../src/texts/formats.ts';
import { press, reach, type Task, type Words } from '../task.ts';

const now = new Date();
const tomorrow = isoDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1));

const months = (day: string) =>
  new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric' }).format(new Date(`${day}T12:00`));

/** The day, or the title alone where the focus stays at the same place in the grid: from February to March. */
function dayOrMonth(day: string): Words {
  const month = months(day);
  const title = month.charAt(0).toUpperCase() + month.slice(1);
  return new RegExp(`\\b${Number(day.slice(8))}(?:er)? ${month}|${title}`);
}

/** Months that PageDown and PageUp turn, from the day after today, where the arrow leads. */
function turnMonths(...keys: ('Next' | 'Prior')[]) {
  let day = tomorrow;
  return keys.map((key) => {
    day = addMonths(day, key === 'Next' ? 1 : -1);
    return press(key, dayOrMonth(day));
  });
}

export const monthView: Task = {
  name: 'month-view',
  title: 'Parcourir le mois',
  path: '/#/events',
  isSignedIn: true,
  steps: [
    reach(/^(.*\| )?Mois [^|]*|Mois bouton/),
    press('Return', /événements? ce mois/),
    reach(new RegExp(months(isoDay(now)))),
    press('Right', /./),
    // The title follows, except when Orca gets both at once: then it only reads the focus.
    ...turnMonths('Next', 'Next', 'Next', 'Next', 'Prior'),
  ],
};
