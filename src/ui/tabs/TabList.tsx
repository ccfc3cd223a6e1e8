import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './Tabs.module.css';

interface TabListProps {
  /** Accessible name of the row. */
  label: string;
  tabs: readonly { key: string; label: ReactNode }[];
  /** The key of the open tab; `undefined` when none is open. */
  current: string | undefined;
  onSelect(key: string): void;
  idOf(key: string): string;
  /** The id of the panel that a tab opens. */
  panelOf(key: string): string;
}

/** The index that a key moves to. It wraps around, and arrows follow the direction of the text. */
function targetOf(event: KeyboardEvent<HTMLElement>, index: number, count: number): number | undefined {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const targets: Record<string, number> = {
    ArrowRight: index + forward,
    ArrowLeft: index - forward,
    Home: 0,
    End: count - 1,
  };
  const target = targets[event.key];
  return target === undefined ? undefined : (target + count) % count;
}

/** The row of tabs without panels, after the ARIA practices. Arrow keys open the tab they reach. */
export function TabList({ label, tabs, current, onSelect, idOf, panelOf }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  // When none is open, the first one is in the tab order.
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.key === current),
  );
  const select = (index: number) => {
    const tab = tabs[index];
    if (!tab) return;
    onSelect(tab.key);
    const button = list.current?.children[index] as HTMLElement | undefined;
    button?.focus();
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const focused = [...event.currentTarget.children].indexOf(event.target as Element);
    const target = targetOf(event, focused < 0 ? at : focused, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={handleKeyDown}>
      {tabs.map((tab, index) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          part="tab"
          id={idOf(tab.key)}
          aria-selected={tab.key === current}
          aria-controls={panelOf(tab.key)}
          tabIndex={index === at ? 0 : -1}
          className={styles.tab}
          onClick={() => select(index)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
