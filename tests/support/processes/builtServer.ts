/**
 * The server in one file, as installations run it. It starts in a tenth of the processor time that the sources need,
 * and tests start it as a process about forty times.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildServer } from '../../../embed/build/buildServer';
import { hashOf } from '../../../embed/build/inputs';

const SOURCES = ['demo/server', 'src/domain', 'src/api', 'embed/build/buildServer.ts', 'package-lock.json'];

/** Builds into `.cache` once per state of the sources. Several test files may call it at the same time. */
async function build(): Promise<string> {
  const folder = resolve(`.cache/server-${hashOf(SOURCES)}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  await buildServer(join(unfinished, 'main.js'));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process was faster, and its files are the same.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}

const folder = await build();

/** Makes Node compile PGlite quickly: the process of a test ends before a better compilation would pay off. */
const NODE = [process.execPath, '--liftoff-only'];

/** The command that starts the server. With `account …` after it, the command that manages its accounts. */
export const SERVER: readonly string[] = [...NODE, join(folder, 'main.js')];
/** The command behind `npm run backup`, `restore` and `move`. */
export const DATA: readonly string[] = [...NODE, join(folder, 'data.js')];
