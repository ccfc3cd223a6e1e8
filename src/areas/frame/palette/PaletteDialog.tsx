import { useId, useRef, useState } from 'react';
import { useSearchText } from '../../../data/useSearchText';
import { readFailureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Dialog } from '../../../ui/dialog/Dialog';
import type { Results } from '../../../ui/picker/OptionIndex';
import { SearchBox } from '../../../ui/picker/SearchBox';
import { pickerTexts } from '../../../ui/picker/texts.fr';
import type { AnyArea } from '../../area';
import type { AreaSearch, FoundGroup } from './found';
import styles from './Palette.module.css';
import { PaletteList } from './PaletteList';
import { paletteTexts } from './texts.fr';
import { usePaletteChoice } from './usePaletteChoice';
import { allOptions, resultCount, usePaletteResults } from './usePaletteResults';

export interface PaletteProps {
  /** The areas that the widget can show. */
  areas: readonly AnyArea[];
  /** Those of these areas. They stay the same while the palette is open. */
  searches: readonly AreaSearch[];
  onClose(): void;
  /** Closes it, and then does what was chosen. */
  onChoose(run: () => void): void;
}

/** Finds commands, and what the areas search, by keyboard alone. */
export default function PaletteDialog({ areas, searches, onClose, onChoose }: PaletteProps) {
  const texts = useTexts(paletteTexts);
  const id = useId();
  const listId = `${id}-list`;
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const box = useSearchText(search, setSearch);
  const typed = box.value.trim();
  const groups = useFailures(usePaletteResults(areas, searches, { typed, search }));
  const { active, choose, handleKeyDown } = usePaletteChoice({
    typed,
    groups,
    onHurry: () => box.submit(box.value),
    onChoose,
  });
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      <div className={styles.palette}>
        <SearchBox
          id={`${id}-field`}
          aria-label={texts.field}
          listId={listId}
          inputRef={input}
          value={box.value}
          isOpen
          results={resultsOf(groups, typed)}
          active={active}
          onText={(text) => (text.trim() ? box.type(text) : box.submit(text))}
          onKeyDown={handleKeyDown}
        />
        <div className={styles.results}>
          {allOptions(groups).length > 0 && (
            <PaletteList id={listId} groups={groups} active={active} onChoose={choose} />
          )}
        </div>
        <Status groups={groups} typed={typed} />
      </div>
    </Dialog>
  );
}

/** As the field of a picker takes them. */
const resultsOf = (groups: readonly FoundGroup[], query: string): Results => ({
  query,
  options: allOptions(groups).map(({ id }) => ({ id, label: id })),
  matches: null,
});

/**
 * Each group whose source has failed says so, with an option that asks again. It stands where a whole name would, which it
 * may be hiding.
 */
function useFailures(groups: readonly FoundGroup[]): FoundGroup[] {
  const texts = useTexts(paletteTexts);
  return groups.map((group) => {
    const { kind, failure } = group;
    if (!failure) return group;
    const reason = readFailureText(failure.reason, '');
    const option = {
      id: `retry-${kind}`,
      place: 0,
      icon: 'refresh' as const,
      name: failure.text,
      detail: [reason, texts.retry].filter(Boolean).join(' · '),
      isExtra: true,
      keepsOpen: true,
      run: failure.retry,
    };
    return { ...group, options: [option], total: 0 };
  });
}

/** How many were found, once it is known, and the keys. */
function Status({ groups, typed }: { groups: readonly FoundGroup[]; typed: string }) {
  const texts = useTexts(paletteTexts);
  const words = useTexts(pickerTexts);
  const isSettled = groups.every((group) => group.isSettled);
  const count = resultCount(groups);
  const isIncomplete = groups.some(({ failure }) => failure);
  const found = count > 0 || isIncomplete ? words.results(count) : words.noMatch(typed);
  const said = [found, isIncomplete && words.incomplete].filter(Boolean).join('. ');
  return (
    <div className={styles.foot}>
      <p role="status" className={styles.status}>
        {typed && isSettled && said}
      </p>
      {typed && !isSettled && (
        <p className={styles.status} aria-hidden="true">
          {texts.searching}
        </p>
      )}
      <p className={styles.keys}>{texts.keys}</p>
    </div>
  );
}
