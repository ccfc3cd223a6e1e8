/** The custom properties that a host may set, by their names in JavaScript, and what their values are. */
export const kinds = {
  fontSize: 'length',
  font: 'font',
  canvas: 'colour',
  surface: 'colour',
  raised: 'colour',
  sunken: 'colour',
  hover: 'colour',
  active: 'colour',
  selected: 'colour',
  text: 'colour',
  textMuted: 'colour',
  textFaint: 'colour',
  border: 'colour',
  borderControl: 'colour',
  accent: 'colour',
  accentHover: 'colour',
  accentActive: 'colour',
  onAccent: 'colour',
  accentText: 'colour',
  accentSoft: 'colour',
  danger: 'colour',
  dangerHover: 'colour',
  onDanger: 'colour',
  dangerText: 'colour',
  dangerSoft: 'colour',
  warningText: 'colour',
  warningSoft: 'colour',
  infoText: 'colour',
  infoSoft: 'colour',
  focus: 'colour',
  backdrop: 'colour',
  shadow: 'shadow',
  skeleton: 'colour',
  radius: 'length',
  controlHeight: 'length',
  rowHeight: 'length',
} as const;

export type AppearanceName = keyof typeof kinds;

/** `onAccent` → `--parvis-on-accent` */
export const propertyOf = (name: string): string =>
  `--parvis-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
