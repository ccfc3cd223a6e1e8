import { type CSSProperties, useMemo } from 'react';
import { rulesOf } from '../../../domain/import/decisions';
import { isBlank } from '../../../domain/import/rows';
import { IMPORT_COLUMNS } from '../../../domain/members/fileColumns';
import type { MemberField } from '../../../domain/members/member';
import { STATE_FIELDS, type StateField, WIDOWED } from '../../../domain/register/states';
import { useCapability } from '../../../session/useSession';
import { momentZone } from '../../../texts/dateChoice';
import { formatDate, isoDay } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { Table } from '../../../ui/table/Table';
import { memberFieldViews } from '../fields';
import styles from '../import/ImportScreens.module.css';
import type { ParsedFile } from '../import/job/importState';
import { remarksOf } from '../import/report/lineRemarks';
import { ScrollBox } from '../import/ScrollBox';
import { type ImportTexts, importTexts } from '../import/texts.fr';
import { type ReadImportLine, readImportRow } from './readImportRow';
import { readingOf } from './readSource';

const ROWS = 5;

interface PreviewLine extends ReadImportLine {
  line: number;
}

/** The first lines as the import reads them, with their problems. */
export function PreviewTable({ read }: { read: ParsedFile }) {
  const texts = useTexts(importTexts);
  const hasStates = useCapability('etats');
  const lines = useMemo(() => firstLines(read, hasStates), [read, hasStates]);
  const columns = useMemo(() => previewColumns(texts, read), [texts, read]);
  return (
    <ScrollBox label={texts.preview}>
      <div className={styles.preview} style={{ '--columns': columns.length + 1 } as CSSProperties}>
        <Table
          caption={texts.preview}
          columns={columns}
          rows={lines}
          rowKey={({ line }) => line}
          empty={texts.noLine}
        />
      </div>
    </ScrollBox>
  );
}

function firstLines({ source, matching, answers }: ParsedFile, hasStates: boolean): PreviewLine[] {
  const { table } = source;
  const { plan, decisions } = readingOf(source, matching);
  const rules = rulesOf(decisions, answers, { today: isoDay(new Date()), zone: momentZone(), hasStates });
  const found: PreviewLine[] = [];
  for (let index = 0; index < table.rows.length && found.length < ROWS; index++) {
    const row = table.rows[index]!;
    if (!isBlank(row)) found.push({ ...readImportRow(row, plan, rules), line: table.firstLine + index });
  }
  return found;
}

function valueText(texts: ImportTexts, field: MemberField, value: string): string {
  if (memberFieldViews[field].control.kind === 'date')
    return /^\d{4}-/.test(value) ? formatDate(value) : value;
  if (
    value === 'masculin' ||
    value === 'feminin' ||
    value === 'celibataire' ||
    value === 'marie' ||
    value === WIDOWED
  )
    return texts[value];
  return value;
}

function stateText(texts: ImportTexts, { state }: PreviewLine, field: StateField): string {
  if (!state) return '';
  if (field === 'etat') return texts[state.etat];
  if (field === 'etat_depuis') return state.etat_depuis ? formatDate(state.etat_depuis) : '';
  return state.etat_motif ? texts[state.etat_motif] : '';
}

function previewColumns(texts: ImportTexts, { matching, answers }: ParsedFile) {
  const isWhole = matching.nom_complet !== undefined;
  const matched = IMPORT_COLUMNS.filter(
    (field) =>
      matching[field] !== undefined ||
      (isWhole && (field === 'nom' || field === 'prenom')) ||
      (field === 'code_postal' && answers.postcodes === 'split'),
  );
  return [
    ...matched.map((field) => ({
      key: field as string,
      header: texts[field],
      cell: ({ values }: PreviewLine) => valueText(texts, field, values[field]),
    })),
    ...STATE_FIELDS.filter((field) => matching.etat !== undefined && matching[field] !== undefined).map(
      (field) => ({
        key: field as string,
        header: texts[field],
        cell: (line: PreviewLine) => stateText(texts, line, field),
      }),
    ),
    {
      key: 'remark',
      header: texts.remark,
      width: '16em',
      cell: (line: PreviewLine) => remarksOf(texts, line).join(' · '),
    },
  ];
}
