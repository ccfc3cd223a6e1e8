/** What a person has chosen for their own account. Parvis applies it wherever that person is signed in. */
import * as z from 'zod/mini';

export const THEMES = ['auto', 'light', 'dark'] as const;
/** The languages that Parvis is translated into. */
export const LANGUES = ['fr'] as const;
export const FORMATS_DATE = ['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD'] as const;

/** Longer than any name of a time zone. */
const FUSEAU_MAX = 64;

const fields = {
  /** Colours of every widget that the page leaves at `auto`. */
  theme: z.enum(THEMES),
  langue: z.enum(LANGUES),
  format_date: z.enum(FORMATS_DATE),
  /** IANA name of the zone in which moments are shown; empty for the zone of the device. */
  fuseau: z.string().check(z.maxLength(FUSEAU_MAX)),
  /** Mails that the person asks for. Mails about the security of the account are always sent. */
  avis_reponses: z.boolean(),
  avis_comptes: z.boolean(),
  avis_connexions: z.boolean(),
};

export const reglages = z.object(fields);
export type Reglages = z.infer<typeof reglages>;

/** The settings to change; the others stay. */
export const reglagesDraft = z.partial(reglages);

const REGLAGES_DEFAULT: Reglages = {
  theme: 'auto',
  langue: 'fr',
  format_date: 'DD/MM/YYYY',
  fuseau: '',
  avis_reponses: false,
  avis_comptes: false,
  avis_connexions: false,
};

/** The settings that were stored, with the default of each that is missing. */
export const reglagesOf = (stored: Partial<Reglages>): Reglages => ({ ...REGLAGES_DEFAULT, ...stored });
