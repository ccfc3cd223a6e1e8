import type { Task } from '../task.ts';
import { monthView } from './events.ts';
import { answerForm, buildForm } from './forms.ts';
import { bulkAction, importFile } from './manyMembers.ts';
import { addTag, createWithError, findMember, openRecord } from './members.ts';
import { signIn } from './signIn.ts';

/** In the order of an administrator's day, and of the visitor's who answers. */
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
