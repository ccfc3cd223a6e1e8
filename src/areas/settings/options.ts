/** The label is the value itself: names of languages, zones and formats are the same in every language. */
export const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export const LANGUAGES = asOptions(['Français', 'English', 'Español']);
export const TIME_ZONES = asOptions(['Europe/Paris', 'Europe/London', 'America/New_York']);
export const DATE_FORMATS = asOptions(['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD']);
