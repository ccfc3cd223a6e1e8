import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkOwner } from '../../store/folder/folderOwner';
import { commandTexts } from './texts';

/**
 * Refuses a folder without data, because opening it would create a database. To a user who may not look into it, a folder of
 * another user seems empty.
 * @throws Error with a sentence for the operator
 */
export function checkHasData(folder: string): void {
  if (existsSync(join(folder, 'pg'))) return;
  if (process.geteuid?.() !== 0) checkOwner(folder);
  throw new Error(commandTexts.noData(folder));
}
