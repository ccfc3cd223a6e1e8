import { THEMES } from '../../../domain/accounts/userSettings';
import { useTexts } from '../../../texts/texts';
import { RadioGroup } from '../../../ui/form/fields/RadioGroup';
import { settingsTexts } from '../texts.fr';
import { SettingsPanel } from './SettingsPanel';
import { ownAccountTexts } from './texts.fr';

/** The colours, on every device of the person. */
export default function OwnAppearance() {
  const texts = useTexts(ownAccountTexts);
  const words = useTexts(settingsTexts);
  const options = THEMES.map((value) => ({ value, label: words[value] }));
  return (
    <SettingsPanel title={words.appearance}>
      {({ theme }, change) => (
        <RadioGroup
          label={words.theme}
          hint={texts.themeHint}
          options={options}
          value={theme}
          onChange={(chosen) => change({ theme: THEMES.find((one) => one === chosen) })}
        />
      )}
    </SettingsPanel>
  );
}
