import type { Screen } from './desktop/browser.ts';
import type { SpeechLog } from './desktop/SpeechLog.ts';
import { faultsOf, isHeard } from './judge.ts';
import type { Step, Task } from './task.ts';

/** More steps of Tab than any screen has. */
const MOST = 60;

/** A key and the sentences after it. */
export interface Line {
  did: string;
  heard: readonly string[];
  faults: readonly string[];
}

function stroke(step: Step, screen: Screen): string {
  const { key, text, file } = step;
  if (file) screen.answerWith(file);
  if (text === undefined) {
    screen.press(key ?? 'Tab');
    return `${key ?? 'Tab'}${file ? ` (${file.name})` : ''}`;
  }
  const words = typeof text === 'function' ? text(screen.server) : text;
  screen.type(words);
  return `«\u00a0${words}\u00a0»`;
}

async function once(step: Step, screen: Screen, speech: SpeechLog): Promise<Line> {
  const { hears = [], until, text } = step;
  const mayBeSilent = text !== undefined || step.isSilent === true;
  const did = stroke(step, screen);
  const isEnough = (heard: readonly string[]) =>
    (heard.length > 0 || mayBeSilent) && hears.every((words) => isHeard(words, heard));
  await speech.until(isEnough);
  const heard = speech.take();
  return { did, heard, faults: faultsOf(heard, hears, mayBeSilent || until !== undefined, step.twice) };
}

/** Performs the task and gives what was heard, key by key. */
export async function perform(task: Task, screen: Screen, speech: SpeechLog): Promise<Line[]> {
  const lines: Line[] = [];
  await speech.until((heard) => heard.length > 3);
  lines.push({ did: '(la page s’ouvre)', heard: speech.take(), faults: [] });
  screen.keepFocusMode();
  await speech.until((heard) => isHeard(/mode focus/i, heard));
  const heard = speech.take();
  lines.push({ did: 'Insert+A, A', heard, faults: faultsOf(heard, [/mode focus/i], false) });
  for (const step of task.steps) {
    const { until } = step;
    for (let turn = 0; turn < MOST; turn++) {
      const line = await once(step, screen, speech);
      const isThere = !until || isHeard(until, line.heard);
      const isLost = until && !isThere && turn === MOST - 1;
      lines.push(isLost ? { ...line, faults: [...line.faults, `never reached: ${until}`] } : line);
      if (isThere) break;
      if (isLost) return lines;
    }
  }
  return lines;
}
