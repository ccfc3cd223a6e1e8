import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../../texts/texts';
import { Icon } from '../../../ui/icon/Icon';
import { optionId } from '../../../ui/picker/PickerList';
import type { FoundOption } from '../../area';
import type { FoundGroup } from './found';
import styles from './Palette.module.css';
import { paletteTexts } from './texts.fr';
import { runsOf } from './usePaletteResults';

interface PaletteListProps {
  id: string;
  groups: readonly FoundGroup[];
  /** The place of the active option among those of all groups. */
  active: number;
  onChoose(option: FoundOption): void;
}

/** The listbox: the options by match, below the names of their kinds. The focus stays in the field, which refers to the active one. */
export function PaletteList({ id, groups, active, onChoose }: PaletteListProps) {
  const texts = useTexts(paletteTexts);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!list.current) return;
    // The name of the first kind is above its option.
    if (active <= 0) list.current.scrollTop = 0;
    else list.current.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  let before = 0;
  return (
    <div
      ref={list}
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={texts.results}
      tabIndex={-1}
      // A press on an option leaves the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {runsOf(groups).map(({ kind, title, options }) => {
        const start = before;
        before += options.length;
        const key = `${kind}-${start}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
          <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
            <p id={`${id}-${key}`} className={styles.kind} role="presentation">
              {title}
            </p>
            {options.map((option, at) => (
              <Option
                key={option.id}
                id={optionId(id, start + at)}
                option={option}
                isActive={start + at === active}
                onChoose={onChoose}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: FoundOption;
  isActive: boolean;
  onChoose(option: FoundOption): void;
}

function Option({ id, option, isActive, onChoose }: OptionProps) {
  const { icon, name, detail } = option;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
    <div
      id={id}
      className={styles.option}
      role="option"
      aria-selected={isActive}
      data-active={isActive || undefined}
      onClick={() => onChoose(option)}
    >
      <Icon name={icon} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </div>
  );
}
