import { type KeyboardEvent, useEffect, useState } from 'react';
import { activeAfter, NONE } from '../../../ui/picker/activeKeys';
import { useStableCallback } from '../../../ui/useStableCallback';
import type { FoundOption } from '../../area';
import type { FoundGroup } from './found';
import { allOptions, isFirstKnown } from './usePaletteResults';

/** Options that a page key moves by. */
const PAGE = 5;

interface PaletteChoice {
  /** The place of the active option; NONE while the keys act on the text. */
  active: number;
  choose(option: FoundOption): void;
  handleKeyDown(event: KeyboardEvent): void;
}

interface ChoiceOptions {
  typed: string;
  groups: readonly FoundGroup[];
  /** Searches for what is typed without the pause. */
  onHurry(): void;
  /** Closes the palette, and then does what was chosen. */
  onChoose(run: () => void): void;
}

/**
 * The active option, and the keys. The first one is active as soon as something is typed. Where better results may still
 * come, Enter waits for them, so that it opens what was typed and not what was found first.
 */
export function usePaletteChoice({ typed, groups, onHurry, onChoose }: ChoiceOptions): PaletteChoice {
  const options = allOptions(groups);
  // An option that was moved to stays active while further results come.
  const [moved, setMoved] = useState<{ id: string; typed: string }>();
  const at = moved?.typed === typed ? options.findIndex(({ id }) => id === moved.id) : -1;
  const first = options.findIndex(({ isExtra }) => !isExtra);
  const active = at >= 0 ? at : typed && options.length > 0 ? Math.max(0, first) : NONE;
  const choose = useStableCallback((option: FoundOption) => {
    if (option.keepsOpen) option.run();
    else onChoose(option.run);
  });
  const [awaited, setAwaited] = useState<string>();
  const isKnown = at >= 0 || isFirstKnown(groups);
  useEffect(() => {
    if (awaited === undefined) return;
    if (awaited !== typed) return setAwaited(undefined);
    if (!isKnown) return;
    setAwaited(undefined);
    const found = options[first];
    if (found) choose(found);
  }, [awaited, typed, isKnown, options, first, choose]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
    const next = shiftKey ? undefined : activeAfter(key, active, options.length, PAGE);
    const option = options[next ?? active];
    if (next !== undefined && option) {
      event.preventDefault();
      setMoved({ id: option.id, typed });
    } else if (key === 'Enter') {
      event.preventDefault();
      if (!isKnown) {
        setAwaited(typed);
        onHurry();
      } else if (option) choose(option);
    }
  };
  return { active, choose, handleKeyDown };
}
