/** Lists of fields, in the order of the columns of a file. Apart from their rows, because the members list needs none. */
import { keysOf } from '../records';
import { exportLabels, fieldsOfKind, type MemberField, memberFieldRules } from './memberFieldRules';

/** What a line of an import may say. */
export const IMPORT_COLUMNS = keysOf<MemberField>(memberFieldRules);

/** Words as people write them: letters may be lost in them, and values of other columns stand out. */
export const WORD_COLUMNS = fieldsOfKind('text');
export type WordColumn = (typeof WORD_COLUMNS)[number];

/** What an export may hold. */
export const EXPORT_COLUMNS = keysOf(exportLabels);

export const REQUIRED_TO_CREATE = IMPORT_COLUMNS.filter((key) => memberFieldRules[key].required === 'always');
export const REQUIRED_TO_EDIT = IMPORT_COLUMNS.filter((key) => memberFieldRules[key].required);
