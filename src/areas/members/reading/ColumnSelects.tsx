import { useMemo } from 'react';
import { useKnownFields } from '../../../data/useKnownFields';
import { readCell } from '../../../domain/csv/cell';
import type { ReadField } from '../../../domain/import/headerNames';
import { IMPORT_COLUMNS, REQUIRED_TO_CREATE } from '../../../domain/members/fileColumns';
import type { MemberField } from '../../../domain/members/member';
import { STATE_FIELDS } from '../../../domain/register/states';
import { useCapability } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Select } from '../../../ui/form/fields/Select';
import styles from '../import/ImportScreens.module.css';
import type { ImportAction, ParsedFile } from '../import/job/importState';
import { importTexts } from '../import/texts.fr';
import { readingOf } from './readSource';

interface ColumnSelectsProps {
  read: ParsedFile;
  /** Names of the columns, in their order. */
  names: readonly string[];
  change(action: ImportAction): void;
}

/** The fields that are asked for: last and first name, or the column with both. */
function fieldsOf({ matching }: ParsedFile, known: readonly MemberField[]): readonly ReadField[] {
  if (matching.nom_complet === undefined) {
    const isSplit = matching.nom !== undefined && matching.prenom !== undefined;
    return isSplit ? known : ['nom_complet', ...known];
  }
  return ['nom_complet', ...known.filter((field) => field !== 'nom' && field !== 'prenom')];
}

/** The day and the reason belong to a state. */
const stateFieldsOf = ({ matching }: ParsedFile): readonly ReadField[] =>
  matching.etat === undefined ? ['etat'] : STATE_FIELDS;

const isField = (field: ReadField): field is MemberField => IMPORT_COLUMNS.some((column) => column === field);

/** The choice of the column for each field. */
export function ColumnSelects({ read, names, change }: ColumnSelectsProps) {
  const texts = useTexts(importTexts);
  const known = useKnownFields(IMPORT_COLUMNS);
  const hasStates = useCapability('etats');
  const { source, matching } = read;
  const { header, rows } = source.table;
  const { spares } = readingOf(source, matching).plan;
  const options = names.map((label, column) => ({ value: String(column), label }));
  const examples = useMemo(
    () =>
      header.map((_, column) => {
        const written = rows.find((row) => row[column]?.trim())?.[column]?.trim();
        return written && readCell(written).text;
      }),
    [header, rows],
  );
  const hintOf = (field: ReadField) => {
    const example = examples[matching[field] ?? -1];
    const others = isField(field) ? (spares[field] ?? []).map((column) => names[column] ?? '') : [];
    const parts = [example && texts.example(example), others.length > 0 && texts.spares(others.join(', '))];
    return parts.filter(Boolean).join(' · ') || undefined;
  };
  const placeholderOf = (field: ReadField, isRequired: boolean) =>
    field === 'nom_complet' ? texts.separateColumns : isRequired ? texts.chooseColumn : texts.notImported;
  const select = (field: ReadField, value: string) =>
    change({ type: 'matched', field, column: value === '' ? undefined : Number(value) });
  return (
    <div className={styles.fields}>
      {[...fieldsOf(read, known), ...(hasStates ? stateFieldsOf(read) : [])].map((field) => {
        const isRequired = isField(field) && REQUIRED_TO_CREATE.includes(field);
        return (
          <Select
            key={field}
            label={texts[field]}
            required={isRequired}
            placeholder={placeholderOf(field, isRequired)}
            options={options}
            value={String(matching[field] ?? '')}
            hint={hintOf(field)}
            onChange={(value) => select(field, value)}
          />
        );
      })}
    </div>
  );
}
