import type { Letter } from '../../../../../../demo/server/letters/writeLetter';

/** A letter as one text, to be compared whole. No-break spaces read as «~», so that a lost one is seen. */
export const whole = ({ subject, text }: Letter): string => `${subject}\n\n${text}`.replaceAll('\u00a0', '~');

/** The same, as a test writes it: lines without the indentation of the test. */
export const written = (lines: string): string => `${lines.trim().replaceAll(/^ +/gm, '')}\n`;

const NOT_YOU =
  'Ce n’était pas vous~? Changez tout de suite votre mot de passe (Parvis, Paramètres, Sécurité) et prévenez un administrateur.';
export const ENDINGS = {
  NOT_YOU,
  ASK: 'Si vous ne vous y attendiez pas, demandez-en la raison à un administrateur.',
  ASKED:
    'Vous recevez ce message parce que vous l’avez demandé dans Parvis, sous «~Paramètres, Notifications~».',
} as const;
