import { DATE_FORMS, SPOKEN_LANGUAGES } from '../../../domain/accounts/userSettings';
import { deviceZone } from '../../../texts/locale';
import { formatDateTime } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { Select } from '../../../ui/form/fields/Select';
import { asOptions, LANGUAGES, TIME_ZONES } from '../options';
import { settingsTexts } from '../texts.fr';
import { SettingsPanel } from './SettingsPanel';
import { ownAccountTexts } from './texts.fr';

/** The zones that the browser knows, and the chosen one; browsers before 2022 list none, so a few are offered there. */
function zoneOptions(chosen: string): readonly { value: string; label: string }[] {
  const known = Intl.supportedValuesOf ? asOptions(Intl.supportedValuesOf('timeZone')) : TIME_ZONES;
  const isListed = !chosen || known.some(({ value }) => value === chosen);
  return isListed ? known : [...asOptions([chosen]), ...known];
}

/** The languages in their order; those that Parvis doesn't speak yet can't be chosen. */
const languages = LANGUAGES.map(({ label }, at) => ({
  label,
  value: SPOKEN_LANGUAGES[at] ?? label,
  isDisabled: at >= SPOKEN_LANGUAGES.length,
}));

/** How dates are written, and in which zone moments are told. */
export default function OwnGeneral() {
  const texts = useTexts(ownAccountTexts);
  const words = useTexts(settingsTexts);
  const now = formatDateTime(new Date().toISOString());
  return (
    <SettingsPanel title={words.region}>
      {({ langue, fuseau, format_date }, change) => (
        <>
          <Select
            label={words.language}
            hint={texts.languageHint}
            options={languages}
            value={langue}
            onChange={(chosen) => change({ langue: SPOKEN_LANGUAGES.find((one) => one === chosen) })}
          />
          <Select
            label={words.timeZone}
            hint={texts.timeZoneHint}
            placeholder={texts.deviceZone(deviceZone())}
            options={zoneOptions(fuseau)}
            value={fuseau}
            onChange={(zone) => change({ fuseau: zone })}
          />
          <Select
            label={words.dateFormat}
            hint={texts.dateFormatHint(now)}
            options={asOptions(DATE_FORMS)}
            value={format_date}
            onChange={(format) => change({ format_date: DATE_FORMS.find((one) => one === format) })}
          />
        </>
      )}
    </SettingsPanel>
  );
}
