/** What the checks of the server see of its machine, from its settings. */
import { existsSync } from 'node:fs';
import { CAPABILITIES } from '../../../../src/domain/capabilities';
import { lastBackup } from '../../guard/privacy/keptCopies';
import { certificateFinding } from '../../guard/state/certificate';
import { type Finding, well, wrong } from '../../guard/state/finding';
import type { FreeSpace, Sight } from '../../guard/state/sight';
import { findingTexts } from '../../guard/state/texts';
import { tryMailServer } from '../../letters/tryMailServer';
import { users as sampleAccounts } from '../../seed/catalogs';
import { checkOwner } from '../../store/folder/folderOwner';
import { freeBytes, spaceState } from '../../store/folder/freeSpace';
import { readAddress } from '../../store/server/address';
import { unknownVariables } from './readOptions';
import { BACKUP_DAYS_DEFAULT, DATA_DIR_DEFAULT, type ServerOptions } from './serverOptions';
import { operatorSentence } from './systemErrors';
import { warningsOf } from './warnings';

/** Milliseconds for each question to the network. */
const REMOTE_MS = 5000;

function spaceIn(folder: string): FreeSpace {
  const bytes = freeBytes(folder);
  return { bytes, state: spaceState(bytes) };
}

/** Whether every host of the address is this machine, by a loopback address or a socket in a folder. */
function isLocalServer(databaseUrl: string | undefined): boolean {
  if (!databaseUrl) return false;
  return readAddress(databaseUrl).hosts.every((host) => {
    const { hostname, searchParams } = new URL(host);
    const name = searchParams.get('host') ?? decodeURIComponent(hostname);
    return name === '' || name.startsWith('/') || /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(name);
  });
}

/** A warning as a sentence of its own. */
const sentenceOf = (line: string): string => {
  const text = line.trim().replace(/^Attention\u00a0: /, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Whether accounts are linked to records, and feeds follow these links. */
export const followsLinks = ({ capabilities = CAPABILITIES }: Pick<ServerOptions, 'capabilities'>): boolean =>
  capabilities.includes('compte-membre');

async function mailFinding(options: ServerOptions): Promise<Finding | undefined> {
  const { smtp, mails } = options;
  if (!smtp) return mails ? well(findingTexts.mailFiles(mails)) : undefined;
  const tried = await tryMailServer(options, REMOTE_MS);
  return tried.ok ? well(findingTexts.mailServerWell) : wrong(tried.phrase, tried.remedy);
}

/**
 * @param url where the server listens; links lead there when no other address is set
 * @param env where the settings were read, for names that are no setting
 */
export function sightOf(options: ServerOptions, url: () => string, env: NodeJS.ProcessEnv): Sight {
  const { dataDir = DATA_DIR_DEFAULT, databaseUrl, publicUrl, timeZone } = options;
  return {
    folder: dataDir,
    explain: operatorSentence,
    warnings: () => [...warningsOf(options, url(), env.TZ), ...unknownVariables(env)].map(sentenceOf),
    checkOwner: () => checkOwner(dataDir),
    space: () => spaceIn(dataDir),
    spaceAt: (path) => (existsSync(path) ? spaceIn(path) : undefined),
    hasLocalServer: isLocalServer(databaseUrl),
    lastBackup: () => lastBackup(dataDir),
    lateDays: options.backupDays ?? BACKUP_DAYS_DEFAULT,
    stopDays: options.stopDays,
    sampleAddresses: sampleAccounts.map(({ email }) => email),
    timeZone,
    followsLinks: followsLinks(options),
    tryMail: () => mailFinding(options),
    certificate: async () =>
      publicUrl
        ? certificateFinding(publicUrl, { now: Date.now, timeZone, milliseconds: REMOTE_MS })
        : undefined,
  };
}
