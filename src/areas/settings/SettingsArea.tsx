import { useCapability } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { RadioGroup } from '../../ui/form/fields/RadioGroup';
import { Select } from '../../ui/form/fields/Select';
import { Switch } from '../../ui/form/fields/Switch';
import { LazyPart } from '../../ui/lazy/LazyPart';
import { Notice } from '../../ui/notice/Notice';
import { Panel } from '../../ui/panel/Panel';
import { Screen } from '../../ui/screen/Screen';
import { Tabs } from '../../ui/tabs/Tabs';
import { useAreaTitle } from '../frame/WidgetContext';
import { DATE_FORMATS, LANGUAGES, TIME_ZONES } from './options';
import { ProfileTab } from './ProfileTab';
import styles from './Settings.module.css';
import { settingsTexts } from './texts';

const loadProfile = () => import('./account/OwnProfile');
const loadSecurity = () => import('./account/OwnSecurity');

/**
 * The settings. Profile and security are real where the back end announces accounts. The rest is a mock-up, which makes
 * no call, saves nothing and changes nothing; so is all of it on a back end of the specification.
 */
export default function SettingsArea() {
  const title = useAreaTitle();
  const texts = useTexts(settingsTexts);
  const isReal = useCapability('comptes');
  const shell = {
    notifications: <NotificationsTab />,
    appearance: <AppearanceTab />,
    general: <GeneralTab />,
  };
  const profile = isReal ? <LazyPart load={loadProfile} props={{}} /> : <ProfileTab />;
  const security = isReal ? <LazyPart load={loadSecurity} props={{}} /> : <SecurityTab />;
  const tabs = [
    { key: 'profile', label: texts.profile, panel: profile },
    { key: 'notifications', label: texts.notifications, panel: shell.notifications },
    { key: 'security', label: texts.security, panel: security },
    { key: 'appearance', label: texts.appearance, panel: shell.appearance },
    { key: 'general', label: texts.general, panel: shell.general },
  ].filter(({ key }) => !isReal || !(key in shell));
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
