import { type BuiltConsole, openConsole } from '../../../fast/journeys/support/builtConsole.ts';
import { countInteractions, type Interactions } from './interactions.ts';

type Opening = Parameters<typeof openConsole>[0];

export interface Tasks extends BuiltConsole {
  /** Opens a screen by its address, from where the count begins. */
  goTo(path: string): Promise<void>;
  /** The interactions since the last call. */
  counted(): Promise<Interactions>;
  /** Their number. */
  taken(): Promise<number>;
}

/** The built console, with every interaction on its page counted. */
export async function openTasks(opening: Opening): Promise<Tasks> {
  const built = await openConsole({ size: { width: 1280, height: 900 }, ...opening });
  const counted = await countInteractions(built.page);
  return {
    ...built,
    counted,
    async goTo(path) {
      await built.page.goto(`${built.server.url}/#${path}`);
      await counted();
    },
    async taken() {
      const { presses, fields } = await counted();
      return presses + fields;
    },
  };
}
