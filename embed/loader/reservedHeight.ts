/*
 * Nothing in view moves while a widget's code, the session and the data load: from the first paint on, every widget is
 * as high as the window, so that what follows starts below it, whatever the number of rows. The height is the same
 * signed out, loading, empty and full. It is at least 640 px, which the sign-in form needs. It is at most 1080 px, so
 * that a frame that grows with its content stops growing.
 */

/**
 * A CSS length, for the loader and CMS plugins. reserveHeight.ts and frame.module.css repeat it; a test compares them.
 */
export const RESERVED_HEIGHT = 'clamp(640px,100vh,1080px)';

/** The same for areas that may be a few lines high (`isLow`), such as a registration that is closed. */
export const LOW_HEIGHT = '320px';
