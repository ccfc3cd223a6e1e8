/*
 * Writes members as a CSV in the browser: those of a filtered list, for back ends whose export takes no filter, and those
 * who are ticked, because no export takes ids. They are read with the calls of the screens, so that the file holds what
 * the list shows and its lines can be counted.
 */

import { memberStateTexts } from '../../../data/history/texts.fr';
import { type CsvTarget, writeCsv } from '../../../domain/csv/csvLine';
import type { Member } from '../../../domain/members/member';
import { type ExportColumn, exportLabels } from '../../../domain/members/memberFieldRules';
import { standingsOf } from '../../../domain/register/consents';
import { duesYearOf, isUpToDate } from '../../../domain/register/dues';
import { isActive } from '../../../domain/register/whoCounts';
import { readDay } from '../../../domain/storedDay';
import { isoDay } from '../../../texts/formats';
import { stateLabel, upToDateLabel } from '../../../texts/records/memberLabels';
import { pageTexts } from '../../../texts/texts';
import { printedText } from '../fields';
import { listColumns } from '../list/table/columns';
import { contactTexts } from '../state/texts.fr';
import { exportTexts } from './texts.fr';

/** @param target `excel` has words and dates as people read them, `csv` what an import reads again */
export function memberCsv(rows: Iterable<Member>, columns: readonly ExportColumn[], target: CsvTarget): Blob {
  const year = duesYearOf(isoDay(new Date()));
  const cells = Array.from(rows, (row) => columns.map((column) => cellOf(row, column, target, year)));
  const names = columns.map((column) =>
    column === 'cotisations' ? upToDateLabel(year) : exportLabels[column],
  );
  const csv = writeCsv([names, ...cells], target);
  return new Blob([csv], { type: 'text/csv;charset=utf-8' });
}

/** Writes a cell like the reference server does. */
function cellOf(row: Member, column: ExportColumn, target: CsvTarget, year: number): string {
  switch (column) {
    case 'cotisations':
      return isUpToDate(row, year) ? pageTexts(exportTexts).yes : '';
    case 'consentements':
      return consentsText(row, target);
    case 'etat':
    case 'etat_depuis':
    case 'etat_motif':
    case 'oppositions':
      return target === 'excel' ? stateWords(row, column) : stateCode(row, column);
    case 'groupe':
    case 'departement':
    case 'etapes':
    case 'tags':
      return listColumns[column].text(row) ?? '';
    case 'id':
      return String(row.id);
    case 'date_naissance':
    case 'date_inscription':
      return (
        (target === 'excel' ? printedText(column, row[column]) : (readDay(row[column]) ?? row[column])) ?? ''
      );
    default:
      return (target === 'excel' ? printedText(column, row[column]) : row[column]) ?? '';
  }
}

/** What holds of each kind that was asked. */
function consentsText(row: Member, target: CsvTarget): string {
  const texts = pageTexts(exportTexts);
  const shown = (day: string | null | undefined) =>
    day && target === 'excel' ? printedText('date_inscription', day) : (day ?? '');
  return standingsOf(row, isoDay(new Date()))
    .map(({ state, by }) =>
      texts[`consent_${state}`](by?.nom ?? '', shown(by?.du), shown(by?.jusquau), shown(by?.retire_le)),
    )
    .join(', ');
}

type StateColumn = 'etat' | 'etat_depuis' | 'etat_motif' | 'oppositions';

/** A day and a reason are those of a departure or a death; who is back has neither. */
function stateCode(row: Member, column: StateColumn): string {
  if (column === 'etat') return row.etat ?? '';
  if (column === 'oppositions') return (row.oppositions ?? []).map(({ genre }) => genre).join(', ');
  return (!isActive(row) && (column === 'etat_depuis' ? readDay(row.etat_depuis) : row.etat_motif)) || '';
}

function stateWords(row: Member, column: StateColumn): string {
  const code = stateCode(row, column);
  const reasons: Readonly<Record<string, string>> = pageTexts(memberStateTexts);
  const contacts: Readonly<Record<string, string>> = pageTexts(contactTexts);
  if (column === 'etat') return stateLabel(code, null);
  if (column === 'etat_motif') return reasons[code] ?? code;
  if (column === 'oppositions')
    return code
      .split(', ')
      .map((kind) => contacts[kind] ?? kind)
      .join(', ');
  return printedText('date_inscription', code);
}
