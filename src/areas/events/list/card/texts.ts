import { formatTime } from '../../../../texts/longFormats';

type Time = string | null | undefined;

export const eventCardTexts = {
  /** «14:30 – 16:00», «14:30» or «Heure non définie». */
  hours: (start: Time, end: Time) =>
    start && end ? `${formatTime(start)} – ${formatTime(end)}` : formatTime(start),
} as const;
