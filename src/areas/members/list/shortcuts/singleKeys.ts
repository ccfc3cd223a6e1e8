import { keep, readKept } from '../../data/viewerStorage';

/** Whether single letters and signs are shortcuts for this viewer: they get in the way of dictation and screen readers. */
export const areSingleKeysOn = (viewer: string): boolean => readKept(viewer, 'shortcuts') !== false;

export const keepSingleKeys = (viewer: string, isOn: boolean): void => keep(viewer, 'shortcuts', isOn);
