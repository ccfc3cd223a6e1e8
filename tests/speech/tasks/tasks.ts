import type { Task } from '../task.ts';
import { monthView } from './events.ts';
import { findMember, openRecord } from './members.ts';
import { signIn } from './signIn.ts';

/** In the order of an administrator's day. */
export const tasks: readonly Task[] = [signIn, findMember, openRecord, monthView];
