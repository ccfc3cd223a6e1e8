/*
 * Reads a chosen file: its bytes once, then its table in the likeliest reading or in the one that the user chooses. With
 * its parser it is as large as all the steps together, so it loads while the user looks for the file.
 */

import { decodeFile } from '../../../domain/import/bytes/reading';
import { type OfferedReading, readingsOf } from '../../../domain/import/bytes/readings';
import type { Pause } from '../../../domain/import/bytes/slices';
import { rulesOf } from '../../../domain/import/decisions';
import { headerAt } from '../../../domain/import/header';
import { readSheet, tableOf } from '../../../domain/import/readTable';
import { momentZone } from '../../../texts/dateChoice';
import { isoDay } from '../../../texts/formats';
import type { ParsedFile } from '../import/job/importState';
import { type FileProblem, MAX_SIZE, type Source } from '../import/job/source';
import { type ImportLine, prepareLines } from './prepareLines';
import { readingOf } from './readSource';

/** Problems that are known without reading the file. */
function problemOf(file: File): FileProblem | undefined {
  if (file.size > MAX_SIZE) return { kind: 'tooBig', size: file.size };
  return file.size === 0 ? { kind: 'empty' } : undefined;
}

type Opened = Pick<Source, 'fileName' | 'bytes' | 'found'>;

/** The file in one of its readings, or what is wrong with it. */
export async function sourceOfFile(
  opened: Opened,
  reading: OfferedReading,
  pause: Pause,
): Promise<Source | FileProblem> {
  const sheet = await readSheet(await decodeFile(opened.bytes, reading, pause), pause);
  if ('kind' in sheet) return sheet;
  const table = tableOf(sheet);
  return 'kind' in table ? table : { ...opened, reading, sheet, headerAt: headerAt(sheet.rows), table };
}

/** A chosen file, or what is wrong with it. Never throws. */
export async function readFile(file: File, pause: Pause): Promise<Source | FileProblem> {
  const known = problemOf(file);
  if (known) return known;
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // The file was moved or changed since it was chosen, or its disk was removed.
    return { kind: 'unreadable' };
  }
  const found = await readingsOf(bytes, pause);
  if ('problem' in found) return { kind: found.problem };
  return sourceOfFile({ fileName: file.name, bytes, found }, found.readings[0], pause);
}

/** The lines of a file as its columns and the answers have them. */
export function linesOfFile(
  { source, matching, answers }: ParsedFile,
  { leavesOut, hasStates }: { leavesOut: boolean; hasStates: boolean },
  pause: Pause,
): Promise<ImportLine[]> {
  const { plan, decisions } = readingOf(source, matching);
  const rules = rulesOf(decisions, answers, { today: isoDay(new Date()), zone: momentZone(), hasStates });
  return prepareLines(source.table, { plan, rules, pause, leavesOut });
}

export { matchingOf } from './readSource';
