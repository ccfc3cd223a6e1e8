/** What the checks see of the machine that the server runs on. The app alone, as in a browser, sees none of it. */
import type { Finding } from './finding';

/** Of a disk with data: how much is free, and what that means for writes. */
export interface FreeSpace {
  bytes: number;
  state: 'ok' | 'low' | 'full';
}

export interface Sight {
  /** The data folder, as the operator named it. */
  folder: string;
  /** What an error of the system means, as a sentence. */
  explain(error: unknown): string;
  /** What is odd about the settings, as sentences; those that are wrong stop the start. */
  warnings(): readonly string[];
  /** Looks at every file of the server in the folder. @throws Error with what to type where one is another user's */
  checkOwner(): void;
  /** Of the disk with the data folder. */
  space(): FreeSpace;
  /** Of the disk with the files of PostgreSQL; undefined where they are elsewhere. */
  spaceAt(path: string): FreeSpace | undefined;
  /** Whether PostgreSQL runs on this machine, so that the folder it names is here. */
  hasLocalServer: boolean;
  /** When the last backup was made by a command. */
  lastBackup(): string | undefined;
  /** Days without a backup after which it is late; 0 where another program makes the backups. */
  lateDays: number;
  /** Days that the server may stand still before its clock is asked about; the default of clock.ts where undefined. */
  stopDays: number | undefined;
  /** The addresses of the sample accounts. */
  sampleAddresses: readonly string[];
  timeZone: string | undefined;
  /** Whether feeds follow the record that an account is linked to. */
  followsLinks?: boolean;
  /** Tries to sign in at the mail server; undefined where none is set. */
  tryMail(): Promise<Finding | undefined>;
  /** Looks at the certificate of the public address; undefined where that isn't https. */
  certificate(): Promise<Finding | undefined>;
}
