import type { Task } from '../task.ts';
import { monthView } from './events.ts';
import { answerForm, buildForm } from './forms.ts';
import { bulkAction, importFile } from './manyMembers.ts';
import { addTag, createWithError, findMember, openRecord } from './members.ts';
import { signIn } from './signIn.ts';

/** The tasks of an administrator's day, and then the answer of a visitor. */
export const tasks: readonly Task[] = [
  signIn,
  findMember,
  openRecord,
  addTag,
  createWithError,
  bulkAction,
  importFile,
  monthView,
  buildForm,
  answerForm,
];
