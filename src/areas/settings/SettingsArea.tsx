import type { ReactNode } from 'react';
import { useCapability, useRight } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { Notice } from '../../ui/display/Notice';
import { Panel } from '../../ui/display/Panel';
import { Screen } from '../../ui/display/Screen';
import { RadioGroup } from '../../ui/form/fields/RadioGroup';
import { Select } from '../../ui/form/fields/Select';
import { Switch } from '../../ui/form/fields/Switch';
import { LazyPart } from '../../ui/lazy/LazyPart';
import { Tabs } from '../../ui/tabs/Tabs';
import { useAreaTitle } from '../frame/WidgetContext';
import { DATE_FORMATS, LANGUAGES, TIME_ZONES } from './options';
import { ProfileTab } from './ProfileTab';
import styles from './Settings.module.css';
import { settingsTexts } from './texts.fr';

/** The tabs of one's own account, whose code loads with the first of them that is opened. */
const real = {
  profile: () => import('./account/OwnProfile'),
  notifications: () => import('./account/OwnNotifications'),
  security: () => import('./account/OwnSecurity'),
  appearance: () => import('./account/OwnAppearance'),
  general: () => import('./account/OwnGeneral'),
};

const loadKinds = () => import('./notes/NoteKindsTab');
const loadConsents = () => import('./consents/ConsentKindsTab');
const loadSite = () => import('./site/SiteKeyTab');

/** The settings where the back end announces accounts. Elsewhere a mock-up, which makes no call and changes nothing. */
export default function SettingsArea() {
  const title = useAreaTitle();
  const texts = useTexts(settingsTexts);
  const isReal = useCapability('comptes');
  const mayChangeForms = useRight('formulaires.modifier');
  const hasSite = useCapability('liste-site') && mayChangeForms;
  const mayRule = useRight('rgpd.modifier');
  const hasNotes = useCapability('notes') && mayRule;
  const hasConsents = useCapability('consentements') && mayRule;
  const tab = (key: keyof typeof real, shell: ReactNode) => ({
    key,
    label: texts[key],
    panel: isReal ? <LazyPart load={real[key]} props={{}} /> : shell,
  });
  const tabs = [
    tab('profile', <ProfileTab />),
    tab('notifications', <NotificationsTab />),
    tab('security', <SecurityTab />),
    tab('appearance', <AppearanceTab />),
    tab('general', <GeneralTab />),
    ...(hasNotes
      ? [{ key: 'notes', label: texts.notes, panel: <LazyPart load={loadKinds} props={{}} /> }]
      : []),
    ...(hasConsents
      ? [{ key: 'consents', label: texts.consents, panel: <LazyPart load={loadConsents} props={{}} /> }]
      : []),
    ...(hasSite ? [{ key: 'site', label: texts.site, panel: <LazyPart load={loadSite} props={{}} /> }] : []),
  ];
  return (
    <Screen title={title}>
      {!isReal && <Notice title={texts.notSaved}>{texts.notSavedText}</Notice>}
      <Tabs label={texts.tabs} tabs={tabs} />
    </Screen>
  );
}

function NotificationsTab() {
  const texts = useTexts(settingsTexts);
  return (
    <div className={styles.panels}>
      <Panel title={texts.byMail}>
        <div className={styles.fields}>
          <Switch label={texts.newMembers} hint={texts.newMembersHint} defaultChecked />
          <Switch label={texts.reminders} hint={texts.remindersHint} defaultChecked />
        </div>
      </Panel>
      <Panel title={texts.onScreen}>
        <Switch label={texts.answers} hint={texts.answersHint} />
      </Panel>
    </div>
  );
}

/** Only text: a control without effect would be misleading. */
function SecurityTab() {
  const texts = useTexts(settingsTexts);
  return (
    <div className={styles.panels}>
      <Panel title={texts.password}>
        <p className={styles.text}>{texts.passwordText}</p>
      </Panel>
      <Panel title={texts.session}>
        <p className={styles.text}>{texts.sessionText}</p>
      </Panel>
    </div>
  );
}

function AppearanceTab() {
  const texts = useTexts(settingsTexts);
  const themes = [
    { value: 'light', label: texts.light },
    { value: 'dark', label: texts.dark },
    { value: 'auto', label: texts.auto },
  ];
  return (
    <div className={styles.panels}>
      <Panel title={texts.appearance}>
        <RadioGroup label={texts.theme} options={themes} defaultValue="auto" />
      </Panel>
    </div>
  );
}

function GeneralTab() {
  const texts = useTexts(settingsTexts);
  return (
    <div className={styles.panels}>
      <Panel title={texts.region}>
        <div className={styles.fields}>
          <Select label={texts.language} options={LANGUAGES} />
          <Select label={texts.timeZone} options={TIME_ZONES} />
          <Select label={texts.dateFormat} options={DATE_FORMATS} />
        </div>
      </Panel>
    </div>
  );
}
