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

/** Index that a key leads to, wrapping around; arrows follow the direction of the text. */
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

const tabProps = (id: string, isCurrent: boolean) =>
  ({
    role: 'tab',
    part: 'tab',
    id: `${id}t`,
    'aria-selected': isCurrent,
    'aria-controls': `${id}p`,
    tabIndex: isCurrent ? 0 : -1,
  }) as const;

/** Tabs after the ARIA practices. A panel is built at its first visit and kept, so nothing typed in it is lost. */
export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.key);
  const current = tabs.some((tab) => tab.key === (value ?? own)) ? (value ?? own) : tabs[0]?.key;

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
    const target = targetOf(event, index, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  };
  return (
    <div className={className ? `${styles.tabs} ${className}` : styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={handleKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            {...tabProps(`${id}${tab.key}`, tab.key === current)}
            className={styles.tab}
            onClick={() => select(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.key} id={`${id}${tab.key}`} isCurrent={tab.key === current}>
          {tab.panel}
        </TabPanel>
      ))}
    </div>
  );
}

function TabPanel({ id, isCurrent, children }: { id: string; isCurrent: boolean; children: ReactNode }) {
  const [wasVisited, setVisited] = useState(isCurrent);
  if (isCurrent && !wasVisited) setVisited(true);
  return (
    <div
      role="tabpanel"
      part="tab-panel"
      id={`${id}p`}
      aria-labelledby={`${id}t`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing else to focus
      tabIndex={0}
      hidden={!isCurrent}
      className={styles.panel}
    >
      {(isCurrent || wasVisited) && children}
    </div>
  );
}
