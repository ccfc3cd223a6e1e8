/*
 * Nothing in view moves while a widget's code, the session and the data arrive: every widget is as high as the window
 * from the page's first paint on, so what follows it starts below, whatever number of rows there will be. It stays so
 * signed out, loading, empty and full. At least 640 px, which the sign-in form takes; at most 1080 px, so that a frame
 * that grows with its content comes to an end.
 */

/** A CSS length, for the loader and content systems. reserveHeight.ts and frame.module.css repeat it; a test compares. */
export const RESERVED_HEIGHT = 'clamp(640px,100vh,1080px)';
