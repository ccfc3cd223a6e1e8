import type { Task } from '../task.ts';
import { monthView } from './events.ts';
import { buildForm } from './forms.ts';
import { createWithError, findMember, openRecord } from './members.ts';
import { signIn } from './signIn.ts';

/** In the order of an administrator's day. */
export const tasks: readonly Task[] = [signIn, findMember, openRecord, createWithError, monthView, buildForm];
