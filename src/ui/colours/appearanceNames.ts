/** The custom properties that a host may set, by their names in JavaScript, and what their values are. */
export const kinds = {
  fontSize: 'length',
  font: 'font',
  canvas: 'color',
  surface: 'color',
  raised: 'color',
  sunken: 'color',
  hover: 'color',
  active: 'color',
  selected: 'color',
  text: 'color',
  textMuted: 'color',
  textFaint: 'color',
  border: 'color',
  borderControl: 'color',
  accent: 'color',
  accentHover: 'color',
  accentActive: 'color',
  onAccent: 'color',
  accentText: 'color',
  accentSoft: 'color',
  danger: 'color',
  dangerHover: 'color',
  onDanger: 'color',
  dangerText: 'color',
  dangerSoft: 'color',
  warningText: 'color',
  warningSoft: 'color',
  infoText: 'color',
  infoSoft: 'color',
  focus: 'color',
  backdrop: 'color',
  shadow: 'shadow',
  skeleton: 'color',
  radius: 'length',
  controlHeight: 'length',
  rowHeight: 'length',
} as const;

export type AppearanceName = keyof typeof kinds;

/** `onAccent` → `--parvis-on-accent` */
export const propertyOf = (name: string): string =>
  `--parvis-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
