import { pageTexts } from '../texts';
import { attendanceStateTexts } from './texts.fr';

/** How a person was at an event, in words. A state that Parvis doesn't know is shown as it is. */
export const attendanceLabel = (state: string): string => {
  const words: Readonly<Record<string, string>> = pageTexts(attendanceStateTexts);
  return words[state] ?? state;
};
