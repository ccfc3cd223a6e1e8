import { useEffect, useMemo } from 'react';
import { consentCalls } from '../../../api/endpoints/register/consents';
import { useQuery } from '../../../api/useApi';
import { type ConsentColumn, consentColumnsOf } from '../../../domain/register/importedConsents';
import { useCapability } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Checkbox } from '../../../ui/form/fields/Checkbox';
import { QueryState } from '../../../ui/state/QueryState';
import type { ImportAction, ParsedFile } from '../import/job/importState';
import { importTexts } from '../import/texts.fr';

/** Finds the columns that have consents, where the back end keeps some; they are noted unless the user says otherwise. */
export function useConsentColumns({ source, consents }: ParsedFile, change: (action: ImportAction) => void) {
  const query = useQuery(consentCalls.kinds, useCapability('consentements') ? {} : null);
  const { data } = query;
  const { header, rows } = source.table;
  const found = useMemo(() => data && consentColumnsOf(header, rows, data.types), [data, header, rows]);
  const isChosen = consents !== undefined;
  useEffect(() => {
    if (found && !isChosen) change({ type: 'consents', columns: found });
  }, [found, isChosen, change]);
  const kindOf = (id: number) => data?.types.find((kind) => kind.id === id)?.nom ?? '';
  return { query, found, kindOf, isWaiting: query.isLoading || (found !== undefined && !isChosen) };
}

interface ConsentColumnsProps {
  read: ParsedFile;
  columns: ReturnType<typeof useConsentColumns>;
  /** Names of the columns, in their order. */
  names: readonly string[];
  change(action: ImportAction): void;
}

export function ConsentColumns({ read: { consents }, columns, names, change }: ConsentColumnsProps) {
  const texts = useTexts(importTexts);
  const { query, found, kindOf } = columns;
  // A column that is called otherwise says which kind it is read as.
  const nameOf = ({ column, kind }: ConsentColumn) => {
    const [name = '', read] = [names[column], kindOf(kind)];
    return name === read ? name : `${name} (${read})`;
  };
  if (query.failure && !found)
    return <QueryState query={query} failed={texts.consentsFailed} stale={texts.consentsFailed} />;
  if (!found || found.length === 0 || !consents) return null;
  return (
    <Checkbox
      label={texts.consents(found.map(nameOf).join(', '))}
      hint={texts.consentsHint}
      checked={consents.length > 0}
      onChange={(isChecked) => change({ type: 'consents', columns: isChecked ? found : [] })}
    />
  );
}
