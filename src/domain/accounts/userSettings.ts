/** What a person has chosen for their own account. Parvis applies it wherever that person is signed in. */
import * as z from 'zod/mini';

export const THEMES = ['auto', 'light', 'dark'] as const;
/** The languages that Parvis is translated into. */
export const SPOKEN_LANGUAGES = ['fr'] as const;
export const DATE_FORMS = ['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD'] as const;

/** Longer than any name of a time zone. */
const TIME_ZONE_MAX = 64;

const fields = {
  /** Colours of every widget that the page leaves at `auto`. */
  theme: z.enum(THEMES),
  langue: z.enum(SPOKEN_LANGUAGES),
  format_date: z.enum(DATE_FORMS),
  /** IANA name of the zone in which moments are shown; empty for the zone of the device. */
  fuseau: z.string().check(z.maxLength(TIME_ZONE_MAX)),
  /** Mails that the person asks for. Mails about the security of the account are always sent. */
  avis_reponses: z.boolean(),
  avis_comptes: z.boolean(),
  avis_connexions: z.boolean(),
};

export const userSettingsSchema = z.object(fields);
export type UserSettings = z.infer<typeof userSettingsSchema>;

/** The settings to change; the others stay. */
export const userSettingsDraftSchema = z.partial(userSettingsSchema);

const SETTINGS_DEFAULT: UserSettings = {
  theme: 'auto',
  langue: 'fr',
  format_date: 'DD/MM/YYYY',
  fuseau: '',
  avis_reponses: false,
  avis_comptes: false,
  avis_connexions: false,
};

/** The settings that were stored, with the default of each that is missing. */
export const userSettingsOf = (stored: Partial<UserSettings>): UserSettings => ({
  ...SETTINGS_DEFAULT,
  ...stored,
});
