import { useKnownFields } from '../../../data/useKnownFields';
import { type FileReading, readingKey } from '../../../domain/import/bytes/reading';
import type { OfferedReading } from '../../../domain/import/bytes/readings';
import { headerScore } from '../../../domain/import/matchHeaders';
import { headerChoices, tableOf } from '../../../domain/import/readTable';
import { isBlank } from '../../../domain/import/rows';
import { IMPORT_COLUMNS } from '../../../domain/members/fileColumns';
import { useCapability } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { RadioGroup } from '../../../ui/form/fields/RadioGroup';
import { Select } from '../../../ui/form/fields/Select';
import type { ImportAction } from '../import/job/importState';
import type { Source } from '../import/job/source';
import { type ImportTexts, importTexts } from '../import/texts.fr';
import { matchingOf, withHeader } from './readSource';

interface FileQuestionsProps {
  source: Source;
  /** How the accents are to be read is not certain, and not answered yet. */
  isAsked: boolean;
  /** Required columns are missing: perhaps another row names them. */
  isMissing: boolean;
  change(action: ImportAction): void;
  onReread(reading: OfferedReading): void;
}

const isPlain = ({ coding, otherLines, twice }: FileReading): boolean =>
  !otherLines && !twice && coding.startsWith('utf');

function codingName(texts: ImportTexts, { coding, otherLines, twice }: FileReading): string {
  const name = texts[coding];
  if (otherLines) return texts.mixedCoding(texts[otherLines]);
  return twice ? texts.twiceCoding : name;
}

const ROW_LENGTH = 60;

function rowText(texts: ImportTexts, { sheet }: Source, at: number): string {
  const names = sheet.rows[at]!.filter((cell) => cell.trim()).join(', ');
  const short = names.length > ROW_LENGTH ? `${names.slice(0, ROW_LENGTH)}…` : names;
  return texts.headerRow(at + sheet.skipped + 1, short);
}

/** How the file is read: its accents, and the row that names the columns. Hidden where nothing is unusual. */
export function FileQuestions(props: FileQuestionsProps) {
  return (
    <>
      <AccentsQuestion {...props} />
      <HeaderLine {...props} />
    </>
  );
}

function AccentsQuestion({ source, isAsked, onReread }: FileQuestionsProps) {
  const texts = useTexts(importTexts);
  const { readings, isCertain } = source.found;
  if (isCertain && isPlain(readings[0])) return null;
  const options = readings.map((each) => ({
    value: readingKey(each),
    label: texts.readingOption(each.examples.join(', '), codingName(texts, each)),
  }));
  const reread = (key: string) => {
    const chosen = readings.find((each) => readingKey(each) === key);
    if (chosen) onReread(chosen);
  };
  const shared = { label: texts.accents, options, onChange: reread };
  if (isCertain) return <Select {...shared} hint={texts.accentsFound} value={readingKey(source.reading)} />;
  const value = isAsked ? '' : readingKey(source.reading);
  return <RadioGroup {...shared} hint={texts.accentsHint} required value={value} />;
}

function HeaderLine({ source, isMissing, change }: FileQuestionsProps) {
  const texts = useTexts(importTexts);
  const fields = useKnownFields(IMPORT_COLUMNS);
  const hasStates = useCapability('etats');
  const { sheet, headerAt, table } = source;
  const first = sheet.rows.findIndex((row) => !isBlank(row));
  if (headerAt === first && !isMissing && headerScore(table.header) >= 2) return null;
  const rows = [...headerChoices(sheet), -1].filter((at) => 'rows' in tableOf(sheet, at));
  if (rows.length < 2) return null;
  return (
    <Select
      label={texts.headerLine}
      options={rows.map((at) => ({
        value: String(at),
        label: at < 0 ? texts.noHeader : rowText(texts, source, at),
      }))}
      value={String(headerAt)}
      onChange={(value) => {
        const headed = withHeader(source, Number(value));
        change({ type: 'headed', source: headed, matching: matchingOf(headed, fields, hasStates) });
      }}
    />
  );
}
