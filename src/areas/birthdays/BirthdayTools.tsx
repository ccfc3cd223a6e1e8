import type { RefObject } from 'react';
import { writeCsv } from '../../domain/csv/csvLine';
import { type BirthdayRow, isLeapBirthday } from '../../domain/members/birthdayList';
import { useIsOffered } from '../../session/hostPage';
import { Allowed } from '../../session/useSession';
import { formatDate, isoDay } from '../../texts/formats';
import { formatDay } from '../../texts/records/formatDay';
import { fullNameOf } from '../../texts/records/memberLabels';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { printSheet } from '../../ui/output/printSheet';
import { fileNameOf, saveFile } from '../../ui/output/saveFile';
import { useAreaTitle } from '../frame/WidgetContext';
import { birthdaysTexts, outputTexts } from './texts.fr';

interface BirthdayToolsProps {
  rows: readonly BirthdayRow[];
  /** The period and the filters in words, above the printed table. */
  about: readonly string[];
  /** Holds the sheet while it is printed. */
  sheet: RefObject<HTMLDivElement | null>;
}

/** Prints the list, and saves it as a file. The people are all here, so no back end is asked for more. */
export function BirthdayTools({ rows, about, sheet }: BirthdayToolsProps) {
  const texts = useTexts(birthdaysTexts);
  const words = useTexts(outputTexts);
  const title = useAreaTitle();
  const isOffered = useIsOffered();
  const ageOf = ({ age }: BirthdayRow) => (age == null ? '' : String(age));
  const dayOf = (row: BirthdayRow) =>
    isLeapBirthday(row)
      ? words.withNote(formatDay(row.jour), texts.leapDay(row.genre === 'feminin'))
      : formatDay(row.jour);
  const print = () => {
    if (!sheet.current) return;
    const headers = [words.name, words.day, words.age, words.group, words.phone];
    const lines = [...about, texts.count(rows.length), words.printedOn(formatDate(isoDay(new Date())))];
    const cells = rows.map((row) => [
      fullNameOf(row),
      dayOf(row),
      ageOf(row),
      row.groupe ?? '',
      row.telephone ?? '',
    ]);
    printSheet({ title, lines, headers, rows: cells }, sheet.current);
  };
  const save = () => {
    const { day, age, lastName, firstName, born, group, phone, email } = words;
    const cells = rows.map((row) => [
      formatDay(row.jour),
      row.nom ?? '',
      row.prenom ?? '',
      ageOf(row),
      formatDay(row.date_naissance),
      row.groupe ?? '',
      row.telephone ?? '',
      row.email ?? '',
    ]);
    const headers = [day, lastName, firstName, age, born, group, phone, email];
    saveFile(writeCsv([headers, ...cells], 'excel'), fileNameOf(about[0] ?? title, 'csv'));
  };
  return (
    <>
      {isOffered('print') && (
        <Button icon="print" onClick={print}>
          {words.print}
        </Button>
      )}
      {isOffered('export') && (
        <Allowed right="membres.exporter">
          <Button icon="download" onClick={save}>
            {words.export}
          </Button>
        </Allowed>
      )}
    </>
  );
}
