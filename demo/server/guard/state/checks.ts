/**
 * The checks of the server, one row each: `npm run check`, the screen «État du serveur», today's line and the mail about a
 * late backup all walk this table. Each look takes less than the time that its kind may take, or is told as not seen.
 */
import type { ServerCheck } from '../../../../src/domain/serverState';
import type { Database } from '../../store/database/database';
import { backupFinding } from './backupAge';
import { clockFinding, mailsFinding, serverSpaceFinding, tablesFinding } from './databaseLooks';
import { type Finding, soon, well, wrong } from './finding';
import type { Sight } from './sight';
import { findingTexts } from './texts';
import { unlinkedFeedsFinding } from './unlinkedFeeds';

/** What is looked at. A stopped embedded database isn't opened, so a look may have none. */
export interface Scene {
  sight: Sight | undefined;
  db: Database | undefined;
  now(): number;
}

type Found = Finding | undefined | Promise<Finding | undefined>;

interface Row {
  key: string;
  /** Asks the network, which takes longer and may have no answer. */
  isRemote?: true;
  /** Asks the database. Where it is away or older, the row about its tables says so for all of them. */
  isStored?: true;
  /** Cheap enough for each visit of the dashboard, and in need of a hand where it isn't well. */
  isAlert?: true;
  /** Undefined where there is nothing to look at. */
  look(scene: Scene): Found;
}

const settingsFinding = ({ sight }: Scene): Found => {
  const warnings = sight?.warnings();
  if (!warnings) return undefined;
  return warnings.length === 0
    ? well(findingTexts.settingsWell)
    : soon(warnings.join(' '), findingTexts.changeSettings);
};

function ownerFinding({ sight }: Scene): Found {
  if (!sight) return undefined;
  try {
    sight.checkOwner();
    return well(findingTexts.ownerWell(sight.folder));
  } catch (error) {
    // The sentence says what to type.
    return wrong((error as Error).message, null);
  }
}

function spaceFinding({ sight }: Scene): Found {
  if (!sight) return undefined;
  const { bytes, state } = sight.space();
  if (state === 'full') return wrong(findingTexts.spaceFull(bytes), findingTexts.makeRoom);
  if (state === 'low') return soon(findingTexts.spaceLow(bytes), findingTexts.makeRoom);
  return well(findingTexts.spaceWell(bytes));
}

const TABLES = 'base';

/** In the order in which they are shown. */
const CHECKS: readonly Row[] = [
  { key: 'reglages', look: settingsFinding },
  { key: 'dossier', look: ownerFinding },
  { key: TABLES, look: tablesFinding, isAlert: true },
  { key: 'espace', look: spaceFinding, isAlert: true },
  { key: 'espace-base', look: serverSpaceFinding, isAlert: true, isStored: true },
  { key: 'horloge', look: clockFinding, isAlert: true, isStored: true },
  { key: 'sauvegarde', look: backupFinding, isAlert: true, isStored: true },
  { key: 'messages', look: mailsFinding, isAlert: true, isStored: true },
  { key: 'comptes', look: unlinkedFeedsFinding, isStored: true },
  { key: 'courriel', look: ({ sight }) => sight?.tryMail(), isRemote: true },
  { key: 'certificat', look: ({ sight }) => sight?.certificate(), isRemote: true },
];

/** Milliseconds that a look may take; those that ask the network have a limit of their own within it. */
const LOCAL_MS = 2500;
const REMOTE_MS = 6000;

/** The finding, or an error once it is late. */
function inTime(found: Found, ms: number): Promise<Finding | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(findingTexts.late)), ms);
  });
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}

async function checked({ key, look, isRemote }: Row, scene: Scene) {
  try {
    const found = await inTime(look(scene), isRemote ? REMOTE_MS : LOCAL_MS);
    return found && { cle: key, ...found };
  } catch (error) {
    const reason = scene.sight?.explain(error) ?? (error instanceof Error ? error.message : String(error));
    return { cle: key, ...wrong(findingTexts.unseen(key, reason), findingTexts.lookAgain), isUnseen: true };
  }
}

/** Looks at these rows at the same time. */
async function look(rows: readonly Row[], scene: Scene): Promise<ServerCheck[]> {
  const found = await Promise.all(rows.map((row) => checked(row, scene)));
  const areTablesWell = found.every((check) => check?.cle !== TABLES || check.etat === 'bien');
  return found.flatMap((check, at) => {
    if (!check || ('isUnseen' in check && rows[at]?.isStored && !areTablesWell)) return [];
    const { cle, etat, phrase, remede } = check;
    return [{ cle, etat, phrase, remede }];
  });
}

/** What the server knows without asking the network. */
export const lookHere = (scene: Scene): Promise<ServerCheck[]> =>
  look(
    CHECKS.filter(({ isRemote }) => !isRemote),
    scene,
  );

/** What only the network tells. */
export const lookAround = (scene: Scene): Promise<ServerCheck[]> =>
  look(
    CHECKS.filter(({ isRemote }) => isRemote),
    scene,
  );

/** What needs a hand now, of what is cheap to look at; problems first. */
export async function alerts(scene: Scene): Promise<ServerCheck[]> {
  const found = await look(
    CHECKS.filter(({ isAlert }) => isAlert),
    scene,
  );
  const inState = (wanted: ServerCheck['etat']) => found.filter(({ etat }) => etat === wanted);
  return [...inState('probleme'), ...inState('attention')];
}
