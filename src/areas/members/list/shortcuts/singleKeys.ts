import { keep, readKept } from '../../../../data/viewerStorage';

/** Whether single keys are shortcuts for this viewer. They can be disabled, because dictation and screen readers use them. */
export const areSingleKeysOn = (viewer: string): boolean => readKept(viewer, 'members-shortcuts') !== false;

export const keepSingleKeys = (viewer: string, isOn: boolean): void =>
  keep(viewer, 'members-shortcuts', isOn);
