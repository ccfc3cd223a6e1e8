import { useCapability, useRight } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Switch } from '../../../ui/form/fields/Switch';
import { settingsTexts } from '../texts.fr';
import styles from './account.module.css';
import { SettingsPanel } from './SettingsPanel';
import { ownAccountTexts } from './texts.fr';

/** The mails that the person wants. Only those about what their role lets them see are offered. */
export default function OwnNotifications() {
  const texts = useTexts(ownAccountTexts);
  const words = useTexts(settingsTexts);
  const hasAnswers = useCapability('reponses');
  const maySeeAnswers = useRight('reponses.lire');
  const maySeeAccounts = useRight('comptes.lire');
  return (
    <SettingsPanel title={words.byMail}>
      {(settings, change) => {
        const choice = (
          key: 'avis_reponses' | 'avis_comptes' | 'avis_connexions',
          label: string,
          hint: string,
        ) => (
          <Switch
            label={label}
            hint={hint}
            checked={settings[key]}
            onChange={(isWanted) => change({ [key]: isWanted })}
          />
        );
        return (
          <>
            <p className={styles.text}>{texts.mailsText}</p>
            {hasAnswers && maySeeAnswers && choice('avis_reponses', texts.newAnswers, texts.newAnswersHint)}
            {maySeeAccounts && choice('avis_comptes', texts.newAccounts, texts.newAccountsHint)}
            {choice('avis_connexions', texts.newDevices, texts.newDevicesHint)}
          </>
        );
      }}
    </SettingsPanel>
  );
}
