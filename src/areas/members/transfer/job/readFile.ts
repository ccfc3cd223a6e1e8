import { decodeText } from '../csv/decodeText';
import { type CsvTable, readCsv } from '../csv/readCsv';
import { matchHeaders } from '../lines/matchHeaders';
import { pause } from '../lines/prepareLines';
import { type FileProblem, MAX_SIZE } from './importState';

/** The number of fields that a header names. */
const score = (header: readonly string[]) => Object.keys(matchHeaders(header)).length;

/** Problems that are known without reading the file. */
function problemOf(file: File): FileProblem | undefined {
  if (file.size > MAX_SIZE) return { kind: 'tooBig', size: file.size };
  return file.size === 0 ? { kind: 'empty' } : undefined;
}

/** The table of a chosen file, or what is wrong with it. Never throws. */
export async function readFile(file: File): Promise<CsvTable | FileProblem> {
  const known = problemOf(file);
  if (known) return known;
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // The file was moved or changed since it was chosen, or its disk was removed.
    return { kind: 'unreadable' };
  }
  const decoded = decodeText(bytes);
  if ('problem' in decoded) return { kind: decoded.problem };
  await pause();
  return readCsv(decoded.text, { score, pause });
}
