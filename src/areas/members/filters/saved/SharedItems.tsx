import { sharedFilterCalls } from '../../../../api/endpoints/sharedFilters';
import { useQuery } from '../../../../api/useApi';
import type { SharedFilter } from '../../../../domain/members/sharedFilter';
import { useSession } from '../../../../session/useSession';
import { readFailureText } from '../../../../texts/failures';
import { useTexts } from '../../../../texts/texts';
import { VisuallyHidden } from '../../../../ui/display/VisuallyHidden';
import { MenuItem } from '../../../../ui/menu/MenuItem';
import type { ListQuery } from '../../data/listQuery';
import { savedTexts } from '../texts.fr';
import { isApplied } from './savedFilters';
import { type ReadFilter, readShared } from './sharedFilter';

interface SharedItemsProps {
  query: ListQuery;
  onApply(filter: ReadFilter): void;
}

/** The filters that users share, in the menu of saved filters. */
export default function SharedItems({ query, onApply }: SharedItemsProps) {
  const texts = useTexts(savedTexts);
  const { capabilities } = useSession().state;
  const { data, failure } = useQuery(sharedFilterCalls.list, {}, { alwaysReload: true });
  if (failure && !data) return <MenuItem disabled>{readFailureText(failure, texts.sharedFailed)}</MenuItem>;
  if (!data) return <MenuItem disabled>{texts.sharedLoading}</MenuItem>;
  const item = (filter: SharedFilter) => {
    const read = readShared(filter, query, capabilities);
    const isCurrent = read.unknown.length === 0 && isApplied({ ...read.query, name: filter.nom }, query);
    return (
      <MenuItem key={filter.id} icon={isCurrent ? 'check' : 'share'} onSelect={() => onApply(read)}>
        {filter.nom}
        <VisuallyHidden>
          {' '}
          {texts.sharedItem} {isCurrent && texts.applied}
        </VisuallyHidden>
      </MenuItem>
    );
  };
  return data.map(item);
}
