import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  key: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** Key of the open tab, when the caller holds it. */
  value?: string | undefined;
  onChange?: ((key: string) => void) | undefined;
  className?: string | undefined;
}

/** Tabs after the ARIA practices. A panel is built at its first visit and kept, so nothing typed in it is lost. */
export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.key);
  const current = tabs.some((tab) => tab.key === (value ?? own)) ? (value ?? own) : tabs[0]?.key;
  const visited = useRef(new Set<string>());
  if (current !== undefined) visited.current.add(current);

  const select = (index: number) => {
    const tab = tabs[index];
    if (!tab) return;
    setOwn(tab.key);
    onChange?.(tab.key);
    const button = list.current?.children[index] as HTMLElement | undefined;
    button?.focus();
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex((tab) => tab.key === current);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const targets: Record<string, number> = {
      ArrowRight: index + forward,
      ArrowLeft: index - forward,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    select((target + tabs.length) % tabs.length);
  };
  return (
    <div className={className ? `${styles.tabs} ${className}` : styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={handleKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            part="tab"
            id={`${id}t${tab.key}`}
            aria-selected={tab.key === current}
            aria-controls={`${id}p${tab.key}`}
            tabIndex={tab.key === current ? 0 : -1}
            className={styles.tab}
            onClick={() => select(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          part="tab-panel"
          id={`${id}p${tab.key}`}
          aria-labelledby={`${id}t${tab.key}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing else to focus
          tabIndex={0}
          hidden={tab.key !== current}
          className={styles.panel}
        >
          {visited.current.has(tab.key) && tab.panel}
        </div>
      ))}
    </div>
  );
}
