import type { Sight } from '../../../../../demo/server/guard/state/sight';

const GIGABYTE = 2 ** 30;

/** A machine on which all is well; tests change what they look at. */
export const fakeSight = (): Sight => ({
  folder: '/var/lib/parvis',
  explain: (error) => (error instanceof Error ? error.message : String(error)),
  warnings: () => [],
  checkOwner: () => {},
  space: () => ({ bytes: 12 * GIGABYTE, state: 'ok' }),
  spaceAt: () => undefined,
  hasLocalServer: false,
  lastBackup: () => undefined,
  lateDays: 3,
  stopDays: undefined,
  sampleAddresses: [],
  timeZone: 'UTC',
  tryMail: async () => undefined,
  certificate: async () => undefined,
});

/** Sentences without the no-break spaces that French puts into them. */
export const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
