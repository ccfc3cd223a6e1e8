import { type ReactNode, useId, useState } from 'react';
import { TabList } from './TabList';
import styles from './Tabs.module.css';

interface Tab {
  key: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** The key of the open tab, when the caller holds it. */
  value?: string | undefined;
  onChange?: ((key: string) => void) | undefined;
  className?: string | undefined;
}

/** Tabs after the ARIA practices. A panel is mounted at its first visit and kept, so nothing typed in it is lost. */
export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.key);
  const current = tabs.some((tab) => tab.key === (value ?? own)) ? (value ?? own) : tabs[0]?.key;

  const select = (key: string) => {
    setOwn(key);
    onChange?.(key);
  };
  return (
    <div className={className ? `${styles.tabs} ${className}` : styles.tabs}>
      <TabList
        label={label}
        tabs={tabs}
        current={current}
        onSelect={select}
        idOf={(key) => `${id}${key}t`}
        panelOf={(key) => `${id}${key}p`}
      />
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may contain nothing else to focus
      tabIndex={0}
      hidden={!isCurrent}
      className={styles.panel}
    >
      {(isCurrent || wasVisited) && children}
    </div>
  );
}
