import { useRef } from 'react';
import type { RoleStaffing, ServiceDate } from '../../../../domain/events/staffing';
import { formatDayHours } from '../../../../texts/records/dayHours';
import { useTexts } from '../../../../texts/texts';
import { printSheet } from '../../../../ui/output/printSheet';
import { useWidget } from '../../../frame/WidgetContext';
import { listedName } from '../team/teamMember';
import { rowDay, shortDay } from './dayWords';
import { answerMark, SIGNS } from './RotaPerson';
import { cellPeople, type RoleColumn } from './rota';
import styles from './ServiceWeeks.module.css';
import { serviceMarkTexts, serviceWeeksTexts } from './texts.fr';

/** Prints the rota on A4 across: marks before the names, and what is missing. */
export function usePrintedRota(from: string, to: string) {
  const texts = useTexts(serviceWeeksTexts);
  const marks = useTexts(serviceMarkTexts);
  const { organisation } = useWidget();
  const place = useRef<HTMLDivElement>(null);
  const cellOf = (date: ServiceDate, role: RoleStaffing | undefined): string => {
    if (!role) return '';
    const people = cellPeople(date, role.id)?.map((one) => `${SIGNS[answerMark(one)]} ${listedName(one)}`);
    const counts = (['oui', 'attente', 'a_demander', 'non'] as const).flatMap((key, at) =>
      role[key] > 0 ? `${['✓', '?', '○', '✕'][at]} ${role[key]}` : [],
    );
    const missing = role.manquants > 0 ? [texts.missing(role.manquants)] : [];
    return [...(people ?? counts), ...missing].join(', ');
  };
  const print = (dates: readonly ServiceDate[], columns: readonly RoleColumn[]) => {
    if (!place.current) return;
    const rows = dates.map((date) => {
      const { nom_evenement } = date.evenement;
      const hours = formatDayHours(date.jour, date.evenement);
      const cells = columns.map(({ id }) =>
        cellOf(
          date,
          date.roles.find((role) => role.id === id),
        ),
      );
      return [[rowDay(date.jour), nom_evenement, hours].filter(Boolean).join(' · '), ...cells];
    });
    const legend = (['demander', 'attente', 'oui', 'non'] as const).map(
      (mark) => `${SIGNS[mark]} ${marks[mark]}`,
    );
    printSheet(
      {
        title: texts.sheetTitle(shortDay(from), shortDay(to)),
        lines: [...(organisation ? [organisation] : []), legend.join(' · ')],
        headers: [texts.date, ...columns.map(({ libelle }) => libelle)],
        rows,
        isWide: true,
      },
      place.current,
    );
  };
  const sheet = <div ref={place} className={styles.sheet} aria-hidden="true" />;
  return { print, sheet };
}
