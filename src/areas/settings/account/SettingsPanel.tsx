import type { ReactNode } from 'react';
import type { UserSettings } from '../../../domain/accounts/userSettings';
import { useTexts } from '../../../texts/texts';
import { Panel } from '../../../ui/display/Panel';
import { QueryState } from '../../../ui/state/QueryState';
import panels from '../Settings.module.css';
import { ownAccountTexts } from './texts.fr';
import { useSettings } from './useSettings';

interface SettingsPanelProps {
  title: string;
  children(settings: UserSettings, change: (part: Partial<UserSettings>) => void): ReactNode;
}

/** A panel whose controls save at once. */
export function SettingsPanel({ title, children }: SettingsPanelProps) {
  const texts = useTexts(ownAccountTexts);
  const { query, settings, change } = useSettings();
  return (
    <div className={panels.panels}>
      <Panel title={title}>
        <QueryState query={query} failed={texts.loadFailed} stale={texts.loadFailed} />
        {settings && <div className={panels.fields}>{children(settings, (part) => void change(part))}</div>}
      </Panel>
    </div>
  );
}
