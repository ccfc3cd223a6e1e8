import type { RefObject } from 'react';
import type { SearchText } from '../../../data/useSearchText';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { SearchField } from '../../../ui/form/fields/SearchField';
import { filterCount, type ListQuery } from '../data/listQuery';
import { membersTexts, savedMenuTexts } from '../texts.fr';
import styles from './ListHeader.module.css';
import { useListParts } from './useListParts';

interface ListToolbarProps {
  query: ListQuery;
  search: SearchText;
  /** Why the back end refused the search. */
  refused: string | undefined;
  /** The filter panel's id, and whether it is open where there is no room for it beside the list. */
  panelId: string;
  isPanelOpen: boolean;
  /** Receives the button that opens the panel. */
  panelButton: RefObject<HTMLButtonElement | null>;
  onTogglePanel(): void;
  /** By Escape on that button, where the focus stays while the panel opens. */
  onEscape(): void;
  /** To show a saved filter instead. */
  onApply(query: ListQuery): void;
}

/** The search, the filters and the saved filters. */
export function ListToolbar(props: ListToolbarProps) {
  const { query, search, refused, panelId, isPanelOpen, panelButton, onTogglePanel, onEscape, onApply } =
    props;
  const texts = useTexts(membersTexts);
  const savedWords = useTexts(savedMenuTexts);
  const { value: parts } = useListParts();
  const active = filterCount(query);
  return (
    <div className={styles.toolbar}>
      <SearchField
        className={styles.search}
        label={texts.search}
        value={search.value}
        error={refused}
        onChange={search.type}
        onKeyDown={(event) => event.key === 'Enter' && search.submit(search.value)}
      />
      <Button
        ref={panelButton}
        className={styles.filterButton}
        icon="filter"
        aria-label={texts.showFilters(active)}
        aria-expanded={isPanelOpen}
        aria-controls={panelId}
        onClick={onTogglePanel}
        onKeyDown={(event) => isPanelOpen && event.key === 'Escape' && onEscape()}
      >
        {active ? `${texts.filters} (${active})` : texts.filters}
      </Button>
      {parts ? (
        <parts.SavedFilters query={query} onApply={onApply} />
      ) : (
        // Any icon has this width.
        <Button className={styles.place} icon="search" hasArrow>
          {savedWords.menu}
        </Button>
      )}
    </div>
  );
}
