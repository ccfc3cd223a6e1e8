/*
 * The question before a sign-out that removes what was never sent. It is asked where there is no network, and its code could
 * not be loaded then: what makes something wait brings the question with it.
 */
import type { WidgetRootStore } from '../../../ui/widgetRoot/WidgetRootStore';

/** Resolves to whether the user agrees. */
type Question = (widgetRoot: WidgetRootStore, waiting: number) => Promise<boolean>;

let brought: Question | undefined;

/** Called by what makes something wait, before it does. */
export function bringQuestion(question: Question): void {
  brought = question;
}

/** @returns undefined where it can't be loaded: on a page that has shown no sheet since the network went away */
export const questionBeforeSignOut = async (): Promise<Question | undefined> =>
  brought ??
  import('./mayForget').then(
    ({ mayForget }) => mayForget,
    () => undefined,
  );
