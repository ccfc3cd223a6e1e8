import { useEffect, useLayoutEffect } from 'react';

/**
 * `useLayoutEffect` in a browser. On a server no effect runs, and React 18 prints a warning for each `useLayoutEffect`
 * that it renders there.
 */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
